package org.robotmcpkit.sample;

/** Chooses what the executable jar does: the server, or the tour that shows it. */
public final class SampleMain {
  private static final int USAGE = 64;

  private SampleMain() {}

  /** Serves the sleeper; with {@code --tour} also plays the planner and prints what it sees. */
  public static void main(String[] args) throws Exception {
    String choice = args.length == 0 ? "" : String.join(" ", args);
    switch (choice) {
      case "" -> Sleeper.main(args);
      case "--tour" -> Tour.main(args);
      default -> {
        System.err.println("sample-sleeper takes no argument, or --tour for a guided tour (got: " + choice + ").");
        System.exit(USAGE);
      }
    }
  }
}
