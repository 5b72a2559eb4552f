package org.robotmcpkit.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.io.ByteArrayOutputStream;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.robotmcpkit.mcp.Menu;
import org.robotmcpkit.mcp.ServerInfo;
import org.robotmcpkit.task.LocalTasks;

class StdioFrontTest {
  @Test
  void answersLineByLineAndNoticesThatTheInputHasEnded() throws Exception {
    PipedOutputStream client = new PipedOutputStream();
    ByteArrayOutputStream answers = new ByteArrayOutputStream();
    StdioFront front = new StdioFront(new PipedInputStream(client), answers);
    Menu menu = Menu.of(LocalTasks.builder("pipe", (event, settled) -> {}).build(), List.of());
    assertThat(front.open(new ServerInfo("pipe", "1", null), menu)).isEqualTo("standard input and output");
    CountDownLatch ended = new CountDownLatch(1);
    Thread waiting =
        new Thread(
            () -> {
              try {
                front.awaitEnd();
                ended.countDown();
              } catch (InterruptedException interrupted) {
                Thread.currentThread().interrupt();
              }
            });
    waiting.start();

    send(
        client,
        "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"initialize\",\"params\":{\"protocolVersion\":\"2025-06-18\","
            + "\"capabilities\":{},\"clientInfo\":{\"name\":\"raw\",\"version\":\"1\"}}}");
    await().until(() -> answers.toString(StandardCharsets.UTF_8).contains("\"id\":1"));
    send(client, "{\"jsonrpc\":\"2.0\",\"method\":\"notifications/initialized\"}");
    send(client, "{\"jsonrpc\":\"2.0\",\"id\":2,\"method\":\"tools/list\",\"params\":{}}");
    await().until(() -> answers.toString(StandardCharsets.UTF_8).contains("list_tasks"));
    assertThat(ended.getCount()).isEqualTo(1);

    client.close();

    assertThat(ended.await(10, TimeUnit.SECONDS)).isTrue();
    front.close();
    assertThat(answers.toString(StandardCharsets.UTF_8).lines()).allMatch(line -> line.startsWith("{\"jsonrpc\":\"2.0\""));
  }

  private static void send(PipedOutputStream client, String line) throws Exception {
    client.write((line + "\n").getBytes(StandardCharsets.UTF_8));
    client.flush();
  }
}
