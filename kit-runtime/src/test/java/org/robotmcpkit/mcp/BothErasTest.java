package org.robotmcpkit.mcp;

import static org.assertj.core.api.Assertions.assertThat;

import io.modelcontextprotocol.client.McpClient;
import io.modelcontextprotocol.client.McpSyncClient;
import io.modelcontextprotocol.modern.McpSchema;
import io.modelcontextprotocol.modern.server.McpServer;
import io.modelcontextprotocol.spec.McpClientTransport;
import io.modelcontextprotocol.spec.McpSchema.CallToolRequest;
import io.modelcontextprotocol.spec.McpSchema.ProgressNotification;
import io.modelcontextprotocol.spec.McpSchema.Tool;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.model.Json;
import org.robotmcpkit.task.LocalTasks;
import org.robotmcpkit.task.TaskQuery;
import org.robotmcpkit.tool.ToolSet;
import org.robotmcpkit.tool.ToolSpec;

/** What clients of both eras get from one menu, each from its own stack, without a wire. */
class BothErasTest {
  private static final String INPUT =
      "{\"type\":\"object\",\"properties\":{\"s\":{\"type\":\"number\",\"maximum\":9},\"triggers\":{\"type\":\"array\"}},"
          + "\"required\":[\"s\"],\"additionalProperties\":false}";

  private final CountDownLatch reported = new CountDownLatch(1);
  private final LocalTasks tasks =
      LocalTasks.builder("napper", (event, settled) -> settled.run()).build();
  private final ToolSet naps =
      () ->
          List.of(
              ToolSpec.longRunning(
                      "nap",
                      "Takes a nap.",
                      INPUT,
                      call -> {
                        double seconds = call.number("s").max(9).required();
                        call.refuseIfWrong();
                        return call.start(
                            task -> {
                              task.progress(Map.of("percent", 100));
                              reported.countDown();
                              return Map.of("slept_s", seconds);
                            });
                      })
                  .title("Nap")
                  .effect(Effect.REVERSIBLE),
              ToolSpec.longRunning(
                  "broken",
                  "Breaks.",
                  "{\"type\":\"object\"}",
                  call -> {
                    throw new IllegalStateException("secret detail");
                  }));
  private final Menu menu = Menu.of(tasks, List.of(naps));
  private final ServerInfo info = new ServerInfo("napper", "1.2", "Be quiet.");
  private final McpServer modern = ModernTools.serve(info, menu);
  private final List<ProgressNotification> progress = new ArrayList<>();
  private final ClassicPair pair = new ClassicPair();
  private McpSyncClient classic;

  @BeforeEach
  void connect() {
    ClassicTools.serve(pair, info, menu);
    classic = McpClient.sync((McpClientTransport) pair).progressConsumer(progress::add).build();
    classic.initialize();
  }

  @AfterEach
  void close() {
    classic.close();
    modern.closeGracefully();
    tasks.close();
  }

  @Test
  void bothListTheSameToolsInTheOrderOfTheMenuWithAllHints() {
    McpSchema.ListToolsResult listed = ModernPair.client(modern).tools().list();

    assertThat(listed.tools())
        .extracting(McpSchema.Tool::name)
        .containsExactlyElementsOf(menu.names());
    assertThat(classic.listTools().tools())
        .extracting(Tool::name)
        .containsExactlyElementsOf(menu.names());
    for (int at = 0; at < menu.names().size(); at++) {
      assertThat(Json.tree(listed.tools().get(at)))
          .isEqualTo(Json.tree(classic.listTools().tools().get(at)));
    }
    McpSchema.Tool nap = listed.tools().get(0);
    assertThat(nap.title()).isEqualTo("Nap");
    assertThat(nap.description()).isEqualTo("Takes a nap.");
    assertThat(nap.inputSchema()).isEqualTo(Json.readObject(INPUT));
    assertThat(nap.annotations())
        .isEqualTo(new McpSchema.ToolAnnotations(null, false, false, false, false));
  }

  @Test
  void theModernListSaysHowLongAndByWhomItMayBeKept() {
    Map<String, Object> listed = resultOf(ModernPair.ask(modern, "tools/list", Map.of()));

    assertThat(listed).containsEntry("ttlMs", 60_000).containsEntry("cacheScope", "private");
    assertThat(listed).containsEntry("resultType", "complete");
  }

  @Test
  void aModernClientDiscoversTheServer() {
    Map<String, Object> discovered = resultOf(ModernPair.ask(modern, "server/discover", Map.of()));

    assertThat(discovered)
        .containsEntry("supportedVersions", List.of("2026-07-28"))
        .containsEntry("instructions", "Be quiet.");
    assertThat(discovered.get("capabilities"))
        .isEqualTo(Map.of("tools", Map.of("listChanged", false)));
    assertThat(discovered.get("_meta"))
        .isEqualTo(
            Map.of(
                "io.modelcontextprotocol/serverInfo", Map.of("name", "napper", "version", "1.2")));
  }

  @Test
  void aModernClientStartsATaskAndLearnsItsEnd() {
    McpSchema.CallToolResult started =
        ModernPair.client(modern).tool("nap").arguments(Map.of("s", 0)).call();
    Object id = ((Map<?, ?>) started.structuredContent()).get("task_id");
    McpSchema.CallToolResult ended =
        ModernPair.client(modern)
            .tool("get_task")
            .arguments(Map.of("task_id", id, "wait_s", 20))
            .call();

    assertThat(((Map<?, ?>) started.structuredContent()).get("state")).isEqualTo("running");
    assertThat(((Map<?, ?>) ended.structuredContent()).get("result"))
        .isEqualTo(Map.of("slept_s", 0.0));
    assertThat(Json.readObject(((McpSchema.TextContent) ended.content().get(0)).text()))
        .isEqualTo(ended.structuredContent());
  }

  /** The schema alone would make the modern stack say less, and differently. */
  @Test
  void wrongArgumentsGetTheKitsOwnAnswerInBothEras() {
    for (Map<String, Object> arguments :
        List.<Map<String, Object>>of(Map.of(), Map.of("s", "x"), Map.of("s", 10, "t", 1))) {
      var ofClassic = classic.callTool(CallToolRequest.builder("nap").arguments(arguments).build());
      var ofModern = ModernPair.client(modern).tool("nap").arguments(arguments).call();

      assertThat(ofModern.isError()).isTrue();
      assertThat(ofModern.structuredContent()).isEqualTo(ofClassic.structuredContent());
      assertThat(ofModern.structuredContent())
          .asString()
          .contains("INVALID_ARGUMENTS", "nap was not called: ");
    }
    assertThat(tasks.list(TaskQuery.all()).tasks()).isEmpty();
  }

  @Test
  void anUnknownToolIsNamedInBothEras() {
    assertError("tools/call", Map.of("name", "drvie"), -32602, "Unknown tool: drvie");
    assertError(
        "tools/call",
        Map.of("name", "x".repeat(1000)),
        -32602,
        "Unknown tool: " + "x".repeat(128) + "…");
  }

  @Test
  void parametersThatAClassicServerCannotReadAreTheClientsFault() {
    for (String method : List.of("logging/setLevel", "initialize")) {
      var error = pair.ask(method, Map.of("level", List.of(), "capabilities", List.of())).error();

      assertThat(error.code()).isEqualTo(-32602);
      assertThat(error.message()).isEqualTo("params cannot be read.");
    }
  }

  @Test
  void anUnknownMethodIsNotFoundInBothEras() {
    for (String method :
        List.of("tasks/get", "tasks/list", "tasks/result", "resources/list", "nothing")) {
      assertError(method, Map.of(), -32601, "Method not found: " + method);
    }
  }

  @Test
  void aFaultInAToolIsAnAnswerThatLeaksNothingInBothEras() {
    var ofClassic = classic.callTool(CallToolRequest.builder("broken").arguments(Map.of()).build());
    var ofModern = ModernPair.client(modern).tool("broken").call();

    assertThat(ofModern.isError()).isTrue();
    assertThat(ofModern.structuredContent()).isEqualTo(ofClassic.structuredContent());
    assertThat(ofModern.structuredContent())
        .asString()
        .contains("INTERNAL")
        .doesNotContain("secret");
  }

  @Test
  void aFaultOfTheServerItselfLeaksNothingToAClassicClient() throws Exception {
    var fault =
        new io.modelcontextprotocol.spec.McpSchema.JSONRPCResponse.JSONRPCError(
            -32603, "secret detail", null);

    String text =
        ClassicTools.JSON.writeValueAsString(
            io.modelcontextprotocol.spec.McpSchema.JSONRPCResponse.error(1, fault));

    assertThat(text).contains("-32603", "its log says why").doesNotContain("secret");
    assertThat(
            new String(
                ClassicTools.JSON.writeValueAsBytes(fault),
                java.nio.charset.StandardCharsets.UTF_8))
        .contains("-32603");
  }

  /**
   * The start call has been answered when its body reports, and after the answer nothing may use
   * its token.
   */
  @Test
  void aTasksProgressIsNoProgressOfTheCallThatStartedIt() throws Exception {
    Map<String, Object> meta = Map.of("progressToken", "t");

    classic.callTool(CallToolRequest.builder("nap").arguments(Map.of("s", 0)).meta(meta).build());
    Map<String, Object> modernAnswer =
        ModernPair.ask(
            modern,
            "tools/call",
            Map.of("name", "nap", "arguments", Map.of("s", 0), "_meta", meta));

    reported.await();
    classic.ping();
    assertThat(progress).isEmpty();
    assertThat(modernAnswer).containsKey("result");
  }

  @Test
  void theTaskParameterOfOlderRevisionsIsIgnored() {
    Map<String, Object> params =
        Map.of("name", "nap", "arguments", Map.of("s", 0), "task", Map.of("ttl", 60_000));

    assertThat(resultOf(ModernPair.ask(modern, "tools/call", params)))
        .doesNotContainKey("task")
        .containsKey("structuredContent");
    assertThat(pair.ask("tools/call", params).result())
        .asString()
        .contains("structuredContent")
        .doesNotContain("ttl");
  }

  private void assertError(String method, Map<String, Object> params, int code, String message) {
    var error = pair.ask(method, params).error();
    assertThat(error.code()).isEqualTo(code);
    assertThat(error.message()).isEqualTo(message);

    assertThat(ModernPair.ask(modern, method, params).get("error"))
        .isEqualTo(Map.of("code", code, "message", message));
  }

  @SuppressWarnings("unchecked")
  private static Map<String, Object> resultOf(Map<String, Object> answer) {
    assertThat(answer).containsKey("result");
    return (Map<String, Object>) answer.get("result");
  }
}
