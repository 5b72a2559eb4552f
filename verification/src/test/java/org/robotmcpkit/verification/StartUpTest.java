package org.robotmcpkit.verification;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.time.Duration;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What somebody sees who starts the server: one line when it serves, one line when it can't. */
class StartUpTest {
  private static final Duration LIMIT = Duration.ofSeconds(20);
  private static final String URL = "http://127.0.0.1:9/api/agent/events";
  private static final String SECRET = "canary-3f1c77";

  @ParameterizedTest
  @ValueSource(strings = {"sse", "streamable_http"})
  void anHttpServerSaysOnceWhereItServesWhatAndWhereEventsGo(String transport) {
    try (ChildProcess server =
        SampleServer.startHttp(
            transport, Map.of("RVC_CALLBACK_URL", URL, "RVC_EVENT_SECRET", SECRET))) {
      String line = SampleServer.readyLine(server);

      assertThat(line)
          .contains(transport, "sleep_task", "get_task", "cancel_task", "list_tasks", "127.0.0.1:9")
          .containsPattern(
              "http://127\\.0\\.0\\.1:\\d+/" + (transport.equals("sse") ? "sse" : "mcp"))
          .doesNotContain(SECRET);
      assertThat(server.stderr()).containsExactly(line);
      assertThat(server.stdout()).isEmpty();
    }
  }

  @Test
  void aServerOverStdioSaysSoOnStderrAlone() {
    try (ChildProcess server = SampleServer.start(Map.of())) {
      String line = SampleServer.readyLine(server);

      assertThat(line).contains("stdio", "sleep_task", "RVC_CALLBACK_URL");
      assertThat(server.stderr()).containsExactly(line);
      assertThat(server.stdout()).isEmpty();
    }
  }

  @ParameterizedTest
  @CsvSource({"sleeper, sleep_task", "base, navigate_to", "demo, calculate_metrics"})
  void theFirstArgumentChoosesTheServer(String choice, String tool) {
    try (ChildProcess server = SampleServer.start(Map.of(), choice)) {
      assertThat(server.awaitStderr(line -> line.contains(tool))).startsWith(choice + ": serving ");
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"robot", "--help", "base demo"})
  void anyOtherArgumentIsAnsweredWithTheChoices(String arguments) {
    try (ChildProcess server = SampleServer.start(Map.of(), arguments.split(" "))) {
      assertThat(server.exitWithin(LIMIT)).isEqualTo(64);
      assertThat(server.stdout()).isEmpty();
      assertThat(server.stderr())
          .singleElement()
          .asString()
          .contains("sleeper", "base", "demo", "--tour", arguments);
    }
  }

  @Test
  void aWorkspaceThatIsNoFolderIsNamed() {
    try (ChildProcess server = SampleServer.start(Map.of("DEMO_WORKSPACE", "/nowhere"), "demo")) {
      assertThat(server.exitWithin(LIMIT)).isEqualTo(78);
      assertThat(server.stderr()).singleElement().asString().contains("DEMO_WORKSPACE", "/nowhere");
    }
  }

  @Test
  void aCallbackUrlWithoutASecretIsRefused() {
    assertThat(refusal("RVC_CALLBACK_URL=" + URL)).contains("RVC_CALLBACK_URL", "RVC_EVENT_SECRET");
  }

  @Test
  void aBlankSecretIsNoSecret() {
    assertThat(refusal("RVC_CALLBACK_URL=" + URL, "RVC_EVENT_SECRET= "))
        .contains("RVC_CALLBACK_URL", "RVC_EVENT_SECRET");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "localhost:8000",
        "not a url",
        "/events",
        "ftp://127.0.0.1/events",
        "http://",
        "http:/x"
      })
  void aCallbackUrlThatIsNotAbsoluteHttpIsRefused(String url) {
    assertThat(refusal("RVC_CALLBACK_URL=" + url, "RVC_EVENT_SECRET=" + SECRET))
        .contains("RVC_CALLBACK_URL", "http");
  }

  @Test
  void aPasswordInTheCallbackUrlIsRefusedAndNotRepeated() {
    assertThat(
            refusal(
                "RVC_CALLBACK_URL=http://robot:" + SECRET + "@127.0.0.1:9/events",
                "RVC_EVENT_SECRET=x"))
        .contains("RVC_CALLBACK_URL");
  }

  @ParameterizedTest
  @ValueSource(strings = {"sse", "streamable_http"})
  void aPortThatIsTakenIsNamed(String transport) throws IOException {
    try (ServerSocket taken = new ServerSocket(0, 1, InetAddress.getByName("127.0.0.1"))) {
      String port = String.valueOf(taken.getLocalPort());

      assertThat(refusal("MCP_TRANSPORT=" + transport, "MCP_PORT=" + port))
          .contains(port, "MCP_PORT");
    }
  }

  @Test
  void anUnknownTransportIsAnsweredWithTheKnownOnes() {
    assertThat(refusal("MCP_TRANSPORT=websocket"))
        .contains("MCP_TRANSPORT", "websocket", "stdio", "sse", "streamable_http");
  }

  @ParameterizedTest
  @ValueSource(strings = {"nine", "-1", "65536", "91 00"})
  void aPortThatIsNoneIsRefused(String port) {
    assertThat(refusal("MCP_TRANSPORT=sse", "MCP_PORT=" + port))
        .contains("MCP_PORT", port, "65535");
  }

  /** The one line with which the server refuses to start with these variables. */
  private static String refusal(String... variables) {
    Map<String, String> environment = new HashMap<>();
    Arrays.stream(variables)
        .map(text -> text.split("=", 2))
        .forEach(pair -> environment.put(pair[0], pair[1]));
    try (ChildProcess server = SampleServer.start(environment)) {
      int exitCode = server.exitWithin(LIMIT);
      List<String> lines = server.stderr();

      assertThat(exitCode).as("exit code").isNotZero();
      assertThat(server.stdout()).isEmpty();
      assertThat(lines).hasSize(1);
      assertThat(lines.get(0)).doesNotContain(SECRET, "Exception", "\tat ");
      return lines.get(0);
    }
  }
}
