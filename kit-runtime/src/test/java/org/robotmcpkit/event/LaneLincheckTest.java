package org.robotmcpkit.event;

import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.robotmcpkit.lincheck.BrokenKit;
import org.robotmcpkit.lincheck.Interleavings;

/** See {@link Interleavings} for how many scenarios are run. */
@Tag("lincheck")
class LaneLincheckTest {
  @Test
  void theLanesAnswerAsIfOneThingHappenedAfterTheOther() {
    Interleavings.check(LaneUnderLincheck.class, SequentialLanes.class);
  }

  static List<Mutant> mutants() {
    return List.of(
        Mutant.of(
            "the next attempt is looked for without the lock",
            LaneUnderLincheck.class,
            "event/Outbox.java",
            "    lock.lock();\n    try {\n      return next(now);\n    } finally {\n      lock.unlock();\n    }\n",
            "    return next(now);\n"),
        Mutant.of(
            "an event is counted in one step and queued in another",
            LaneUnderLincheck.class,
            "event/Outbox.java",
            "      backlog.add(event);\n",
            "      backlog.add(event);\n      lock.unlock();\n      lock.lock();\n"));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("mutants")
  void whatIsBrokenIsFound(Mutant mutant) throws Exception {
    BrokenKit.assertFound(LaneLincheckTest.class, mutant, SequentialLanes.class);
  }
}
