package org.robotmcpkit.sample;

import java.util.Optional;
import org.robotmcpkit.sample.base.Base;
import org.robotmcpkit.sample.demo.Demo;
import org.robotmcpkit.server.CapabilityServer;

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
    Optional<String> problem = SampleLogs.problem(System.getenv());
    if (problem.isPresent()) {
      System.err.println("sample-sleeper: " + problem.get());
      System.exit(CapabilityServer.BAD_CONFIGURATION);
    }
    String choice = String.join(" ", args);
    switch (choice) {
      case "", "sleeper" -> Sleeper.main(args);
      case "base" -> Base.main(args);
      case "demo" -> Demo.main(args);
      case "--tour" -> {
        SampleLogs.leaveTheTerminalToPeople();
        Tour.run();
      }
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
