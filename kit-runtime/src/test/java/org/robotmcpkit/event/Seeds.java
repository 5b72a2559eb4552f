package org.robotmcpkit.event;

import java.util.Locale;
import java.util.function.LongFunction;

/**
 * Runs simulations for many seeds. {@code -Dkit.sim.seeds=n} says for how many in all, half of them
 * for each kind of simulation; {@code -Dkit.sim.seed=s} replays one.
 */
final class Seeds {
  private static final int IN_ALL = Integer.getInteger("kit.sim.seeds", 10_000);
  private static final int TRACE_TAIL = 4_000;

  private Seeds() {}

  /** Runs the seeds that were asked for, and sums them up in one line. */
  static void run(Class<?> test, LongFunction<Simulation> simulations) {
    Long one = Long.getLong("kit.sim.seed");
    long first = one == null ? 0 : one;
    long seeds = one == null ? Math.max(1, IN_ALL / 2) : 1;
    long events = 0;
    long attempts = 0;
    long began = System.nanoTime();
    for (long seed = first; seed < first + seeds; seed++) {
      Simulation simulation = run(test, simulations, seed);
      events += simulation.events();
      attempts += simulation.attempts();
    }
    System.out.printf(
        Locale.ROOT,
        "%s: %d seeds, %d events, %d attempts in %.1f s%n",
        test.getSimpleName(),
        seeds,
        events,
        attempts,
        (System.nanoTime() - began) / 1e9);
  }

  /** Runs one seed; what is thrown says how to replay it. */
  static Simulation run(Class<?> test, LongFunction<Simulation> simulations, long seed) {
    Check.Violated.forget();
    Simulation simulation = null;
    QuietLog quiet = QuietLog.begin();
    try {
      simulation = simulations.apply(seed);
      simulation.run();
      Check.Violated.throwFirst();
      return simulation;
    } catch (Throwable t) {
      String trace = simulation == null ? "" : simulation.trace();
      throw new AssertionError(
          "Seed "
              + seed
              + " fails: "
              + t.getMessage()
              + "\nReplay: mvn -pl kit-runtime -am test -Dtest="
              + test.getSimpleName()
              + " -Dsurefire.failIfNoSpecifiedTests=false -Dkit.sim.seed="
              + seed
              + "\nThe end of its trace:\n"
              + trace.substring(Math.max(0, trace.length() - TRACE_TAIL)),
          t);
    } finally {
      quiet.close();
    }
  }
}
