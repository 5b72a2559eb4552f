package org.robotmcpkit.sample;

import org.robotmcpkit.sample.base.Base;
import org.robotmcpkit.sample.demo.Demo;

/**
 * Chooses what the executable jar does: one of its servers, or the tour that shows the sleeper's.
 */
public final class SampleMain {
  private static final int USAGE = 64;

  private SampleMain() {}

  /**
   * Serves the sleeper, the base or the demo; with {@code --tour} plays the planner too, and prints
   * what it sees.
   */
  public static void main(String[] args) throws Exception {
    String choice = String.join(" ", args);
    switch (choice) {
      case "", "sleeper" -> Sleeper.main(args);
      case "base" -> Base.main(args);
      case "demo" -> Demo.main(args);
      case "--tour" -> Tour.main(args);
      default -> {
        System.err.println(
            "sample-sleeper takes one argument at most: sleeper (as without any), base, demo, or --tour for a guided tour"
                + " (got: "
                + choice
                + ").");
        System.exit(USAGE);
      }
    }
  }
}
