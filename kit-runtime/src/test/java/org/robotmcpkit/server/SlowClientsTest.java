package org.robotmcpkit.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.io.IOException;
import java.net.Socket;
import java.net.SocketException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.robotmcpkit.model.Json;
import org.robotmcpkit.tool.ToolSpec;

/** Clients that take their time must not take the server's. */
class SlowClientsTest {
  private static final int SLOW = 200;
  private static final Duration PATIENCE = Duration.ofSeconds(30);

  private final List<Socket> sockets = new ArrayList<>();
  private final HttpClient http =
      HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();
  private final RunningServer server =
      CapabilityServer.named("patient")
          .tools(
              () ->
                  List.of(
                      ToolSpec.longRunning(
                          "wait",
                          "Waits.",
                          "{\"type\":\"object\"}",
                          call ->
                              call.start(
                                  task -> {
                                    task.sleep(Duration.ofHours(1));
                                    return null;
                                  }))))
          .startsPerSecond(1)
          .environment(Map.of("MCP_TRANSPORT", "streamable_http", "MCP_PORT", "0"))
          .start();

  @AfterEach
  void close() throws IOException {
    for (Socket socket : sockets) {
      socket.close();
    }
    server.close();
  }

  private Socket begin(String head) throws IOException {
    int port = URI.create(server.address()).getPort();
    Socket socket = new Socket("127.0.0.1", port);
    socket.setSoTimeout((int) PATIENCE.toMillis());
    sockets.add(socket);
    socket
        .getOutputStream()
        .write(head.replace("PORT", String.valueOf(port)).getBytes(StandardCharsets.US_ASCII));
    return socket;
  }

  @Test
  void cancelAndStatusAnswerBesideTwoHundredSlowClientsAndStartsThatAreRefused() throws Exception {
    String session = session();
    String task = (String) call(session, "wait", Map.of()).get("task_id");
    for (int n = 0; n < SLOW; n++) {
      begin(
          "POST /mcp HTTP/1.1\r\nHost: 127.0.0.1:PORT\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{\"a\":");
    }
    AtomicBoolean over = new AtomicBoolean();
    AtomicInteger refused = new AtomicInteger();
    List<Thread> starters = new ArrayList<>();
    for (int n = 0; n < 4; n++) {
      starters.add(new Thread(() -> startUntil(over, refused, session), "starter"));
    }
    starters.forEach(Thread::start);
    await().atMost(PATIENCE).until(() -> refused.get() > 100);

    for (int n = 0; n < 10; n++) {
      assertThat(call(session, "get_task", Map.of("task_id", task)))
          .containsEntry("state", "running");
      assertThat(call(session, "list_tasks", Map.of())).containsKey("tasks");
    }
    assertThat(call(session, "cancel_task", Map.of("task_id", task)))
        .containsEntry("state", "cancelled");
    over.set(true);
    for (Thread starter : starters) {
      starter.join(PATIENCE.toMillis());
    }
    assertThat(server.tasks().list(org.robotmcpkit.task.TaskQuery.all()).tasks())
        .as("started, in all that time")
        .hasSizeLessThan(100);
  }

  private void startUntil(AtomicBoolean over, AtomicInteger refused, String session) {
    try {
      while (!over.get()) {
        if ("RATE_LIMITED".equals(call(session, "wait", Map.of()).get("error"))) {
          refused.incrementAndGet();
        }
      }
    } catch (IOException | InterruptedException failure) {
      throw new AssertionError(failure);
    }
  }

  @Test
  void headersThatDripAreCutOffAndSoIsAConnectionThatSaysNothing() throws Exception {
    Socket silent = begin("");
    Socket dripping = begin("GET /health HTTP/1.1\r\nHost: 127.0.0.1:PORT\r\n");
    Socket second = begin("GET /health HTTP/1.1\r\nHost: 127.0.0.1:PORT\r\n\r\n");
    assertThat(second.getInputStream().read()).isEqualTo('H');
    second.getOutputStream().write("GET /health HT".getBytes(StandardCharsets.US_ASCII));

    assertThat(dripUntilClosed(dripping, "X: y\r\n")).isLessThan(PATIENCE);
    assertThat(endOf(silent)).isTrue();
    assertThat(dripUntilClosed(second, "x")).isLessThan(PATIENCE);
  }

  @Test
  void aBodyThatDripsIsCutOff() throws Exception {
    Socket dripping =
        begin(
            "POST /mcp HTTP/1.1\r\nHost: 127.0.0.1:PORT\r\nContent-Type: application/json\r\nContent-Length: 100000\r\n\r\n{");

    assertThat(dripUntilClosed(dripping, " ")).isBetween(Duration.ofSeconds(5), PATIENCE);
  }

  @Test
  void aConnectionThatRestsBetweenRequestsIsUsedAgain() throws Exception {
    Socket socket = begin("");
    for (int n = 0; n < 3; n++) {
      int port = URI.create(server.address()).getPort();
      socket
          .getOutputStream()
          .write(
              ("GET /health HTTP/1.1\r\nHost: 127.0.0.1:" + port + "\r\n\r\n")
                  .getBytes(StandardCharsets.US_ASCII));
      byte[] start = socket.getInputStream().readNBytes(15);
      assertThat(new String(start, StandardCharsets.US_ASCII)).isEqualTo("HTTP/1.1 200 OK");
      int left = socket.getInputStream().available();
      socket.getInputStream().skipNBytes(left);
      if (n == 1) {
        Thread.sleep(6000); // longer than headers may take, and nothing is on its way
      }
    }
  }

  /** How long it took the server to close the connection. */
  private static Duration dripUntilClosed(Socket socket, String drop) throws InterruptedException {
    long begun = System.nanoTime();
    try {
      while (System.nanoTime() - begun < PATIENCE.toNanos() * 2) {
        socket.getOutputStream().write(drop.getBytes(StandardCharsets.US_ASCII));
        Thread.sleep(200);
      }
    } catch (IOException closed) {
      // as it should be
    }
    return Duration.ofNanos(System.nanoTime() - begun);
  }

  private static boolean endOf(Socket socket) throws IOException {
    try {
      return socket.getInputStream().read() < 0;
    } catch (SocketException reset) {
      return true;
    }
  }

  // ---- a healthy client

  private String session() throws IOException, InterruptedException {
    HttpResponse<String> begun = send(null, RawHttp.INITIALIZE);
    String session = begun.headers().firstValue("mcp-session-id").orElseThrow();
    send(session, "{\"jsonrpc\":\"2.0\",\"method\":\"notifications/initialized\"}");
    return session;
  }

  private Map<String, Object> call(String session, String tool, Map<String, Object> arguments)
      throws IOException, InterruptedException {
    Map<String, Object> message =
        Map.of(
            "jsonrpc",
            "2.0",
            "id",
            3,
            "method",
            "tools/call",
            "params",
            Map.of("name", tool, "arguments", arguments));
    String body = send(session, Json.text(message)).body();
    String json =
        body.startsWith("{")
            ? body
            : body.lines()
                .filter(line -> line.startsWith("data:"))
                .findFirst()
                .orElseThrow()
                .substring(5)
                .strip();
    Map<?, ?> result = (Map<?, ?>) Json.readObject(json).get("result");
    return Json.readObject(Json.text(result.get("structuredContent")));
  }

  private HttpResponse<String> send(String session, String body)
      throws IOException, InterruptedException {
    HttpRequest.Builder request =
        HttpRequest.newBuilder(URI.create(server.address()))
            .timeout(PATIENCE)
            .header("Content-Type", "application/json")
            .header("Accept", "application/json, text/event-stream")
            .POST(HttpRequest.BodyPublishers.ofString(body));
    if (session != null) {
      request.header("Mcp-Session-Id", session);
    }
    return http.send(request.build(), HttpResponse.BodyHandlers.ofString());
  }
}
