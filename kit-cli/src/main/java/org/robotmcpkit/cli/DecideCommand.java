package org.robotmcpkit.cli;

import java.util.concurrent.Callable;
import java.util.function.Function;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** {@code kit approve} and {@code kit decline}: an operator's yes or no to a call that waits. */
abstract class DecideCommand implements Callable<Integer> {
  private final Surroundings here;
  private final String decision;
  private final String done;

  @Mixin private final ServerOptions server;

  @Parameters(index = "1", paramLabel = "ID", description = "Which one, from kit approvals.")
  private String id = "";

  private DecideCommand(
      Surroundings here, Function<String, ServerAddress> servers, String decision, String done) {
    this.here = here;
    this.server = new ServerOptions(here, servers);
    this.decision = decision;
    this.done = done;
  }

  @Override
  public Integer call() {
    ServerAddress address = server.address();
    new OperatorDesk(address, server.token(address)).decide(id, decision);
    here.out().println(done + " " + Shown.line(id));
    return ExitCode.OK;
  }

  /** Yes. */
  @Command(
      name = "approve",
      description =
          "Lets a call happen that waits for an operator: the same call, made again, starts once.",
      mixinStandardHelpOptions = true,
      versionProvider = Version.class,
      footer = {"", "Example:", "  kit approve base 5f2c"})
  static final class Approve extends DecideCommand {
    Approve(Surroundings here, Function<String, ServerAddress> servers) {
      super(here, servers, "accept", "approved");
    }
  }

  /** No. */
  @Command(
      name = "decline",
      description = "Refuses a call that waits for an operator.",
      mixinStandardHelpOptions = true,
      versionProvider = Version.class,
      footer = {"", "Example:", "  kit decline base 5f2c"})
  static final class Decline extends DecideCommand {
    Decline(Surroundings here, Function<String, ServerAddress> servers) {
      super(here, servers, "decline", "declined");
    }
  }
}
