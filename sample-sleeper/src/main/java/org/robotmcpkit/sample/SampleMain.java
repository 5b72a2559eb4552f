package org.robotmcpkit.sample;

import java.util.Arrays;
import java.util.Optional;
import org.robotmcpkit.sample.base.Base;
import org.robotmcpkit.sample.demo.Demo;
import org.robotmcpkit.sample.planner.Planner;
import org.robotmcpkit.server.CapabilityServer;

/**
 * Chooses what the executable jar does: one of its servers, the tour that shows the sleeper's, or
 * the planner.
 */
public final class SampleMain {
  private static final int USAGE = 64;
  private static final String PLANNER = "planner";

  private SampleMain() {}

  /**
   * Serves the sleeper, the base or the demo; with {@code --tour} plays the planner's part too, and
   * prints what it sees; with {@code planner FILE SECONDS} is a planner.
   */
  public static void main(String[] args) throws Exception {
    Optional<String> problem = SampleLogs.problem(System.getenv());
    if (problem.isPresent()) {
      System.err.println("sample-sleeper: " + problem.get());
      System.exit(CapabilityServer.BAD_CONFIGURATION);
    }
    String choice = args.length > 0 && args[0].equals(PLANNER) ? PLANNER : String.join(" ", args);
    switch (choice) {
      case "", "sleeper" -> Sleeper.main(args);
      case "base" -> Base.main(args);
      case "demo" -> Demo.main(args);
      case PLANNER -> Planner.main(Arrays.copyOfRange(args, 1, args.length));
      case "--tour" -> {
        SampleLogs.leaveTheTerminalToPeople();
        Tour.run();
      }
      default -> {
        System.err.println(
            "sample-sleeper takes one argument at most: sleeper (as without any), base, demo, or --tour for a guided tour;"
                + " or planner with two of its own"
                + " (got: "
                + choice
                + ").");
        System.exit(USAGE);
      }
    }
  }
}
