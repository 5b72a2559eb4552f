package org.robotmcpkit.verification;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import tools.jackson.databind.JsonNode;

/**
 * One whole run over one transport: the sample serves, the TypeScript SDK's client drives it, a
 * receiver in Python takes the events.
 *
 * @param report what the client saw
 * @param attempts what the receiver got
 * @param stderr what the server wrote for people
 */
record Drive(JsonNode report, List<Attempt> attempts, List<String> stderr) {
  private static final Duration LIMIT = Duration.ofSeconds(110);

  /** Drives a server that listens on a port. */
  static Drive overHttp(String transport, String path) {
    Path clients = NodeFolder.CLIENTS.ready();
    try (Receiver receiver = Receiver.start();
        ChildProcess server = SampleServer.startHttp(transport, receiver.environment())) {
      String url = SampleServer.address(server) + path;
      return run(clients, receiver, Map.of("transport", transport, "url", url))
          .withStderr(server.stderr());
    }
  }

  /** Drives a server that the client starts itself. */
  static Drive overStdio() {
    Path clients = NodeFolder.CLIENTS.ready();
    try (Receiver receiver = Receiver.start()) {
      Map<String, String> environment = new HashMap<>(receiver.environment());
      environment.put("MCP_TRANSPORT", "stdio");
      List<String> command = SampleServer.command();
      return run(
          clients,
          receiver,
          Map.of(
              "transport",
              "stdio",
              "command",
              command.get(0),
              "args",
              command.subList(1, command.size()),
              "env",
              environment));
    }
  }

  private static Drive run(Path clients, Receiver receiver, Map<String, ?> target) {
    List<String> command = new ArrayList<>();
    command.add(Interpreter.NODE.command());
    command.add(clients.resolve("drive.mjs").toString());
    command.add(Json.text(target));
    try (ChildProcess node = ChildProcess.start("drive.mjs", Map.of(), command)) {
      assertThat(node.exitWithin(LIMIT)).withFailMessage(node::transcript).isZero();
      JsonNode report = Json.parse(String.join("", node.stdout()));
      String mainTask = report.path("main").path("task_id").asString();
      return new Drive(
          report,
          receiver.awaitAttempt(
              attempt -> attempt.taskId().equals(mainTask) && attempt.type().equals("task_done")),
          report.path("stderr").asString().lines().toList());
    }
  }

  private Drive withStderr(List<String> lines) {
    return new Drive(report, attempts, lines);
  }

  /**
   * The events of the task to which that part of the report belongs, in the order in which they
   * came.
   */
  List<Attempt> eventsOf(String part) {
    String taskId = report.path(part).path("task_id").asString();
    return attempts.stream().filter(attempt -> attempt.taskId().equals(taskId)).toList();
  }
}
