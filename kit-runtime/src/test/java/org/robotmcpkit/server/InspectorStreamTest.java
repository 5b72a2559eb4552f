package org.robotmcpkit.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.model.Json;
import org.robotmcpkit.tool.GateSpec;
import org.robotmcpkit.tool.ToolSet;
import org.robotmcpkit.tool.ToolSpec;

/** What the stream of the inspector tells, to whom, and what it never tells. */
class InspectorStreamTest {
  private static final String ANN = "ann-token-0123456789ab";
  private static final String BOB = "bob-token-0123456789ab";
  private static final String EVE = "eve-token-0123456789ab";

  private static final ToolSet TOOLS =
      () ->
          List.of(
              ToolSpec.longRunning(
                      "nap",
                      "Naps.",
                      "{\"type\":\"object\"}",
                      call -> {
                        call.refuseIfWrong();
                        return call.start(
                            task -> {
                              task.progress(Map.of("percent", 40));
                              return Map.of("rested", true);
                            });
                      })
                  .effect(Effect.READS),
              ToolSpec.longRunning(
                      "drive",
                      "Drives.",
                      "{\"type\":\"object\"}",
                      call -> call.start(task -> Map.of()))
                  .effect(Effect.MOVES)
                  .gate(GateSpec.says("The robot will drive.")));

  private static final HttpClient HTTP =
      HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();

  private static RunningServer start(Map<String, String> more) {
    Map<String, String> environment = new HashMap<>(more);
    environment.putIfAbsent("MCP_TRANSPORT", "streamable_http");
    environment.put("MCP_PORT", "0");
    return CapabilityServer.named("robot")
        .tools(TOOLS)
        .startsPerSecond(10_000)
        .inspector(true)
        .environment(environment)
        .start();
  }

  private static Map<String, String> tokens(Path folder) throws IOException {
    Path file = folder.resolve("tokens");
    Files.writeString(
        file,
        "ann robot:read "
            + ANN
            + "\nbob robot:read "
            + BOB
            + "\neve robot:read,robot:inspect "
            + EVE
            + "\n");
    if (FileSystems.getDefault().supportedFileAttributeViews().contains("posix")) {
      Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-------"));
    }
    return Map.of("MCP_TOKEN_FILE", file.toString());
  }

  /** A page that looks on, as far as a server can tell. */
  private static final class Viewer implements AutoCloseable {
    record Event(String name, Map<String, Object> data) {}

    final List<Event> events = new CopyOnWriteArrayList<>();
    final StringBuffer all = new StringBuffer();
    private final InputStream body;

    Viewer(RunningServer server, String token, String query) throws Exception {
      HttpRequest.Builder request =
          HttpRequest.newBuilder(URI.create(server.inspector().orElseThrow() + "/stream" + query));
      if (token != null) {
        request.header("Authorization", "Bearer " + token);
      }
      HttpResponse<InputStream> answer =
          HTTP.send(request.build(), HttpResponse.BodyHandlers.ofInputStream());
      assertThat(answer.statusCode()).isEqualTo(200);
      assertThat(answer.headers().firstValue("Content-Type"))
          .hasValue("text/event-stream; charset=utf-8");
      body = answer.body();
      Thread reader = new Thread(this::read);
      reader.setDaemon(true);
      reader.start();
    }

    private void read() {
      try (java.io.BufferedReader lines =
          new java.io.BufferedReader(new java.io.InputStreamReader(body, StandardCharsets.UTF_8))) {
        String name = "";
        for (String line = lines.readLine(); line != null; line = lines.readLine()) {
          all.append(line).append('\n');
          if (line.startsWith("event: ")) {
            name = line.substring(7);
          } else if (line.startsWith("data: ")) {
            events.add(new Event(name, Json.readObject(line.substring(6))));
          }
        }
      } catch (IOException closed) {
        // nobody looks on any more
      }
    }

    Map<String, Object> first(String name) {
      await()
          .atMost(Duration.ofSeconds(30))
          .until(() -> events.stream().anyMatch(event -> event.name().equals(name)));
      return events.stream()
          .filter(event -> event.name().equals(name))
          .findFirst()
          .orElseThrow()
          .data();
    }

    Stream<Map<String, Object>> rows(String name) {
      return events.stream()
          .filter(event -> event.name().equals(name))
          .flatMap(
              event ->
                  ((List<?>) event.data().get(name.equals("tasks") ? "tasks" : "rows")).stream())
          .map(row -> Json.readObject(Json.text(row)));
    }

    Map<String, Object> row(String name, Predicate<Map<String, Object>> wanted) {
      await().atMost(Duration.ofSeconds(30)).until(() -> rows(name).anyMatch(wanted));
      return rows(name).filter(wanted).findFirst().orElseThrow();
    }

    @Override
    public void close() throws IOException {
      body.close();
    }
  }

  private static HttpResponse<String> post(
      RunningServer server, String token, String body, String... headers) throws Exception {
    HttpRequest.Builder request =
        HttpRequest.newBuilder(URI.create(server.address()))
            .timeout(Duration.ofSeconds(30))
            .header("Content-Type", "application/json")
            .header("Accept", "application/json, text/event-stream")
            .POST(HttpRequest.BodyPublishers.ofString(body));
    if (token != null) {
      request.header("Authorization", "Bearer " + token);
    }
    if (headers.length > 0) {
      request.headers(headers);
    }
    return HTTP.send(request.build(), HttpResponse.BodyHandlers.ofString());
  }

  private static HttpResponse<String> call(
      RunningServer server, String token, String tool, String arguments) throws Exception {
    String meta =
        "\"_meta\":{\"io.modelcontextprotocol/protocolVersion\":\"2026-07-28\",\"io.modelcontextprotocol/clientCapabilities\":{}}";
    return post(
        server,
        token,
        "{\"jsonrpc\":\"2.0\",\"id\":7,\"method\":\"tools/call\",\"params\":{\"name\":\""
            + tool
            + "\",\"arguments\":"
            + arguments
            + ","
            + meta
            + "}}",
        "MCP-Protocol-Version",
        "2026-07-28",
        "Mcp-Method",
        "tools/call",
        "Mcp-Name",
        tool);
  }

  @Test
  void aPageIsToldWhatAModelIsNot() throws Exception {
    try (RunningServer server = start(Map.of());
        Viewer viewer = new Viewer(server, null, "")) {
      Map<String, Object> hello = viewer.first("hello");

      assertThat(hello)
          .containsEntry("server", "robot")
          .containsEntry("transport", "streamable_http")
          .containsEntry("endpoint", "/mcp")
          .containsEntry("principal", "anonymous")
          .containsEntry("sees_all", true);
      assertThat(Json.text(hello.get("tools")))
          .isEqualTo(
              "{\"nap\":{\"effect\":\"READS\",\"scope\":\"robot:read\",\"gate\":null,\"stop\":false},"
                  + "\"drive\":{\"effect\":\"MOVES\",\"scope\":\"robot:move\",\"gate\":\"The robot will drive.\",\"stop\":false}}");
      assertThat(viewer.first("delivery"))
          .containsEntry("destination", null)
          .containsEntry("gate_open", true);
    }
  }

  @Test
  void aCallItsTaskAndItsEventsAreSeen() throws Exception {
    try (RunningServer server = start(Map.of());
        Viewer viewer = new Viewer(server, null, "")) {
      call(server, null, "nap", "{}");

      Map<String, Object> asked = viewer.row("trace", row -> Boolean.TRUE.equals(row.get("in")));
      Map<String, Object> answered =
          viewer.row("trace", row -> Boolean.FALSE.equals(row.get("in")));
      assertThat(asked)
          .containsEntry("kind", "request")
          .containsEntry("method", "tools/call")
          .containsEntry("tool", "nap")
          .containsEntry("id", "7")
          .containsEntry("principal", "anonymous")
          .containsEntry("session", null)
          .containsEntry("ms", null);
      assertThat((String) asked.get("body")).startsWith("{\"jsonrpc\":\"2.0\",\"id\":7,");
      assertThat(asked.get("bytes")).isEqualTo(((String) asked.get("body")).length());
      assertThat(answered)
          .containsEntry("kind", "response")
          .containsEntry("method", "tools/call")
          .containsEntry("tool", "nap")
          .containsEntry("id", "7")
          .containsEntry("status", 200)
          .containsEntry("bad", false)
          .containsEntry("cut", false);
      assertThat(((Number) answered.get("ms")).doubleValue()).isPositive();

      Map<String, Object> done = viewer.row("tasks", task -> "succeeded".equals(task.get("state")));
      assertThat(done).containsEntry("tool", "nap").containsEntry("result", Map.of("rested", true));
      assertThat(viewer.row("events", event -> "task_done".equals(event.get("type"))))
          .containsEntry("task_id", done.get("task_id"))
          .containsEntry("seq", 2)
          .containsEntry("payload", "{\"result\":{\"rested\":true}}");
    }
  }

  @Test
  void aPageThatComesLaterSeesWhatWasBeforeAndOneThatComesBackWhatIsNew() throws Exception {
    try (RunningServer server = start(Map.of())) {
      call(server, null, "nap", "{}");
      Object place;
      Object instance;
      try (Viewer late = new Viewer(server, null, "")) {
        late.row("trace", row -> "response".equals(row.get("kind")));
        late.row("tasks", task -> "succeeded".equals(task.get("state")));
        instance = late.first("hello").get("instance");
        place =
            late.events.stream()
                .filter(event -> event.name().equals("trace"))
                .reduce((one, next) -> next)
                .orElseThrow()
                .data()
                .get("place");
      }
      call(server, null, "nap", "{\"second\":1}");

      try (Viewer back = new Viewer(server, null, "?instance=" + instance + "&trace=" + place)) {
        assertThat((String) back.row("trace", row -> true).get("body")).contains("second");
      }
      try (Viewer ofAnother = new Viewer(server, null, "?instance=another&trace=" + place)) {
        assertThat((String) ofAnother.row("trace", row -> true).get("body"))
            .doesNotContain("second");
      }
    }
  }

  @Test
  void aPrincipalSeesItsOwnAndOnlyWhoMayInspectSeesAll(@TempDir Path folder) throws Exception {
    try (RunningServer server = start(tokens(folder));
        Viewer ann = new Viewer(server, ANN, "");
        Viewer bob = new Viewer(server, BOB, "");
        Viewer eve = new Viewer(server, EVE, "")) {
      call(server, ANN, "nap", "{}");
      call(server, BOB, "nap", "{}");
      post(server, "wrong-token-0123456789", "{}");

      Predicate<Map<String, Object>> ended = task -> "succeeded".equals(task.get("state"));
      Object anns = ann.row("tasks", ended).get("task_id");
      Object bobs = bob.row("tasks", ended).get("task_id");
      eve.row("tasks", task -> task.get("task_id").equals(anns));
      eve.row("tasks", task -> task.get("task_id").equals(bobs));
      eve.row("trace", row -> row.get("principal") == null && row.get("status").equals(401));
      eve.row("events", event -> event.get("task_id").equals(bobs));
      ann.row("trace", row -> "response".equals(row.get("kind")));
      bob.row("events", event -> "task_done".equals(event.get("type")));

      assertThat(ann.all.toString()).doesNotContain((String) bobs).doesNotContain("\"bob\"");
      assertThat(bob.all.toString()).doesNotContain((String) anns).doesNotContain("\"ann\"");
      assertThat(ann.rows("trace"))
          .allSatisfy(row -> assertThat(row).containsEntry("principal", "ann"));
      assertThat(ann.first("hello"))
          .containsEntry("sees_all", false)
          .containsEntry("principal", "ann");
      assertThat(((Map<?, ?>) ann.first("hello").get("tools")).keySet()).isEqualTo(Set.of("nap"));
      assertThat(eve.first("hello")).containsEntry("sees_all", true);
    }
  }

  @Test
  void noSecretIsInTheTrace(@TempDir Path folder) throws Exception {
    try (RunningServer server = start(tokens(folder));
        Viewer eve = new Viewer(server, EVE, "")) {
      HttpResponse<String> begun = post(server, ANN, RawHttp.INITIALIZE);
      String session = begun.headers().firstValue("Mcp-Session-Id").orElseThrow();
      post(
          server,
          ANN,
          "{\"jsonrpc\":\"2.0\",\"id\":8,\"method\":\"tools/call\",\"params\":{\"name\":\"nap\",\"arguments\":{\"note\":\""
              + ANN
              + " "
              + session
              + "\",\"password\":\"hunter2-hunter2\"}}}",
          "Mcp-Session-Id",
          session);
      post(server, "stolen-token-0123456789", "{}");

      Map<String, Object> asked = eve.row("trace", row -> "8".equals(row.get("id")));
      eve.row("trace", row -> row.get("status").equals(401));
      assertThat(asked).containsEntry("principal", "ann");
      assertThat((String) asked.get("session")).matches("[0-9a-f]{8}");
      assertThat((String) asked.get("body"))
          .contains("\"note\":\"[hidden] [hidden]\",\"password\":\"[hidden]\"");
      assertThat(
              eve.row(
                  "trace",
                  row ->
                      "initialize".equals(row.get("method"))
                          && Boolean.FALSE.equals(row.get("in"))))
          .containsEntry("session", asked.get("session"));
      assertThat(eve.all.toString())
          .doesNotContain(ANN, EVE, session, "hunter2", "stolen-token")
          .doesNotContain("Bearer");
    }
  }

  @Test
  void whatIsRefusedBeforeItIsAMessageIsSeenToo() throws Exception {
    try (RunningServer server = start(Map.of());
        Viewer viewer = new Viewer(server, null, "")) {
      post(server, null, "{\"jsonrpc\":\"1.0\"");
      call(server, null, "no_such_tool", "{}");

      Map<String, Object> broken = viewer.row("trace", row -> Boolean.TRUE.equals(row.get("in")));
      assertThat(broken)
          .containsEntry("kind", "http")
          .containsEntry("method", "POST /mcp")
          .containsEntry("body", "{\"jsonrpc\":\"1.0\"");
      assertThat(viewer.row("trace", row -> row.get("status").equals(400)))
          .containsEntry("kind", "error")
          .containsEntry("bad", true);
      assertThat(
              viewer.row(
                  "trace",
                  row -> "error".equals(row.get("kind")) && "no_such_tool".equals(row.get("tool"))))
          .containsEntry("bad", true)
          .containsEntry("method", "tools/call");
    }
  }

  @Test
  void longBodiesAreShownInPart() throws Exception {
    try (RunningServer server = start(Map.of());
        Viewer viewer = new Viewer(server, null, "")) {
      call(server, null, "nap", "{\"long\":\"" + "x".repeat(100_000) + "\"}");

      Map<String, Object> asked = viewer.row("trace", row -> Boolean.TRUE.equals(row.get("in")));
      assertThat((String) asked.get("body")).hasSize(8192);
      assertThat(asked).containsEntry("cut", true).containsEntry("tool", "nap");
      assertThat((Integer) asked.get("bytes")).isGreaterThan(100_000);
    }
  }

  @Test
  void answersOnTheStreamOfTheOldTransportFindTheirQuestions() throws Exception {
    try (RunningServer server = start(Map.of("MCP_TRANSPORT", "sse"));
        Viewer viewer = new Viewer(server, null, "")) {
      assertThat(viewer.first("hello"))
          .containsEntry("transport", "sse")
          .containsEntry("endpoint", "/sse");
      HttpResponse<InputStream> sse =
          HTTP.send(
              HttpRequest.newBuilder(URI.create(server.address())).build(),
              HttpResponse.BodyHandlers.ofInputStream());
      byte[] begun = new byte[300];
      String endpoint =
          new String(begun, 0, sse.body().read(begun), StandardCharsets.UTF_8)
              .split("data: ?")[1]
              .split("\\s")[0];
      HTTP.send(
          HttpRequest.newBuilder(URI.create(server.address()).resolve(endpoint))
              .header("Content-Type", "application/json")
              .POST(
                  HttpRequest.BodyPublishers.ofString(
                      RawHttp.INITIALIZE.replace("2025-06-18", "2024-11-05")))
              .build(),
          HttpResponse.BodyHandlers.ofString());

      Map<String, Object> answered =
          viewer.row(
              "trace",
              row -> "initialize".equals(row.get("method")) && Boolean.FALSE.equals(row.get("in")));
      assertThat(answered).containsEntry("kind", "response");
      assertThat(((Number) answered.get("ms")).doubleValue()).isPositive();
      assertThat(viewer.row("trace", row -> "endpoint".equals(row.get("method"))))
          .containsEntry("session", answered.get("session"));
      assertThat(viewer.all.toString())
          .doesNotContain(endpoint.substring(endpoint.indexOf('=') + 1));
      sse.body().close();
    }
  }

  @Test
  void theFateOfEachEventIsTold() throws Exception {
    AtomicInteger asked = new AtomicInteger();
    HttpServer planner =
        HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    planner.createContext(
        "/",
        exchange -> {
          exchange.sendResponseHeaders(asked.incrementAndGet() <= 2 ? 503 : 204, -1);
          exchange.close();
        });
    planner.start();
    String url =
        "http://127.0.0.1:" + planner.getAddress().getPort() + "/events/path-that-nobody-sees";
    try (RunningServer server =
            start(Map.of("RVC_CALLBACK_URL", url, "RVC_EVENT_SECRET", "shared-secret-of-both"));
        Viewer viewer = new Viewer(server, null, "")) {
      call(server, null, "nap", "{}");

      Map<String, Object> retrying =
          viewer.row("events", row -> "retrying".equals(row.get("state")));
      assertThat(retrying)
          .containsEntry("seq", 1)
          .containsEntry("attempts", 1)
          .containsEntry("reason", "status 503");
      assertThat(retrying.get("next_at")).isNotNull();
      assertThat(
              viewer.row(
                  "events",
                  row -> "delivered".equals(row.get("state")) && row.get("seq").equals(1)))
          .containsEntry("attempts", 3)
          .containsEntry("event_id", retrying.get("event_id"));
      viewer.row("events", row -> "delivered".equals(row.get("state")) && row.get("seq").equals(2));
      await()
          .atMost(Duration.ofSeconds(30))
          .untilAsserted(
              () ->
                  assertThat(
                          viewer.events.stream()
                              .filter(event -> event.name().equals("delivery"))
                              .map(Viewer.Event::data))
                      .anySatisfy(
                          now ->
                              assertThat(now)
                                  .containsEntry("gate_open", false)
                                  .containsEntry("last_error", "status 503"))
                      .anySatisfy(
                          now ->
                              assertThat(now)
                                  .containsEntry("gate_open", true)
                                  .containsEntry("delivered", 2)));
      assertThat(viewer.all.toString()).doesNotContain("path-that-nobody-sees", "shared-secret");
    } finally {
      planner.stop(0);
    }
  }

  @Test
  void aSlowPageDelaysNobodyAndIsToldWhatItHasMissed() throws Exception {
    try (RunningServer server = start(Map.of());
        Socket slow = new Socket()) {
      URI page = URI.create(server.inspector().orElseThrow());
      slow.setReceiveBufferSize(4096);
      slow.connect(new InetSocketAddress("127.0.0.1", page.getPort()));
      slow.setSoTimeout(30_000);
      slow.getOutputStream()
          .write(
              ("GET /inspector/stream HTTP/1.1\r\nHost: 127.0.0.1:" + page.getPort() + "\r\n\r\n")
                  .getBytes(StandardCharsets.UTF_8));
      String arguments = "{\"long\":\"" + "x".repeat(9000) + "\"}";
      for (int number = 0; number < 1500; number++) {
        assertThat(call(server, null, "get_task", arguments).statusCode()).isEqualTo(200);
      }

      StringBuilder seen = new StringBuilder();
      byte[] bytes = new byte[1 << 16];
      await()
          .atMost(Duration.ofSeconds(60))
          .pollInterval(Duration.ofMillis(1))
          .until(
              () -> {
                int count = slow.getInputStream().read(bytes);
                seen.append(new String(bytes, 0, count, StandardCharsets.UTF_8));
                String tail = seen.substring(Math.max(0, seen.length() - (1 << 17)));
                return count < 0 || tail.matches("(?s).*\"lost\":[1-9].*");
              });
      assertThat(seen)
          .as("the beginning and the end")
          .contains("event: hello")
          .contains("\"place\":");
    }
  }

  @Test
  void aServerThatEndsSaysGoodbye() throws Exception {
    List<Viewer> viewers = new ArrayList<>();
    try (RunningServer server = start(Map.of())) {
      viewers.add(new Viewer(server, null, ""));
      viewers.get(0).first("hello");
    }
    viewers.get(0).first("bye");
    viewers.get(0).close();
  }
}
