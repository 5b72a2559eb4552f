package org.robotmcpkit.task;

import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.robotmcpkit.event.Mutant;
import org.robotmcpkit.lincheck.BrokenKit;
import org.robotmcpkit.lincheck.Interleavings;

/** See {@link Interleavings} for how many scenarios are run. */
@Tag("lincheck")
class TaskRecordLincheckTest {
  @Test
  void aTaskAnswersAsIfOneThingHappenedAfterTheOther() {
    Interleavings.check(RecordUnderLincheck.class, SequentialTask.class);
  }

  @Test
  void aReportBesideAStopIsAnsweredAsIfOneCameAfterTheOther() {
    Interleavings.check(
        RecordUnderLincheck.class,
        SequentialTask.class,
        List.of(List.of("fire"), List.of("cancel", "graceEnds")));
  }

  static List<Mutant> mutants() {
    return List.of(
        Mutant.of(
            "the state is looked at in one step and set in another",
            RecordUnderLincheck.class,
            "task/TaskRecord.java",
            "        return false;\n      }\n      if (ending instanceof Ending.Returned returned) {",
            "        return false;\n      }\n    }\n    synchronized (lock) {\n"
                + "      if (ending instanceof Ending.Returned returned) {"),
        Mutant.of(
            "numbers are taken in one step and handed over in another",
            RecordUnderLincheck.class,
            "task/TaskRecord.java",
            "      updatedAt = clock.instant();\n      events.emit(EventType.PROGRESS, payload);\n",
            "      updatedAt = clock.instant();\n    }\n    events.emit(EventType.PROGRESS, payload);\n"
                + "    synchronized (lock) {\n"));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("mutants")
  void whatIsBrokenIsFound(Mutant mutant) throws Exception {
    BrokenKit.assertFound(TaskRecordLincheckTest.class, mutant, SequentialTask.class);
  }
}
