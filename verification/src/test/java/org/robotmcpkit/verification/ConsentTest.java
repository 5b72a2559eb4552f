package org.robotmcpkit.verification;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

/**
 * The wheels of the simulated base turn when the human of a real client has agreed, and never else.
 */
class ConsentTest {
  private static final Duration LIMIT = Duration.ofSeconds(60);

  /**
   * What the human reads, but for the numbers of the estimate, which depend on where the base is.
   */
  private static final String ASKED =
      "The base will drive to \\([0-9.]+, [0-9.]+\\) m at up to 0.5 m/s. Keep the way clear. Estimate: distance_m [0-9.]+,"
          + " duration_s [0-9.]+.";

  private static Path clients;
  private static ChildProcess server;
  private static ModernCaller caller;
  private static String url;

  private double before;

  @BeforeAll
  static void start() {
    clients = NodeFolder.CLIENTS.ready();
    server =
        SampleServer.start(
            Map.of("MCP_TRANSPORT", "streamable_http", "MCP_PORT", "0", "MCP_REGISTRY", "off"),
            "base");
    url = SampleServer.address(server) + "/mcp";
    caller = new ModernCaller(URI.create(url));
  }

  @AfterAll
  static void stop() {
    server.close();
  }

  @BeforeEach
  void look() throws Exception {
    before = travel();
  }

  private static double travel() throws IOException, InterruptedException {
    return caller.call("joint_state", Map.of()).path("wheel_travel_rad").asDouble();
  }

  /** Drives to where the base is not, as a client whose human does what he is told. */
  private static JsonNode drive(String client, String human) throws Exception {
    double x = caller.call("joint_state", Map.of()).path("pose").path("x_m").asDouble();
    String target =
        Json.text(
            Map.of(
                "url",
                url,
                "client",
                client,
                "human",
                human,
                "goal",
                Map.of("x_m", x < 5 ? 8 : 1, "y_m", 3)));
    try (ChildProcess node =
        ChildProcess.start(
            "consent.mjs",
            Map.of(),
            List.of(
                Interpreter.NODE.command(), clients.resolve("consent.mjs").toString(), target))) {
      assertThat(node.exitWithin(LIMIT)).withFailMessage(node::transcript).isZero();
      return Json.parse(String.join("", node.stdout()));
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"classic", "legacy", "auto"})
  void theBaseDrivesWhenTheHumanHasAgreed(String client) throws Exception {
    JsonNode report = drive(client, "accept");

    assertThat(report.path("asked")).hasSize(1);
    assertThat(report.path("asked").path(0).asString()).matches(ASKED);
    assertThat(report.path("answer").path("state").asString())
        .withFailMessage(report::toString)
        .isEqualTo("running");
    await().until(() -> travel() > before);
    JsonNode stopped = caller.call("stop", Map.of());
    assertThat(stopped.path("is_moving").asBoolean(true)).isFalse();
  }

  @ParameterizedTest
  @CsvSource({
    "classic, decline, DECLINED", "legacy, decline, DECLINED", "auto, decline, DECLINED",
    "classic, cancel, DISMISSED", "legacy, cancel, DISMISSED", "auto, cancel, DISMISSED",
    "classic, none, CONSENT_PENDING", "legacy, none, CONSENT_PENDING",
        "auto, none, CONSENT_PENDING",
  })
  void theBaseStaysWhereItIsWhenHeHasNot(String client, String human, String error)
      throws Exception {
    JsonNode report = drive(client, human);

    assertThat(report.path("asked")).hasSize(human.equals("none") ? 0 : 1);
    assertThat(report.path("answer").path("error").asString())
        .withFailMessage(report::toString)
        .isEqualTo(error);
    assertThat(travel()).isEqualTo(before);
  }

  @ParameterizedTest
  @ValueSource(strings = {"classic", "legacy", "auto"})
  void theBaseStaysWhereItIsWhileHeSaysNothing(String client) throws Exception {
    JsonNode report = drive(client, "silent");

    assertThat(report.path("asked")).hasSize(1);
    assertThat(report.path("thrown").asString()).containsIgnoringCase("time");
    assertThat(travel()).isEqualTo(before);
  }
}
