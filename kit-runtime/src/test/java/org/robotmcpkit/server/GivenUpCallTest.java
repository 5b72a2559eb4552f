package org.robotmcpkit.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.io.BufferedReader;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.mcp.Menu;
import org.robotmcpkit.mcp.ServerInfo;
import org.robotmcpkit.task.LocalTasks;
import org.robotmcpkit.tool.GateSpec;
import org.robotmcpkit.tool.ToolSet;
import org.robotmcpkit.tool.ToolSpec;

/**
 * A client of the older revisions gives up a call while its human thinks; the human's yes comes
 * after that.
 */
class GivenUpCallTest {
  private static final String INITIALIZE =
      "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"initialize\",\"params\":{\"protocolVersion\":\"2025-06-18\","
          + "\"capabilities\":{\"elicitation\":{}},\"clientInfo\":{\"name\":\"raw\",\"version\":\"1\"}}}";
  private static final String INITIALIZED =
      "{\"jsonrpc\":\"2.0\",\"method\":\"notifications/initialized\"}";
  private static final String CALL =
      "{\"jsonrpc\":\"2.0\",\"id\":7,\"method\":\"tools/call\",\"params\":{\"name\":\"move\",\"arguments\":{\"distance_m\":2}}}";
  private static final String GIVE_UP =
      "{\"jsonrpc\":\"2.0\",\"method\":\"notifications/cancelled\",\"params\":{\"requestId\":7}}";
  private static final String OTHER_GIVEN_UP = GIVE_UP.replace("7", "8");
  private static final Pattern ASKED =
      Pattern.compile("\"method\":\"elicitation/create\",\"id\":\"([^\"]+)\"");

  private final AtomicInteger moved = new AtomicInteger();
  private final ToolSet arm =
      () ->
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
                  .gate(GateSpec.says("The arm will move {distance_m} m.")));

  private static String yesTo(String text) {
    Matcher asked = ASKED.matcher(text);
    assertThat(asked.find()).as(text).isTrue();
    return "{\"jsonrpc\":\"2.0\",\"id\":\""
        + asked.group(1)
        + "\",\"result\":{\"action\":\"accept\",\"content\":{}}}";
  }

  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void overHttpAYesToACallThatWasGivenUpStartsNothing(boolean isGivenUp) throws Exception {
    try (RunningServer server =
        CapabilityServer.named("arm")
            .tools(arm)
            .environment(
                Map.of("MCP_TRANSPORT", "streamable_http", "MCP_PORT", "0", "MCP_REGISTRY", "off"))
            .start()) {
      HttpSession session = new HttpSession(URI.create(server.address()));
      session.post(INITIALIZED).close();
      try (BufferedReader answer =
          new BufferedReader(new InputStreamReader(session.post(CALL), StandardCharsets.UTF_8))) {
        String question = data(answer);
        session.post(isGivenUp ? GIVE_UP : OTHER_GIVEN_UP).close();
        session.post(yesTo(question)).close();
        assertThat(data(answer))
            .contains(isGivenUp ? "the client has given up the call" : "task_id");
      }
      assertMovedUnless(isGivenUp);
    }
  }

  private void assertMovedUnless(boolean isGivenUp) {
    await().untilAsserted(() -> assertThat(moved).hasValue(isGivenUp ? 0 : 1));
  }

  private static String data(BufferedReader events) throws IOException {
    String line = events.readLine();
    while (line != null && !line.startsWith("data:")) {
      line = events.readLine();
    }
    return String.valueOf(line);
  }

  private static final class HttpSession {
    private final HttpClient http =
        HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();
    private final URI address;
    private String id;

    HttpSession(URI address) throws Exception {
      this.address = address;
      id = send(INITIALIZE).headers().firstValue("Mcp-Session-Id").orElseThrow();
    }

    InputStream post(String message) throws Exception {
      return send(message).body();
    }

    private HttpResponse<InputStream> send(String message) throws Exception {
      HttpRequest.Builder request =
          HttpRequest.newBuilder(address)
              .timeout(Duration.ofSeconds(30))
              .header("Content-Type", "application/json")
              .header("Accept", "application/json, text/event-stream")
              .POST(HttpRequest.BodyPublishers.ofString(message));
      if (id != null) {
        request.header("Mcp-Session-Id", id);
      }
      return http.send(request.build(), HttpResponse.BodyHandlers.ofInputStream());
    }
  }

  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void overStandardInputAYesToACallThatWasGivenUpStartsNothing(boolean isGivenUp) throws Exception {
    LocalTasks tasks = LocalTasks.builder("arm", (event, settled) -> settled.run()).build();
    ByteArrayOutputStream answers = new ByteArrayOutputStream();
    PipedOutputStream client = new PipedOutputStream();
    StdioFront front = new StdioFront(new PipedInputStream(client), answers);
    try {
      front.open(new ServerInfo("arm", "1", null), Menu.of(tasks, List.of(arm)));
      say(client, INITIALIZE);
      await().until(() -> said(answers).contains("\"id\":1"));
      say(client, INITIALIZED);
      say(client, CALL);
      await().until(() -> ASKED.matcher(said(answers)).find());
      say(client, isGivenUp ? GIVE_UP : OTHER_GIVEN_UP);
      say(client, yesTo(said(answers)));
      await().until(() -> said(answers).contains("\"id\":7"));
      assertThat(said(answers))
          .contains(isGivenUp ? "the client has given up the call" : "task_id");
      assertMovedUnless(isGivenUp);
    } finally {
      client.close();
      front.close();
      tasks.close();
    }
  }

  @Test
  void theSameIdOfAnotherSessionIsAnotherCall() throws Exception {
    try (RunningServer server =
        CapabilityServer.named("arm")
            .tools(arm)
            .environment(
                Map.of("MCP_TRANSPORT", "streamable_http", "MCP_PORT", "0", "MCP_REGISTRY", "off"))
            .start()) {
      HttpSession session = new HttpSession(URI.create(server.address()));
      HttpSession other = new HttpSession(URI.create(server.address()));
      session.post(INITIALIZED).close();
      other.post(INITIALIZED).close();
      try (BufferedReader answer =
          new BufferedReader(new InputStreamReader(session.post(CALL), StandardCharsets.UTF_8))) {
        String question = data(answer);
        other.post(GIVE_UP).close();
        session.post(yesTo(question)).close();
        assertThat(data(answer)).contains("task_id");
      }
    }
  }

  private static void say(PipedOutputStream client, String line) throws IOException {
    client.write((line + "\n").getBytes(StandardCharsets.UTF_8));
    client.flush();
  }

  private static String said(ByteArrayOutputStream answers) {
    return answers.toString(StandardCharsets.UTF_8);
  }
}
