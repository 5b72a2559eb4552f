package org.robotmcpkit.event;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/**
 * Runs the simulation for many seeds; {@code -Dkit.sim.seeds=n} says how many, {@code -Dkit.sim.seed=s} replays one.
 */
class PosterSimulationTest {
  private static final int SEEDS = Integer.getInteger("kit.sim.seeds", 500);

  @Test
  void keepsItsPromisesWhateverTheEndpointDoes() {
    Long one = Long.getLong("kit.sim.seed");
    if (one != null) {
      run(one);
      return;
    }
    for (long seed = 0; seed < SEEDS; seed++) {
      run(seed);
    }
  }

  @Test
  void runsTheSameForTheSameSeed() {
    for (long seed = 0; seed < 10; seed++) {
      assertThat(run(seed)).isEqualTo(run(seed));
    }
  }

  private static String run(long seed) {
    PosterSimulation simulation = new PosterSimulation(seed);
    try {
      simulation.run();
    } catch (Throwable t) {
      throw new AssertionError("seed " + seed + " (replay with -Dkit.sim.seed=" + seed + ")", t);
    }
    return simulation.trace.toString();
  }
}
