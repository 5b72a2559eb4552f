package org.robotmcpkit.cli;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.UnknownHostException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** {@code kit listen}: receives signed events and says what comes of each. */
@Command(
    name = "listen",
    description =
        "Receives events as a planner does, and says which are genuine, refused, duplicates, late or missing.",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    footer = {
      "",
      "The secret is read from the variable or the file, and never shown. A server posts here when it has the same one:",
      "  RVC_CALLBACK_URL=http://127.0.0.1:8765/api/agent/events RVC_EVENT_SECRET=... java -jar server.jar",
      "",
      "Examples:",
      "  kit listen --port 8765",
      "  kit listen --secret-file /etc/robot/secret --json | jq -c .event",
      "  kit listen --fail-first 3"
    })
final class ListenCommand implements Callable<Integer> {
  private static final int DEFAULT_PORT = 8765;
  private static final int MOST_PORT = 65535;
  private static final String PATH = "/api/agent/events";
  private static final Duration LONG = Duration.ofHours(1);

  private final Surroundings here;

  @Spec private CommandSpec spec;

  @Option(
      names = "--port",
      paramLabel = "N",
      description = "The port; 0 takes a free one. Default ${DEFAULT-VALUE}.")
  private int port = DEFAULT_PORT;

  @Option(
      names = "--host",
      paramLabel = "HOST",
      description = "The address to listen at. Default ${DEFAULT-VALUE}.")
  private String host = "127.0.0.1";

  @ArgGroup private @Nullable Secret secret;

  /** Where the secret is. */
  static final class Secret {
    @Option(
        names = "--secret-env",
        paramLabel = "NAME",
        description = "The variable with the secret. Default RVC_EVENT_SECRET.")
    private @Nullable String variable;

    @Option(names = "--secret-file", paramLabel = "FILE", description = "The file with the secret.")
    private @Nullable Path file;
  }

  @Option(
      names = "--fail-first",
      paramLabel = "N",
      description = "Answers the first N requests with 503, unread.")
  private int failFirst;

  @Option(
      names = "--json",
      description = "Prints a JSON object on one line for each thing that happens.")
  private boolean json;

  ListenCommand(Surroundings here) {
    this.here = here;
  }

  @Override
  public Integer call() {
    if (port < 0 || port > MOST_PORT) {
      throw new ParameterException(spec.commandLine(), "--port is from 0 to " + MOST_PORT);
    }
    EventReport report = new EventReport(here, json);
    String text = secret();
    here.interrupts().await(() -> {});
    try (EventDesk desk = new EventDesk(address(), text, Math.max(0, failFirst), report)) {
      report.listening(
          "http://" + (host.contains(":") ? "[" + host + "]" : host) + ":" + desk.port() + PATH);
      while (!here.interrupts().happenedWithin(LONG)) {
        // events are reported as they come
      }
    } catch (IOException taken) {
      throw CommandFailure.unreachable(
          "port "
              + port
              + " on "
              + Shown.line(host)
              + " cannot be bound; take another with --port, 0 takes a free one");
    }
    report.summary();
    return here.interrupts().exitCode().orElse(ExitCode.OK);
  }

  private InetSocketAddress address() {
    try {
      return new InetSocketAddress(InetAddress.getByName(host), port);
    } catch (UnknownHostException unknown) {
      throw new ParameterException(
          spec.commandLine(), "--host " + Shown.line(host) + " cannot be resolved");
    }
  }

  private String secret() {
    if (secret != null && secret.file != null) {
      return notBlank(
          Token.secretIn(secret.file, "--secret-file"), "the file " + Shown.line(secret.file));
    }
    String variable =
        secret != null && secret.variable != null ? secret.variable : "RVC_EVENT_SECRET";
    return notBlank(
        here.variables().getOrDefault(variable, ""), "the variable " + Shown.line(variable));
  }

  private String notBlank(String text, String where) {
    if (text.isBlank()) {
      throw new ParameterException(
          spec.commandLine(),
          "there is no secret in "
              + where
              + "; set it, or name another with --secret-env or --secret-file");
    }
    return text;
  }
}
