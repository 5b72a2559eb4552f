package org.robotmcpkit.server;

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
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.robotmcpkit.annotation.Consent;
import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.model.Json;
import org.robotmcpkit.tool.GateSpec;
import org.robotmcpkit.tool.ToolSet;
import org.robotmcpkit.tool.ToolSpec;

/** An operator agrees to calls over HTTP. */
class ApprovalDeskTest {
  private static final String AGENT = "agent-token-0123456789";
  private static final String OLGA = "olga-token-0123456789";
  private static final String BOTH = "both-token-0123456789";
  private static final String ACCEPT = "{\"decision\":\"accept\"}";
  private static final HttpClient HTTP =
      HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();

  @TempDir Path folder;
  private final AtomicInteger moved = new AtomicInteger();
  private final List<RunningServer> servers = new ArrayList<>();

  private ToolSet arm(Consent... by) {
    GateSpec gate = GateSpec.says("The arm will move {distance_m} m.");
    return () ->
        List.of(
            ToolSpec.longRunning(
                    "move",
                    "Moves.",
                    "{\"type\":\"object\"}",
                    call -> {
                      double distanceM = call.number("distance_m").required();
                      call.refuseIfWrong();
                      call.gate().with("distance_m", distanceM).pass();
                      return call.start(task -> moved.incrementAndGet());
                    })
                .effect(Effect.MOVES)
                .gate(by.length == 0 ? gate : gate.by(by[0])));
  }

  private RunningServer start(ToolSet tools, Map<String, String> more) {
    Map<String, String> environment =
        new HashMap<>(
            Map.of("MCP_TRANSPORT", "streamable_http", "MCP_PORT", "0", "MCP_REGISTRY", "off"));
    environment.putAll(more);
    RunningServer server =
        CapabilityServer.named("arm").tools(tools).environment(environment).start();
    servers.add(server);
    return server;
  }

  private RunningServer withTokens() throws IOException {
    Path file = folder.resolve("tokens");
    Files.writeString(
        file,
        "agent robot:move "
            + AGENT
            + "\nolga robot:approve "
            + OLGA
            + "\nboth robot:move,robot:approve "
            + BOTH
            + "\n");
    Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-------"));
    return start(arm(), Map.of("MCP_TOKEN_FILE", file.toString()));
  }

  @AfterEach
  void close() {
    servers.forEach(RunningServer::close);
  }

  private static HttpResponse<String> send(
      RunningServer server, String method, String path, String token, String body) {
    URI address = URI.create("http://" + URI.create(server.address()).getAuthority() + path);
    HttpRequest.Builder request =
        HttpRequest.newBuilder(address)
            .header("Content-Type", "application/json")
            .header("Accept", "application/json, text/event-stream")
            .method(
                method,
                body == null
                    ? HttpRequest.BodyPublishers.noBody()
                    : HttpRequest.BodyPublishers.ofString(body));
    if (path.equals("/mcp")) {
      request
          .header("MCP-Protocol-Version", "2026-07-28")
          .header("Mcp-Method", "tools/call")
          .header("Mcp-Name", "move");
    }
    if (token != null) {
      request.header("Authorization", "Bearer " + token);
    }
    try {
      return HTTP.send(request.build(), HttpResponse.BodyHandlers.ofString());
    } catch (IOException failure) {
      throw new AssertionError(failure);
    } catch (InterruptedException interrupted) {
      throw new AssertionError(interrupted);
    }
  }

  private static String move(RunningServer server, String token) {
    return send(
            server,
            "POST",
            "/mcp",
            token,
            Json.text(
                Map.of(
                    "jsonrpc",
                    "2.0",
                    "id",
                    1,
                    "method",
                    "tools/call",
                    "params",
                    Map.of(
                        "name",
                        "move",
                        "arguments",
                        Map.of("distance_m", 2),
                        "_meta",
                        Map.of(
                            "io.modelcontextprotocol/protocolVersion", "2026-07-28",
                            "io.modelcontextprotocol/clientInfo",
                                Map.of("name", "t", "version", "1"),
                            "io.modelcontextprotocol/clientCapabilities", Map.of())))))
        .body();
  }

  private static Map<?, ?> first(RunningServer server, String token) {
    HttpResponse<String> answer = send(server, "GET", "/approvals", token, null);
    assertThat(answer.statusCode()).isEqualTo(200);
    assertThat(answer.headers().firstValue("Cache-Control")).contains("no-store");
    return (Map<?, ?>) ((List<?>) Json.readObject(answer.body()).get("approvals")).get(0);
  }

  @Test
  void anOperatorWithTheScopeLetsTheCallOfAnotherStartOnce() throws IOException {
    RunningServer server = withTokens();
    assertThat(server.operatorKey()).isEmpty();
    assertThat(move(server, AGENT)).contains("CONSENT_PENDING");

    Map<?, ?> waiting = first(server, OLGA);

    assertThat(waiting.get("tool")).isEqualTo("move");
    assertThat(waiting.get("principal")).isEqualTo("agent");
    assertThat(waiting.get("message")).isEqualTo("The arm will move 2.0 m.");
    assertThat(waiting.get("arguments")).isEqualTo(Map.of("distance_m", 2));
    assertThat(waiting.get("asked_at").toString()).matches("[0-9-]+T[0-9:.]+Z");
    assertThat(moved).hasValue(0);
    String path = "/approvals/" + waiting.get("id");
    HttpResponse<String> done = send(server, "POST", path, OLGA, ACCEPT);
    assertThat(done.statusCode()).isEqualTo(200);
    assertThat(done.body()).isEqualTo(ACCEPT);
    assertThat(moved).hasValue(0);
    assertThat(move(server, AGENT)).contains("task_id");
    await().untilAtomic(moved, org.hamcrest.Matchers.is(1));
    assertThat(move(server, AGENT)).contains("CONSENT_PENDING");
    assertThat(send(server, "POST", path, OLGA, ACCEPT).statusCode()).isEqualTo(404);
  }

  @Test
  void anOperatorsNoReachesTheCaller() throws IOException {
    RunningServer server = withTokens();
    move(server, AGENT);

    send(
        server,
        "POST",
        "/approvals/" + first(server, OLGA).get("id"),
        OLGA,
        "{\"decision\":\"decline\"}");

    assertThat(move(server, AGENT)).contains("DECLINED", "an operator was asked");
  }

  @Test
  void nobodyAgreesToACallOfHisOwn() throws IOException {
    RunningServer server = withTokens();
    move(server, BOTH);
    String path = "/approvals/" + first(server, BOTH).get("id");

    assertThat(send(server, "POST", path, BOTH, ACCEPT).statusCode()).isEqualTo(403);
    assertThat(move(server, BOTH)).contains("CONSENT_PENDING");
    assertThat(send(server, "POST", path, OLGA, ACCEPT).statusCode()).isEqualTo(200);
    assertThat(move(server, BOTH)).contains("task_id");
  }

  private record Odd(String method, String path, String token, String body, int status) {}

  @Test
  void whatIsNoAnswerOfAnOperatorChangesNothing() throws IOException {
    RunningServer server = withTokens();
    move(server, AGENT);
    String one = "/approvals/" + first(server, OLGA).get("id");
    List<Odd> odd =
        List.of(
            new Odd("GET", "/approvals", null, null, 401),
            new Odd("GET", "/approvals", "made-up-token-0123456789", null, 401),
            new Odd("GET", "/approvals", AGENT, null, 403),
            new Odd("POST", one, null, ACCEPT, 401),
            new Odd("POST", one, AGENT, ACCEPT, 403),
            new Odd("POST", "/approvals/1", OLGA, ACCEPT, 404),
            new Odd("POST", "/approvals/", OLGA, ACCEPT, 404),
            new Odd("POST", one, OLGA, "{\"decision\":\"yes\"}", 400),
            new Odd("POST", one, OLGA, "{\"decision\":true}", 400),
            new Odd("POST", one, OLGA, "{}", 400),
            new Odd("POST", one, OLGA, "", 400),
            new Odd("POST", one, OLGA, "accept", 400),
            new Odd("POST", "/approvals", OLGA, "{}", 405),
            new Odd("GET", one, OLGA, null, 405),
            new Odd("DELETE", one, OLGA, null, 405),
            new Odd("PUT", one, OLGA, ACCEPT, 405),
            new Odd("POST", one, OLGA, ACCEPT + " ".repeat(1024), 413));

    assertThat(odd)
        .allSatisfy(
            row -> {
              HttpResponse<String> answer =
                  send(server, row.method(), row.path(), row.token(), row.body());
              assertThat(answer.statusCode()).isEqualTo(row.status());
              assertThat(Json.readObject(answer.body())).containsOnlyKeys("error");
            });
    assertThat(move(server, AGENT)).contains("CONSENT_PENDING");
    assertThat(send(server, "POST", one, OLGA, ACCEPT).statusCode()).isEqualTo(200);
  }

  @Test
  void anotherPageCannotAgreeForTheOperator() throws IOException {
    RawHttp http = new RawHttp(withTokens());
    List<String> headers =
        List.of(
            "Host: 127.0.0.1:PORT",
            "Content-Type: application/json",
            "Authorization: Bearer " + OLGA);
    List<String> foreign = new ArrayList<>(headers);
    foreign.add("Origin: http://evil.example");

    assertThat(http.request("POST /approvals/1", foreign, ACCEPT)).startsWith("HTTP/1.1 403 ");
    assertThat(
            http.request(
                "POST /approvals/1",
                List.of("Host: evil.example", headers.get(1), headers.get(2)),
                ACCEPT))
        .startsWith("HTTP/1.1 403 ");
    assertThat(
            http.request(
                "POST /approvals/1",
                List.of(headers.get(0), "Content-Type: text/plain", headers.get(2)),
                ACCEPT))
        .startsWith("HTTP/1.1 415 ");
    assertThat(http.request("POST /approvals/1", headers, ACCEPT)).startsWith("HTTP/1.1 404 ");
  }

  @Test
  void whereNoTokenHasTheScopeTheServerMakesAKeyThatNoCallerHas() {
    for (Map<String, String> environment :
        List.of(Map.<String, String>of(), Map.of("MCP_TOKEN", AGENT))) {
      RunningServer server = start(arm(), environment);
      String token = environment.get("MCP_TOKEN");
      String key = server.operatorKey().orElseThrow();
      assertThat(move(server, token)).contains("CONSENT_PENDING");

      assertThat(send(server, "GET", "/approvals", token, null).statusCode()).isIn(401, 403);
      assertThat(
              send(server, "POST", "/approvals/" + first(server, key).get("id"), key, ACCEPT)
                  .statusCode())
          .isEqualTo(200);
      assertThat(move(server, token)).contains("task_id");
      assertThat(server.banner()).doesNotContain(key);
    }
  }

  @Test
  void theKeyOfTheOperatorCallsNoTool() {
    RunningServer server = start(arm(), Map.of("MCP_TOKEN", AGENT));

    assertThat(move(server, server.operatorKey().orElseThrow()))
        .contains("The token is not one of this server's");
  }

  @Test
  void aServerWithoutAGateForAnOperatorHasNoDesk() {
    RunningServer server = start(arm(Consent.ELICITATION), Map.of());

    assertThat(server.operatorKey()).isEmpty();
    assertThat(send(server, "GET", "/approvals", null, null).statusCode()).isEqualTo(404);
    assertThat(move(server, null)).contains("CANNOT_ASK");
  }

  @Test
  void aButtonOnTheRobotIsAnOperatorToo() {
    RunningServer server =
        CapabilityServer.named("arm")
            .tools(arm())
            .operator((approval, desk) -> desk.accept(approval.id(), "button"))
            .environment(
                Map.of("MCP_TRANSPORT", "streamable_http", "MCP_PORT", "0", "MCP_REGISTRY", "off"))
            .start();
    servers.add(server);

    await().until(() -> move(server, null).contains("task_id"));
  }
}
