package org.robotmcpkit.server;

import static org.assertj.core.api.Assertions.assertThat;

import io.modelcontextprotocol.modern.McpSchema.CallToolResult;
import io.modelcontextprotocol.modern.McpSchema.Implementation;
import io.modelcontextprotocol.modern.McpSchema.Tool;
import io.modelcontextprotocol.modern.client.McpClient;
import io.modelcontextprotocol.modern.client.McpSyncClient;
import io.modelcontextprotocol.modern.client.transport.HttpClientMcpTransport;
import io.modelcontextprotocol.server.transport.HttpServletStreamableServerTransportProvider;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.robotmcpkit.model.Json;
import org.robotmcpkit.tool.ToolSpec;

/**
 * One address, all revisions: raw requests, and the SDK's modern client, against a whole server.
 */
class EraRouterTest {
  private static final HttpClient HTTP =
      HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();
  private static final String META =
      "\"_meta\":{\"io.modelcontextprotocol/protocolVersion\":\"2026-07-28\","
          + "\"io.modelcontextprotocol/clientCapabilities\":{}}";
  private static RunningServer server;

  @BeforeAll
  static void open() {
    server =
        CapabilityServer.named("door")
            .tools(
                () ->
                    List.of(
                        ToolSpec.longRunning(
                            "open",
                            "Opens.",
                            "{\"type\":\"object\"}",
                            call -> call.start(task -> null))))
            .environment(Map.of("MCP_TRANSPORT", "streamable_http", "MCP_PORT", "0"))
            .start();
  }

  @AfterAll
  static void close() {
    server.close();
  }

  @Test
  void theSdksModernClientIsServedAtTheSameAddress() {
    McpSyncClient client =
        McpClient.sync(HttpClientMcpTransport.builder(server.address()).build())
            .clientInfo(Implementation.builder("test", "1").build())
            .build();

    assertThat(client.discover().supportedVersions()).containsExactly("2026-07-28");
    assertThat(client.tools().list().tools())
        .extracting(Tool::name)
        .containsExactlyElementsOf(server.tools());
    CallToolResult started = client.tool("open").call();
    Object id = ((Map<?, ?>) started.structuredContent()).get("task_id");
    CallToolResult ended =
        client.tool("get_task").arguments(Map.of("task_id", id, "wait_s", 20)).call();
    assertThat(((Map<?, ?>) ended.structuredContent()).get("state")).isEqualTo("succeeded");
  }

  @ParameterizedTest
  @ValueSource(strings = {"2025-03-26", "2025-06-18", "2025-11-25"})
  void eachOlderRevisionIsAgreedOn(String version) throws Exception {
    HttpResponse<String> answer = post(initialize(version), Map.of("Mcp-Method", "initialize"));

    assertThat(answer.statusCode()).isEqualTo(200);
    assertThat(answer.headers().firstValue("Mcp-Session-Id")).isPresent();
    assertThat(path(answer, "result", "protocolVersion")).isEqualTo(version);
  }

  @Test
  void theHeaderDecidesBeforeTheMessage() throws Exception {
    HttpResponse<String> answer =
        post(initialize("2025-11-25"), Map.of("MCP-Protocol-Version", "2026-07-28"));

    assertThat(answer.statusCode()).isEqualTo(400);
    assertThat(path(answer, "error", "code")).isEqualTo(-32022);
    assertThat(path(answer, "error", "data"))
        .isEqualTo(Map.of("supported", List.of("2026-07-28"), "requested", "2025-11-25"));
  }

  @Test
  void aRevisionThatNobodyKnowsIsAnsweredWithThoseThatAreSpoken() throws Exception {
    String unknown =
        "{\"jsonrpc\":\"2.0\",\"id\":4,\"method\":\"tools/list\",\"params\":{"
            + META.replace("2026-07-28", "v999")
            + "}}";

    HttpResponse<String> answer =
        post(unknown, Map.of("MCP-Protocol-Version", "v999", "Mcp-Method", "tools/list"));

    assertThat(answer.statusCode()).isEqualTo(400);
    assertThat(path(answer, "error", "code")).isEqualTo(-32022);
  }

  @Test
  void anOlderRevisionThatIsNotSpokenIsABadRequestThatNamesThoseThatAre() throws Exception {
    for (String version : List.of("1999-01-01", "2024-11-05", "")) {
      HttpResponse<String> answer =
          post(initialize("2025-11-25"), Map.of("MCP-Protocol-Version", version));

      assertThat(answer.statusCode()).isEqualTo(400);
      assertThat(Json.readObject(answer.body())).containsEntry("id", 1);
      assertThat(path(answer, "error", "message"))
          .isEqualTo(
              "MCP-Protocol-Version is "
                  + version
                  + ", which is not spoken here; speak one of 2025-03-26, 2025-06-18,"
                  + " 2025-11-25, 2026-07-28.");
    }
  }

  @Test
  void theOlderRevisionsAreThoseOfTheSdk() {
    assertThat(HttpServletStreamableServerTransportProvider.builder().build().protocolVersions())
        .isEqualTo(EraRouter.CLASSIC_REVISIONS);
  }

  @Test
  void aModernMessageWithoutModernHeadersIsToldSo() throws Exception {
    HttpResponse<String> answer =
        post(
            "{\"jsonrpc\":\"2.0\",\"id\":4,\"method\":\"tools/list\",\"params\":{" + META + "}}",
            Map.of());

    assertThat(answer.statusCode()).isEqualTo(400);
    assertThat(path(answer, "error", "code")).isEqualTo(-32020);
  }

  @Test
  void anUnknownModernMethodIsNotFound() throws Exception {
    HttpResponse<String> answer = modern("tasks/list", "");

    assertThat(answer.statusCode()).isEqualTo(404);
    assertThat(path(answer, "error", "code")).isEqualTo(-32601);
  }

  @ParameterizedTest
  @ValueSource(strings = {"2025-11-25", "2026-07-28"})
  void aCallThatIsNoneIsABadRequestInBothEras(String version) throws Exception {
    HttpResponse<String> answer =
        post(
            "{\"jsonrpc\":\"2.0\",\"id\":4,\"method\":\"tools/call\",\"params\":{\"name\":\"open\",\"arguments\":[1],"
                + META
                + "}}",
            Map.of(
                "MCP-Protocol-Version", version, "Mcp-Method", "tools/call", "Mcp-Name", "open"));

    assertThat(answer.statusCode()).isEqualTo(400);
    assertThat(Json.readObject(answer.body())).containsEntry("id", 4);
    assertThat(path(answer, "error"))
        .isEqualTo(
            Map.of(
                "code",
                -32602,
                "message",
                "tools/call: arguments must be an object (got a list)."));
  }

  @ParameterizedTest
  @ValueSource(strings = {"GET", "DELETE"})
  void whatIsNoPostBelongsToTheClassicSessions(String method) throws Exception {
    String session =
        post(initialize("2025-11-25"), Map.of())
            .headers()
            .firstValue("Mcp-Session-Id")
            .orElseThrow();

    HttpResponse<java.io.InputStream> answer =
        HTTP.send(
            HttpRequest.newBuilder(URI.create(server.address()))
                .timeout(Duration.ofSeconds(20))
                .header("Accept", "text/event-stream")
                .header("Mcp-Session-Id", session)
                .header("MCP-Protocol-Version", "2026-07-28")
                .method(method, HttpRequest.BodyPublishers.noBody())
                .build(),
            HttpResponse.BodyHandlers.ofInputStream());
    answer.body().close();

    assertThat(answer.statusCode()).isEqualTo(200);
  }

  @ParameterizedTest
  @ValueSource(strings = {"2025-11-25", "2026-07-28"})
  void whatIsNoJsonIsAParseErrorInBothEras(String version) throws Exception {
    for (String body :
        List.of(
            "", "rubbish", "{\"jsonrpc\":\"2.0\",", "{\"a\":".repeat(65) + "1" + "}".repeat(65))) {
      HttpResponse<String> answer = post(body, Map.of("MCP-Protocol-Version", version));

      assertThat(answer.statusCode()).isEqualTo(400);
      assertThat(answer.headers().firstValue("content-type")).hasValue("application/json");
      assertThat(path(answer, "error", "code")).isEqualTo(-32700);
      assertThat(Json.readObject(answer.body())).containsOnlyKeys("jsonrpc", "error");
      assertThat(answer.body()).hasSizeLessThan(400).doesNotContain("stackTrace", "java.");
    }
  }

  @Test
  void anotherEncodingThanUtf8IsRefused() throws Exception {
    HttpResponse<String> answer =
        HTTP.send(
            HttpRequest.newBuilder(URI.create(server.address()))
                .timeout(Duration.ofSeconds(20))
                .header("Content-Type", "application/json; charset=utf-16")
                .header("Accept", "application/json, text/event-stream")
                .POST(HttpRequest.BodyPublishers.ofString(initialize("2025-11-25")))
                .build(),
            HttpResponse.BodyHandlers.ofString());

    assertThat(answer.statusCode()).isEqualTo(415);
  }

  @ParameterizedTest
  @ValueSource(strings = {"2025-11-25", "2026-07-28"})
  void aForeignOriginIsRefusedInBothErasAndItsOwnIsNot(String version) throws Exception {
    String origin = "http://localhost:" + URI.create(server.address()).getPort();
    String body =
        "{\"jsonrpc\":\"2.0\",\"id\":4,\"method\":\"tools/list\",\"params\":{" + META + "}}";
    Map<String, String> headers =
        Map.of("MCP-Protocol-Version", version, "Mcp-Method", "tools/list");

    assertThat(post(body, with(headers, "Origin", "http://evil.example")).statusCode())
        .isEqualTo(403);
    assertThat(post(body, with(headers, "Origin", origin)).statusCode())
        .isEqualTo(version.equals("2026-07-28") ? 200 : 400);
  }

  private static Map<String, String> with(Map<String, String> headers, String name, String value) {
    Map<String, String> more = new LinkedHashMap<>(headers);
    more.put(name, value);
    return more;
  }

  private static String initialize(String version) {
    return "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"initialize\",\"params\":{\"protocolVersion\":\""
        + version
        + "\",\"capabilities\":{},\"clientInfo\":{\"name\":\"raw\",\"version\":\"1\"}}}";
  }

  private static HttpResponse<String> modern(String method, String params) throws Exception {
    return post(
        "{\"jsonrpc\":\"2.0\",\"id\":4,\"method\":\""
            + method
            + "\",\"params\":{"
            + params
            + META
            + "}}",
        Map.of("MCP-Protocol-Version", "2026-07-28", "Mcp-Method", method));
  }

  private static HttpResponse<String> post(String body, Map<String, String> headers)
      throws Exception {
    return HTTP.send(request(body, headers), HttpResponse.BodyHandlers.ofString());
  }

  private static HttpRequest request(String body, Map<String, String> headers) {
    HttpRequest.Builder request =
        HttpRequest.newBuilder(URI.create(server.address()))
            .timeout(Duration.ofSeconds(20))
            .header("Content-Type", "application/json")
            .header("Accept", "application/json, text/event-stream")
            .POST(HttpRequest.BodyPublishers.ofString(body));
    headers.forEach(request::header);
    return request.build();
  }

  private static Object path(HttpResponse<String> answer, String... names) {
    Object at = Json.readObject(answer.body());
    for (String name : names) {
      at = ((Map<?, ?>) at).get(name);
    }
    return at;
  }
}
