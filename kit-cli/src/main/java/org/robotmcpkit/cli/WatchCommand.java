package org.robotmcpkit.cli;

import java.time.Duration;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.Function;
import org.robotmcpkit.model.TaskInfo;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** {@code kit watch}: all tasks of a server, live. */
@Command(
    name = "watch",
    description = "Shows the tasks of a server as they are now, and what changes, until ctrl-C.",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    footer = {
      "",
      "With a token, the tasks are those that its principal has started.",
      "",
      "Examples:",
      "  kit watch sleeper",
      "  kit watch sleeper --json | jq .state",
      "  kit watch sleeper --once"
    })
final class WatchCommand implements Callable<Integer> {
  private static final int FINISHED = 10;
  private static final double MOST_SECONDS = 3600;
  private static final int MILLIS = 1000;

  private final Surroundings here;

  @Spec private CommandSpec spec;
  @Mixin private final ServerOptions server;

  @Option(names = "--json", description = "Prints each change as the task in JSON on one line.")
  private boolean json;

  @Option(names = "--once", description = "Prints the tasks as they are now, and ends.")
  private boolean once;

  @Option(
      names = "--interval",
      paramLabel = "SECONDS",
      defaultValue = "1",
      description = "How often the server is asked, in seconds; default ${DEFAULT-VALUE}.")
  private double intervalS;

  WatchCommand(Surroundings here, Function<String, ServerAddress> servers) {
    this.here = here;
    this.server = new ServerOptions(here, servers);
  }

  @Override
  public Integer call() {
    if (!(intervalS >= 0.1 && intervalS <= MOST_SECONDS)) {
      throw new ParameterException(spec.commandLine(), "--interval is from 0.1 to 3600 seconds");
    }
    ServerAddress address = server.address();
    try (McpConnection connection = McpConnection.open(address, server.token(address))) {
      TaskTools tasks = new TaskTools(connection, connection.tools());
      WatchScreen screen = new WatchScreen(here, json, here.isTerminal() && !json && !once);
      here.interrupts().await(() -> {});
      do {
        List<TaskInfo> now = tasks.list(FINISHED);
        screen.show(now);
      } while (!once
          && !here.interrupts().happenedWithin(Duration.ofMillis(Math.round(intervalS * MILLIS))));
    }
    return here.interrupts().exitCode().orElse(ExitCode.OK);
  }
}
