package org.robotmcpkit.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.robotmcpkit.mcp.Menu;
import org.robotmcpkit.mcp.ServerInfo;
import org.robotmcpkit.task.LocalTasks;
import org.robotmcpkit.task.TaskRequest;
import org.robotmcpkit.tool.ToolSpec;

class StdioFrontTest {
  private static final String INITIALIZE =
      "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"initialize\",\"params\":{\"protocolVersion\":\"2025-06-18\","
          + "\"capabilities\":{},\"clientInfo\":{\"name\":\"raw\",\"version\":\"1\"}}}";
  private static final String INITIALIZED = "{\"jsonrpc\":\"2.0\",\"method\":\"notifications/initialized\"}";

  private final ByteArrayOutputStream answers = new ByteArrayOutputStream();
  private final LocalTasks tasks = LocalTasks.builder("pipe", (event, settled) -> settled.run()).build();
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
    assertThat(front.open(new ServerInfo("pipe", "1", null), menu)).isEqualTo("standard input and output");
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
    String waiting = "{\"jsonrpc\":\"2.0\",\"id\":\"w\",\"method\":\"tools/call\",\"params\":{\"name\":\"get_task\","
        + "\"arguments\":{\"task_id\":\"%s\",\"wait_s\":5}}}";
    String task = tasks.start(TaskRequest.of("rest", body -> {
      body.sleep(Duration.ofMillis(300));
      return "rested";
    })).taskId();
    StdioFront front = new StdioFront(lines(INITIALIZE, INITIALIZED, waiting.formatted(task)), answers);
    front.open(new ServerInfo("pipe", "1", null), menu);

    front.awaitEnd();

    assertThat(said().lines()).hasSize(2).last().asString().contains("\"id\":\"w\"", "rested");
    front.close();
  }

  @Test
  void linesThatAreNoMessagesDoNoHarm() throws Exception {
    StdioFront front =
        new StdioFront(
            lines("", "rubbish", "{", "[]", "17", "null", "{\"jsonrpc\":\"2.0\"}", "x".repeat(3 << 20), INITIALIZE),
            answers);
    front.open(new ServerInfo("pipe", "1", null), menu);

    front.awaitEnd();

    assertThat(said().lines()).hasSize(1).first().asString().contains("\"id\":1", "\"serverInfo\"");
    front.close();
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
