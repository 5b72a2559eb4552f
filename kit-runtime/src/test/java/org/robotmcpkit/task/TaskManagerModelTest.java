package org.robotmcpkit.task;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Method;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.robotmcpkit.event.Mutant;
import org.robotmcpkit.event.MutantClasses;

/**
 * Random sequences of calls, compared with a simple model. {@code -Dkit.model.seeds=n} says how
 * many; {@code -Dkit.model.seed=s} replays one.
 */
class TaskManagerModelTest {
  private static final int SEEDS = Integer.getInteger("kit.model.seeds", 2_000);
  private static final int SEEDS_FOR_A_MUTANT = 2_000;

  @Test
  void theManagerDoesWhatTheModelDoes() {
    Long one = Long.getLong("kit.model.seed");
    long first = one == null ? 0 : one;
    long seeds = one == null ? SEEDS : 1;
    for (long seed = first; seed < first + seeds; seed++) {
      String found = ModelSeeds.run(seed);
      if (found != null) {
        throw new AssertionError(found);
      }
    }
  }

  static List<Mutant> mutants() {
    return List.of(
        mutant(
            "a finished task goes before its event has", "FinishedTasks",
            "if (oldest.getValue().isSettled()) {", "if (oldest != null) {"),
        mutant(
            "a task whose event has gone stays", "FinishedTasks",
            "order == null || pinned.remove(order) == null", "order != null || pinned.isEmpty()"),
        mutant(
            "what a body holds is given away at the end of the grace", "LocalTasks",
            "task.giveUpWaiting(() -> register.retire(task, 0)",
                "task.giveUpWaiting(() -> register.retireWithBody(task, 0)"),
        mutant(
            "a deadline is a cancel",
            "TaskRecord",
            "if (stopReason == StopReason.DEADLINE) {",
            "if (stopReason == null) {"),
        mutant(
            "a trigger fires again",
            "AttachedTriggers",
            "fired[position] = true;",
            "fired[position] = trigger.repeats();"),
        mutant(
            "a key stands for any arguments", "TaskRegister",
            "wanted.equals(earlier.request().idempotency())",
                "wanted.key().equals(earlier.request().idempotency().key())"),
        mutant(
            "a key outlives its task", "TaskRegister",
            "      keys.remove(OwnedKey.of(task.request(), task.request().idempotency()), task);\n",
                ""),
        mutant(
            "one body too many",
            "TaskRegister",
            "if (bodies >= maxBodies) {",
            "if (bodies > maxBodies) {"),
        mutant(
            "a page leaves one out", "TaskRegister",
            "ended.get(query.limit() - 1).order()", "ended.get(query.limit()).order()"),
        mutant(
            "progress at the mark fires nothing",
            "AttachedTriggers",
            "percent >= above.percent()",
            "percent > above.percent()"),
        mutant(
            "what waits for two begins when it has one", "ExclusiveUse",
            "candidate != null && isFree(candidate.request().exclusive())", "candidate != null"),
        mutant(
            "a task that gives up frees what another holds", "ExclusiveUse",
            "holders.remove(name, task)", "holders.remove(name)"),
        mutant(
            "a replacement that is replaced begins",
            "ExclusiveUse",
            "    dropped.forEach(this::stopWaiting);\n",
            ""),
        mutant(
            "a start waits for a body that does not stop", "ExclusiveUse",
            "if (overdue.contains(holder)) {",
                "if (overdue.isEmpty() && overdue.contains(holder)) {"),
        mutant(
            "what waits is not told that the other goes on", "LocalTasks",
            "Boolean.FALSE.equals(info.stopped())", "Boolean.TRUE.equals(info.stopped())"),
        mutant(
            "a cancelled task waits on", "LocalTasks",
            "if (register.stopWaiting(task)) {", "if (task == null) {"),
        mutant("a closed manager starts tasks", "TaskRegister", "      closing = true;\n", ""));
  }

  private static Mutant mutant(String breaks, String type, String snippet, String replacement) {
    return Mutant.of(breaks, ModelSeeds.class, "task/" + type + ".java", snippet, replacement);
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("mutants")
  void whatIsBrokenIsFound(Mutant mutant) throws Exception {
    Method run =
        MutantClasses.of(mutant)
            .loadClass(ModelSeeds.class.getName())
            .getDeclaredMethod("run", long.class);
    run.setAccessible(true);
    for (long seed = 0; seed < SEEDS_FOR_A_MUTANT; seed++) {
      Object found = run.invoke(null, seed);
      if (found != null) {
        System.out.printf(Locale.ROOT, "mutant \"%s\": %s%n", mutant, found);
        assertThat(found.toString().lines().count())
            .as("lines of the shortest sequence")
            .isLessThan(3 + 12);
        return;
      }
    }
    throw new AssertionError("\"" + mutant + "\" is not found in " + SEEDS_FOR_A_MUTANT + " seeds");
  }
}
