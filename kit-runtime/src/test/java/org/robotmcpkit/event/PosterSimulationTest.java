package org.robotmcpkit.event;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** See {@link Seeds} for how many seeds are run, and how one is replayed. */
class PosterSimulationTest {
  @Test
  void keepsItsPromisesWhateverTheEndpointDoes() {
    Seeds.run(PosterSimulationTest.class, PosterSimulation::new);
  }

  @Test
  void runsTheSameForTheSameSeed() {
    for (long seed = 0; seed < 10; seed++) {
      assertThat(trace(seed)).isEqualTo(trace(seed));
    }
  }

  private static String trace(long seed) {
    return Seeds.run(PosterSimulationTest.class, PosterSimulation::new, seed).trace();
  }
}
