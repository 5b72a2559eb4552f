package org.robotmcpkit.verification;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** How the process ends: when it is told to, and when nobody is there any more. */
class EndOfLifeTest {
  private static final Duration GRACE = Duration.ofSeconds(10);

  /** For a server that is told to end while it still starts. */
  private static final Duration START_AND_GRACE = GRACE.plusSeconds(30);

  @ParameterizedTest
  @ValueSource(strings = {"sse", "streamable_http"})
  void anHttpServerEndsWithinTenSecondsOfSigterm(String transport) {
    try (ChildProcess server = SampleServer.startHttp(transport, Map.of())) {
      SampleServer.readyLine(server);

      server.terminate();

      server.exitWithin(GRACE);
      assertThat(server.stderr()).hasSize(1);
    }
  }

  @Test
  void aServerWithARunningTaskEndsWithinTenSecondsOfSigterm() {
    try (StdioClient client = StdioClient.connect(Map.of())) {
      client.startSleeping(3000);

      client.server().terminate();

      client.server().exitWithin(GRACE);
    }
  }

  @Test
  void theEndOfStdinEndsAServerOverStdio() {
    try (StdioClient client = StdioClient.connect(Map.of())) {
      client.endOfInput();

      assertThat(client.server().exitWithin(GRACE)).isZero();
    }
  }

  @Test
  void theEndOfStdinEndsAServerWithARunningTask() {
    try (StdioClient client = StdioClient.connect(Map.of())) {
      client.startSleeping(3000);

      client.endOfInput();

      client.server().exitWithin(GRACE);
    }
  }

  @Test
  void theEndOfStdinEndsAServerThatWasNeverInitialised() {
    try (StdioClient client = StdioClient.start(Map.of())) {
      client.say(
          "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"tools/call\",\"params\":{\"name\":\"list_tasks\"}}");
      client.endOfInput();

      client.server().exitWithin(START_AND_GRACE);
    }
  }

  /** The call waits longer than the server does, so that the end is bounded for it too. */
  @Test
  void theEndOfStdinEndsAServerOfTheNewestRevisionInTheMiddleOfACall() {
    try (StdioClient client = StdioClient.start(Map.of())) {
      client.say(
          newest(
              1,
              "tools/call",
              Map.of("name", "sleep_task", "arguments", Map.of("duration_s", 3000))));
      String started =
          client.server().awaitStdout(line -> Json.parse(line).path("id").asInt(0) == 1);
      String id =
          Json.parse(started).path("result").path("structuredContent").path("task_id").asString();
      client.say(
          newest(
              2,
              "tools/call",
              Map.of("name", "get_task", "arguments", Map.of("task_id", id, "wait_s", 20))));
      client.endOfInput();

      assertThat(client.server().exitWithin(GRACE.plusSeconds(10))).isZero();
      assertThat(id).startsWith("slee-");
    }
  }

  private static String newest(int id, String method, Map<String, ?> parameters) {
    Map<String, Object> all = new HashMap<>(parameters);
    all.put(
        "_meta",
        Map.of(
            "io.modelcontextprotocol/protocolVersion",
            "2026-07-28",
            "io.modelcontextprotocol/clientCapabilities",
            Map.of()));
    return Json.text(Map.of("jsonrpc", "2.0", "id", id, "method", method, "params", all));
  }

  @Test
  void theEndOfStdinEndsAServerThatHasReadGarbage() {
    try (StdioClient client = StdioClient.connect(Map.of())) {
      client.say("garbage");
      client.endOfInput();

      client.server().exitWithin(GRACE);
    }
  }

  @Test
  void stdoutCarriesNothingButJsonRpc() {
    try (StdioClient client = StdioClient.connect(Map.of())) {
      client.startSleeping(0);
      client.call("sleep_task", Map.of("duration_s", "long"));
      client.call("list_tasks", Map.of());
      client.endOfInput();
      client.server().exitWithin(GRACE);

      assertThat(client.server().stdout())
          .hasSize(4)
          .allSatisfy(
              line -> assertThat(Json.parse(line).path("jsonrpc").asString()).isEqualTo("2.0"));
    }
  }
}
