package org.robotmcpkit.event;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** See {@link Seeds} for how many seeds are run, and how one is replayed. */
class SystemSimulationTest {
  @Test
  void tasksEventsAndPlannerAgreeInTheEndWhateverHappensOnTheWay() {
    Seeds.run(SystemSimulationTest.class, SystemSimulation::new);
  }

  @Test
  void runsTheSameForTheSameSeed() {
    for (long seed = 0; seed < 20; seed++) {
      assertThat(trace(seed)).isEqualTo(trace(seed));
    }
  }

  private static String trace(long seed) {
    return Seeds.run(SystemSimulationTest.class, SystemSimulation::new, seed).trace();
  }
}
