package org.robotmcpkit.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import io.modelcontextprotocol.modern.McpSchema.Implementation;
import io.modelcontextprotocol.modern.McpSchema.Tool;
import io.modelcontextprotocol.modern.client.McpClient;
import io.modelcontextprotocol.modern.client.transport.StdioMcpClientTransport;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.robotmcpkit.annotation.TaskMode;
import org.robotmcpkit.mcp.Menu;
import org.robotmcpkit.mcp.ServerInfo;
import org.robotmcpkit.task.LocalTasks;
import org.robotmcpkit.task.TaskRequest;
import org.robotmcpkit.tool.ToolSpec;

class StdioFrontTest {
  private static final String INITIALIZE =
      "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"initialize\",\"params\":{\"protocolVersion\":\"2025-06-18\","
          + "\"capabilities\":{},\"clientInfo\":{\"name\":\"raw\",\"version\":\"1\"}}}";
  private static final String INITIALIZED =
      "{\"jsonrpc\":\"2.0\",\"method\":\"notifications/initialized\"}";

  private final ByteArrayOutputStream answers = new ByteArrayOutputStream();
  private final LocalTasks tasks =
      LocalTasks.builder("pipe", (event, settled) -> settled.run()).build();
  private final Menu menu =
      Menu.of(
          tasks,
          List.of(
              () ->
                  List.of(
                      ToolSpec.longRunning(
                          "rest",
                          "Rests.",
                          "{\"type\":\"object\"}",
                          call ->
                              call.start(
                                  task -> {
                                    task.sleep(Duration.ofMillis(300));
                                    return Map.of("rested", true);
                                  })))));

  @Test
  void answersLineByLineAndNoticesThatTheInputHasEnded() throws Exception {
    PipedOutputStream client = new PipedOutputStream();
    StdioFront front = new StdioFront(new PipedInputStream(client), answers);
    assertThat(front.open(new ServerInfo("pipe", "1", null), menu))
        .isEqualTo("standard input and output");
    CountDownLatch ended = new CountDownLatch(1);
    new Thread(
            () -> {
              try {
                front.awaitEnd();
                ended.countDown();
              } catch (InterruptedException interrupted) {
                Thread.currentThread().interrupt();
              }
            })
        .start();

    send(client, INITIALIZE);
    await().until(() -> said().contains("\"id\":1"));
    send(client, INITIALIZED);
    send(client, "{\"jsonrpc\":\"2.0\",\"id\":2,\"method\":\"tools/list\",\"params\":{}}");
    await().until(() -> said().contains("list_tasks"));
    assertThat(ended.getCount()).isEqualTo(1);

    client.close();

    assertThat(ended.await(10, TimeUnit.SECONDS)).isTrue();
    front.close();
    assertThat(said().lines()).allMatch(line -> line.startsWith("{\"jsonrpc\":\"2.0\""));
  }

  @Test
  void theLastAnswersAreOutBeforeTheEnd() throws Exception {
    String waiting =
        "{\"jsonrpc\":\"2.0\",\"id\":\"w\",\"method\":\"tools/call\",\"params\":{\"name\":\"get_task\","
            + "\"arguments\":{\"task_id\":\"%s\",\"wait_s\":5}}}";
    String task =
        tasks
            .start(
                TaskRequest.of(
                    "rest",
                    body -> {
                      body.sleep(Duration.ofMillis(300));
                      return "rested";
                    }))
            .taskId();
    StdioFront front =
        new StdioFront(lines(INITIALIZE, INITIALIZED, waiting.formatted(task)), answers);
    front.open(new ServerInfo("pipe", "1", null), menu);

    front.awaitEnd();

    assertThat(said().lines()).hasSize(2).last().asString().contains("\"id\":\"w\"", "rested");
    front.close();
  }

  @Test
  void linesThatAreNoMessagesDoNoHarm() throws Exception {
    StdioFront front =
        new StdioFront(
            lines(
                "",
                "rubbish",
                "{",
                "[]",
                "17",
                "null",
                "{\"jsonrpc\":\"2.0\"}",
                "x".repeat(3 << 20),
                INITIALIZE),
            answers);
    front.open(new ServerInfo("pipe", "1", null), menu);

    front.awaitEnd();

    assertThat(said().lines()).hasSize(1).first().asString().contains("\"id\":1", "\"serverInfo\"");
    front.close();
  }

  @Test
  void aClientThatDiscoversFirstIsServedInTheModernEra() throws Exception {
    String id =
        tasks
            .start(
                TaskRequest.of(
                    "rest",
                    body -> {
                      body.sleep(Duration.ofMillis(300));
                      return "rested";
                    }))
            .taskId();
    StdioFront front =
        new StdioFront(
            lines(
                modern(1, "server/discover", ""),
                modern(2, "tools/list", ""),
                modern(
                    3,
                    "tools/call",
                    "\"name\":\"get_task\",\"arguments\":{\"task_id\":\""
                        + id
                        + "\",\"wait_s\":5},")),
            answers);
    front.open(new ServerInfo("pipe", "1", null), menu);

    front.awaitEnd();

    assertThat(said().lines()).hasSize(3);
    assertThat(answerTo(1)).contains("\"supportedVersions\":[\"2026-07-28\"]");
    assertThat(answerTo(2)).contains("\"ttlMs\":60000", "list_tasks");
    assertThat(answerTo(3)).contains("rested");
    front.close();
  }

  @Test
  void aFirstCallThatSaysItsRevisionIsModernWithoutDiscovery() throws Exception {
    StdioFront front = new StdioFront(lines(modern("\"a\"", "tools/list", "")), answers);
    front.open(new ServerInfo("pipe", "1", null), menu);

    front.awaitEnd();

    assertThat(said().lines())
        .singleElement()
        .asString()
        .contains("\"id\":\"a\"", "\"cacheScope\":\"private\"");
    front.close();
  }

  @Test
  void linesThatAreNoMessagesAreAnsweredInTheModernEraAndDoNoHarm() throws Exception {
    StdioFront front =
        new StdioFront(
            lines(
                modern(1, "server/discover", ""),
                "",
                "rubbish",
                "[]",
                "x".repeat(3 << 20),
                modern(2, "tools/list", "")),
            answers);
    front.open(new ServerInfo("pipe", "1", null), menu);

    front.awaitEnd();

    assertThat(said().lines()).hasSize(5);
    assertThat(said().lines().filter(line -> line.contains("-32700"))).hasSize(2);
    assertThat(said().lines().filter(line -> line.contains("-32600"))).hasSize(1);
    assertThat(answerTo(2)).contains("list_tasks");
    front.close();
  }

  @Test
  void aModernClientMayCallARequestOffAndItsEndIsNotWaitedFor() throws Exception {
    String id =
        tasks
            .start(
                TaskRequest.of(
                    "rest",
                    body -> {
                      body.sleep(Duration.ofHours(1));
                      return null;
                    }))
            .taskId();
    StdioFront front =
        new StdioFront(
            lines(
                modern(
                    1,
                    "tools/call",
                    "\"name\":\"get_task\",\"arguments\":{\"task_id\":\""
                        + id
                        + "\",\"wait_s\":20},"),
                "{\"jsonrpc\":\"2.0\",\"method\":\"notifications/cancelled\",\"params\":{\"requestId\":1}}",
                modern(2, "tools/list", "")),
            answers);
    front.open(new ServerInfo("pipe", "1", null), menu);

    front.awaitEnd();

    assertThat(said().lines()).singleElement().asString().contains("\"id\":2");
    front.close();
    tasks.close();
  }

  @Test
  void whatIsListenedToDoesNotHoldTheEndBack() throws Exception {
    Menu listenable =
        Menu.of(
            tasks,
            List.of(
                () ->
                    List.of(
                        ToolSpec.longRunning(
                                "rest",
                                "Rests.",
                                "{\"type\":\"object\"}",
                                call -> call.start(task -> null))
                            .tasks(TaskMode.AUTO))));
    PipedOutputStream client = new PipedOutputStream();
    StdioFront front = new StdioFront(new PipedInputStream(client), answers);
    front.open(new ServerInfo("pipe", "1", null), listenable);
    send(
        client,
        modern(1, "subscriptions/listen", "\"notifications\":{\"toolsListChanged\":true},"));
    await().until(() -> said().contains("notifications/subscriptions/acknowledged"));

    client.close();

    assertThat(CompletableFuture.runAsync(() -> awaitEnd(front)))
        .succeedsWithin(Duration.ofSeconds(5));
    front.close();
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void whatIsWrongWithAMessageIsSaidInOneClearError(boolean modern) throws Exception {
    String first = modern ? modern(1, "server/discover", "") : INITIALIZE + "\n" + INITIALIZED;
    StdioFront front =
        new StdioFront(
            lines(
                first,
                modern(2, "tools/call", "\"name\":\"rest\",\"arguments\":[1],"),
                "{\"jsonrpc\":\"2.0\",\"id\":3,\"method\":\"tools/list\",\"params\":[]}",
                "{\"jsonrpc\":\"1.0\",\"id\":4,\"method\":\"tools/list\"}",
                modern(5, "tools/call", "\"name\":\"drvie\","),
                "{\"a\":".repeat(65) + "1" + "}".repeat(65)),
            answers);
    front.open(new ServerInfo("pipe", "1", null), menu);

    front.awaitEnd();

    assertThat(said().lines()).hasSize(6);
    assertThat(answerTo(5)).contains("-32602", "Unknown tool: drvie");
    assertThat(answerTo(2))
        .contains("-32602", "tools/call: arguments must be an object (got a list)");
    assertThat(answerTo(3)).contains("-32602", "params must be an object.");
    assertThat(answerTo(4)).contains("-32600", "jsonrpc must be");
    assertThat(said().lines().filter(line -> line.contains("-32700")))
        .singleElement()
        .asString()
        .contains("64 levels");
    front.close();
  }

  @Test
  void aCarriageReturnInsideALineEndsNoLine() throws Exception {
    StdioFront front = new StdioFront(lines(INITIALIZE.replace(",", ",\r") + "\r"), answers);
    front.open(new ServerInfo("pipe", "1", null), menu);

    front.awaitEnd();

    assertThat(said().lines()).singleElement().asString().contains("\"id\":1", "\"serverInfo\"");
    front.close();
  }

  @Test
  void anInputThatBreaksHasEnded() throws Exception {
    StdioFront front =
        new StdioFront(
            new InputStream() {
              @Override
              public int read() throws IOException {
                throw new IOException("pulled out");
              }
            },
            answers);
    front.open(new ServerInfo("pipe", "1", null), menu);

    front.awaitEnd();

    assertThat(said()).isEmpty();
    front.close();
  }

  @Test
  void anAnswerOfMoreThanTheKitReadsCountsAsAnswered() throws Exception {
    String id =
        tasks
            .start(
                TaskRequest.of("rest", body -> List.of("x".repeat(200_000), "y".repeat(200_000))))
            .taskId();
    tasks.await(id, Duration.ofSeconds(20)).toCompletableFuture().join();
    StdioFront front =
        new StdioFront(
            lines(
                modern(
                    1,
                    "tools/call",
                    "\"name\":\"get_task\",\"arguments\":{\"task_id\":\"" + id + "\"},")),
            answers);
    front.open(new ServerInfo("pipe", "1", null), menu);

    assertThat(CompletableFuture.runAsync(() -> awaitEnd(front)))
        .succeedsWithin(Duration.ofSeconds(5));

    assertThat(said()).hasSizeGreaterThan(800_000);
    front.close();
  }

  @Test
  void theSdksModernClientIsServed() throws Exception {
    PipedInputStream fromServer = new PipedInputStream(1 << 16);
    PipedOutputStream toServer = new PipedOutputStream();
    StdioFront front =
        new StdioFront(new PipedInputStream(toServer, 1 << 16), new PipedOutputStream(fromServer));
    front.open(new ServerInfo("pipe", "1", null), menu);
    var client =
        McpClient.sync(StdioMcpClientTransport.builder(fromServer, toServer).start())
            .clientInfo(Implementation.builder("test", "1").build())
            .build();

    assertThat(client.discover().supportedVersions()).containsExactly("2026-07-28");
    assertThat(client.tools().list().tools())
        .extracting(Tool::name)
        .containsExactlyElementsOf(menu.names());
    assertThat(((Map<?, ?>) client.tool("rest").call().structuredContent()).get("state"))
        .isEqualTo("running");

    toServer.close();
    front.awaitEnd();
    front.close();
  }

  private static void awaitEnd(StdioFront front) {
    try {
      front.awaitEnd();
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
    }
  }

  private String answerTo(int id) {
    return said()
        .lines()
        .filter(line -> line.contains("\"id\":" + id + ","))
        .findFirst()
        .orElseThrow();
  }

  /** A request of the modern era; the parameters end with a comma. */
  private static String modern(Object id, String method, String params) {
    return "{\"jsonrpc\":\"2.0\",\"id\":"
        + id
        + ",\"method\":\""
        + method
        + "\",\"params\":{"
        + params
        + "\"_meta\":{\"io.modelcontextprotocol/protocolVersion\":\"2026-07-28\","
        + "\"io.modelcontextprotocol/clientCapabilities\":{}}}}";
  }

  private String said() {
    return answers.toString(StandardCharsets.UTF_8);
  }

  private static InputStream lines(String... lines) {
    return new ByteArrayInputStream((String.join("\n", lines)).getBytes(StandardCharsets.UTF_8));
  }

  private static void send(PipedOutputStream client, String line) throws Exception {
    client.write((line + "\n").getBytes(StandardCharsets.UTF_8));
    client.flush();
  }
}
