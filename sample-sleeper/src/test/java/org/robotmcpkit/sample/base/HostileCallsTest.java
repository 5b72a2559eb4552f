package org.robotmcpkit.sample.base;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.robotmcpkit.model.Json;
import org.robotmcpkit.server.CapabilityServer;
import org.robotmcpkit.server.RunningServer;
import org.robotmcpkit.task.TaskQuery;

/**
 * Callers who try everything on the base but a human's fresh yes to that very drive: in random
 * sequences they answer for others, answer twice, answer no first, change what was agreed to, and
 * agree for the operator. The wheels never turn.
 */
class HostileCallsTest {
  private static final int SEQUENCES = Integer.getInteger("kit.hostile.sequences", 100);
  private static final int CALLS = 6;
  private static final String ANN = "ann-token-0123456789";
  private static final String BOB = "bob-token-0123456789";
  private static final String OLGA = "olga-token-0123456789";
  private static final Map<String, Object> ASKABLE = Map.of("elicitation", Map.of());
  private static final Map<String, Object> YES = Map.of("action", "accept", "content", Map.of());

  private final HttpClient http =
      HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();
  private final SimulatedBase base = SimulatedBase.inRealTime();
  private RunningServer server;
  private Random random = new Random(0);

  /** A question that is open: to whom it was put, and what for. */
  private record Open(String token, Map<String, Object> goal, String state) {}

  @BeforeEach
  void serve(@TempDir Path folder) throws IOException {
    Path tokens = folder.resolve("tokens");
    Files.writeString(
        tokens, "ann * " + ANN + "\nbob * " + BOB + "\nolga robot:approve " + OLGA + "\n");
    Files.setPosixFilePermissions(tokens, PosixFilePermissions.fromString("rw-------"));
    server =
        CapabilityServer.named("base")
            .tools(BaseTools::new, new Base(base))
            .startsPerSecond(1_000_000)
            .environment(
                Map.of(
                    "MCP_TRANSPORT",
                    "streamable_http",
                    "MCP_PORT",
                    "0",
                    "MCP_REGISTRY",
                    "off",
                    "MCP_TOKEN_FILE",
                    tokens.toString()))
            .start();
  }

  @AfterEach
  void close() {
    server.close();
  }

  @Test
  void theWheelsTurnForNothingButAFreshYesToThatVeryDrive() throws Exception {
    for (int seed = 0; seed < SEQUENCES; seed++) {
      random = new Random(seed);
      List<Open> questions = new ArrayList<>();
      for (int number = 0; number < CALLS; number++) {
        step(questions);
      }
      assertThat(base.state().wheelTravelRad()).as("sequence %d", seed).isZero();
    }
    assertThat(server.tasks().list(TaskQuery.all()).tasks())
        .noneMatch(task -> task.tool().equals("navigate_to"));

    // and it is not that they cannot
    Open open = ask(ANN, Map.of("x_m", 10, "y_m", 4));
    assertThat(answer(open.token(), open.goal(), open.state(), Map.of("gate", YES)).toString())
        .contains("task_id");
    await().until(() -> base.state().wheelTravelRad() > 0);
  }

  private void step(List<Open> questions) throws Exception {
    Open open = questions.isEmpty() ? null : questions.get(random.nextInt(questions.size()));
    switch (open == null ? random.nextInt(5) : random.nextInt(12)) {
      case 0, 1 -> questions.add(ask(someone(), goal()));
      case 2 -> withoutAHuman(someone(), goal());
      case 3 -> operate(someone());
      case 4 -> call(someone(), "joint_state", Map.of("gate", YES), Map.of(), Map.of());
      case 5 -> answer(other(open.token()), open.goal(), open.state(), Map.of("gate", YES));
      case 6 -> answer(open.token(), moved(open.goal()), open.state(), Map.of("gate", YES));
      case 7 -> answer(open.token(), open.goal(), changed(open.state()), Map.of("gate", YES));
      case 8 ->
          answer(
              open.token(), open.goal(), open.state(), Map.of("consent", YES, "navigate_to", YES));
      case 9 -> {
        answer(
            open.token(),
            open.goal(),
            open.state(),
            Map.of("gate", Map.of("action", random.nextBoolean() ? "decline" : "cancel")));
        answer(open.token(), open.goal(), open.state(), Map.of("gate", YES));
        questions.remove(open);
      }
      case 10 ->
          call(
              open.token(),
              "navigate_to",
              open.goal(),
              ASKABLE,
              Map.of("inputResponses", Map.of("gate", YES)));
      default -> {
        Map<String, Object> confirmed = new HashMap<>(open.goal());
        confirmed.put("confirm", true);
        answer(
            open.token(),
            confirmed,
            open.state(),
            Map.of("gate", Map.of("action", "accept", "content", Map.of("sure", true))));
      }
    }
  }

  private String someone() {
    return random.nextBoolean() ? ANN : BOB;
  }

  private static String other(String token) {
    return token.equals(ANN) ? BOB : ANN;
  }

  private Map<String, Object> goal() {
    return Map.of("x_m", 2 + random.nextInt(10), "y_m", random.nextInt(9));
  }

  private static Map<String, Object> moved(Map<String, Object> goal) {
    Map<String, Object> other = new HashMap<>(goal);
    other.put("speed_m_s", 1.0);
    return other;
  }

  private String changed(String state) {
    int at = random.nextInt(state.length());
    return state.substring(0, at) + (state.charAt(at) == 'A' ? 'B' : 'A') + state.substring(at + 1);
  }

  private Open ask(String token, Map<String, Object> goal) throws Exception {
    Map<?, ?> answer = call(token, "navigate_to", goal, ASKABLE, Map.of());
    assertThat(answer.get("resultType")).isEqualTo("input_required");
    return new Open(token, goal, (String) answer.get("requestState"));
  }

  /**
   * A client without a human, whose caller agrees for the operator as well as he can; the operator
   * says no.
   */
  private void withoutAHuman(String token, Map<String, Object> goal) throws Exception {
    call(token, "navigate_to", goal, Map.of(), Map.of());
    Map<?, ?> list = Json.readObject(send("GET", "/approvals", OLGA, Map.of(), "").body());
    for (Object one : (List<?>) list.get("approvals")) {
      String path = "/approvals/" + ((Map<?, ?>) one).get("id");
      assertThat(send("POST", path, token, Map.of(), "{\"decision\":\"accept\"}").statusCode())
          .isEqualTo(403);
      call(token, "navigate_to", goal, Map.of(), Map.of());
      send("POST", path, OLGA, Map.of(), "{\"decision\":\"decline\"}");
    }
    call(token, "navigate_to", goal, Map.of(), Map.of());
  }

  private void operate(String token) throws Exception {
    assertThat(send("GET", "/approvals", token, Map.of(), "").statusCode()).isEqualTo(403);
    call(token, "navigate_to", Map.of("x_m", 3, "y_m", 3, "confirm", "yes"), Map.of(), Map.of());
  }

  private Map<?, ?> answer(
      String token, Map<String, Object> goal, String state, Map<String, Object> replies)
      throws Exception {
    return call(
        token,
        "navigate_to",
        goal,
        ASKABLE,
        Map.of("requestState", state, "inputResponses", replies));
  }

  /** The result of a call in revision 2026-07-28, or the error. */
  private Map<?, ?> call(
      String token,
      String tool,
      Map<String, Object> arguments,
      Map<String, Object> capabilities,
      Map<String, Object> more)
      throws Exception {
    Map<String, Object> params = new HashMap<>(more);
    params.put("name", tool);
    params.put("arguments", arguments);
    params.put(
        "_meta",
        Map.of(
            "io.modelcontextprotocol/protocolVersion",
            "2026-07-28",
            "io.modelcontextprotocol/clientCapabilities",
            capabilities));
    Map<String, String> headers =
        Map.of("MCP-Protocol-Version", "2026-07-28", "Mcp-Method", "tools/call", "Mcp-Name", tool);
    Map<String, Object> message =
        Map.of("jsonrpc", "2.0", "id", 1, "method", "tools/call", "params", params);
    Map<?, ?> answer =
        Json.readObject(send("POST", "/mcp", token, headers, Json.text(message)).body());
    return (Map<?, ?>) (answer.containsKey("result") ? answer.get("result") : answer.get("error"));
  }

  private HttpResponse<String> send(
      String method, String path, String token, Map<String, String> headers, String body)
      throws IOException, InterruptedException {
    HttpRequest.Builder request =
        HttpRequest.newBuilder(
                URI.create("http://" + URI.create(server.address()).getAuthority() + path))
            .header("Authorization", "Bearer " + token)
            .header("Content-Type", "application/json")
            .header("Accept", "application/json, text/event-stream")
            .method(method, HttpRequest.BodyPublishers.ofString(body));
    headers.forEach(request::header);
    return http.send(request.build(), HttpResponse.BodyHandlers.ofString());
  }
}
