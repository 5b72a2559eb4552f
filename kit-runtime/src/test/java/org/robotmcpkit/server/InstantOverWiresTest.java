package org.robotmcpkit.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import io.modelcontextprotocol.client.McpClient;
import io.modelcontextprotocol.client.McpSyncClient;
import io.modelcontextprotocol.client.transport.HttpClientStreamableHttpTransport;
import io.modelcontextprotocol.spec.McpSchema.CallToolRequest;
import io.modelcontextprotocol.spec.McpSchema.CallToolResult;
import io.modelcontextprotocol.spec.McpSchema.ReadResourceRequest;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.mcp.Menu;
import org.robotmcpkit.mcp.ServerInfo;
import org.robotmcpkit.server.registry.RegisteredServers;
import org.robotmcpkit.task.LocalTasks;
import org.robotmcpkit.tool.ResourceContents;
import org.robotmcpkit.tool.ResourceSpec;
import org.robotmcpkit.tool.ToolReply;
import org.robotmcpkit.tool.ToolSet;
import org.robotmcpkit.tool.ToolSpec;

/** Instant tools and resources as real clients meet them. */
class InstantOverWiresTest {
  @TempDir Path folder;

  private final CountDownLatch begun = new CountDownLatch(16);
  private final CountDownLatch released = new CountDownLatch(1);
  private final ToolSet robot =
      new ToolSet() {
        @Override
        public List<ToolSpec> tools() {
          return List.of(
              ToolSpec.instant(
                      "slow",
                      "Waits.",
                      "{\"type\":\"object\"}",
                      call -> {
                        begun.countDown();
                        released.await();
                        return ToolReply.done();
                      })
                  .effect(Effect.READS),
              ToolSpec.instant(
                      "where",
                      "Says on which thread it runs.",
                      "{\"type\":\"object\"}",
                      call -> ToolReply.text(Thread.currentThread().getName()))
                  .effect(Effect.READS));
        }

        @Override
        public List<ResourceSpec> resources() {
          return List.of(
              ResourceSpec.of(
                  "notes",
                  "notes",
                  "Notes.",
                  "text/plain",
                  variables -> ResourceContents.text("a")));
        }
      };

  private static McpSyncClient client(RunningServer server) {
    URI address = URI.create(server.address());
    McpSyncClient client =
        McpClient.sync(
                HttpClientStreamableHttpTransport.builder("http://" + address.getAuthority())
                    .endpoint("/mcp")
                    .build())
            .build();
    client.initialize();
    return client;
  }

  private static CallToolResult call(McpSyncClient client, String tool) {
    return client.callTool(CallToolRequest.builder(tool).arguments(Map.of()).build());
  }

  @Test
  @Timeout(60)
  void slowCallsOverHttpDelayNeitherFastOnesNorStatusToolsNorReading() throws IOException {
    ExecutorService callers = Executors.newCachedThreadPool();
    String registry = folder.resolve("servers.json").toString();
    try (RunningServer server =
            CapabilityServer.named("base")
                .tools(robot)
                .environment(
                    Map.of(
                        "MCP_TRANSPORT",
                        "streamable_http",
                        "MCP_PORT",
                        "0",
                        "MCP_REGISTRY",
                        registry))
                .start();
        McpSyncClient client = client(server)) {
      List<CompletableFuture<CallToolResult>> slow = new ArrayList<>();
      for (int i = 0; i < 16; i++) {
        slow.add(CompletableFuture.supplyAsync(() -> call(client, "slow"), callers));
      }
      await().atMost(20, TimeUnit.SECONDS).until(() -> begun.getCount() == 0);

      assertThat(call(client, "where").content().toString()).contains("kit-call-where");
      assertThat(call(client, "list_tasks").isError()).isFalse();
      assertThat(call(client, "slow").structuredContent().toString()).contains("OVERLOADED");
      assertThat(
              client
                  .readResource(ReadResourceRequest.builder("robos://base/notes").build())
                  .contents())
          .hasSize(1);
      assertThat(slow).noneMatch(CompletableFuture::isDone);
      assertThat(new RegisteredServers(Path.of(registry)).running().get(0).resources())
          .containsExactly("robos://base/notes");

      released.countDown();
      slow.forEach(answer -> assertThat(answer.join().isError()).isFalse());
    } finally {
      released.countDown();
      callers.shutdownNow();
    }
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  @Timeout(60)
  void aSlowCallOverStdioHoldsNoFastOneBack(boolean isModern) throws Exception {
    ByteArrayOutputStream answers = new ByteArrayOutputStream();
    StringBuilder lines = new StringBuilder();
    if (!isModern) {
      lines.append(
          "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"initialize\",\"params\":{\"protocolVersion\":\"2025-06-18\","
              + "\"capabilities\":{},\"clientInfo\":{\"name\":\"raw\",\"version\":\"1\"}}}\n"
              + "{\"jsonrpc\":\"2.0\",\"method\":\"notifications/initialized\"}\n");
    }
    for (int id = 2; id < 10; id++) {
      lines.append(toolCall(id, "slow"));
    }
    lines.append(toolCall(10, "where"));
    try (LocalTasks tasks = LocalTasks.builder("pipe", (event, settled) -> settled.run()).build();
        Menu menu = Menu.of(tasks, List.of(robot))) {
      StdioFront front =
          new StdioFront(
              new ByteArrayInputStream(lines.toString().getBytes(StandardCharsets.UTF_8)), answers);
      front.open(new ServerInfo("pipe", "1", null), menu);

      await()
          .atMost(20, TimeUnit.SECONDS)
          .until(() -> answers.toString(StandardCharsets.UTF_8).contains("kit-call-where"));
      assertThat(answers.toString(StandardCharsets.UTF_8)).doesNotContain("done");
      released.countDown();
      front.awaitEnd();
      assertThat(
              answers
                  .toString(StandardCharsets.UTF_8)
                  .lines()
                  .filter(line -> line.contains("done")))
          .hasSize(8);
      front.close();
    }
  }

  private static String toolCall(int id, String tool) {
    return "{\"jsonrpc\":\"2.0\",\"id\":"
        + id
        + ",\"method\":\"tools/call\",\"params\":{\"name\":\""
        + tool
        + "\",\"arguments\":{},\"_meta\":{\"io.modelcontextprotocol/protocolVersion\":\"2026-07-28\","
        + "\"io.modelcontextprotocol/clientCapabilities\":{}}}}\n";
  }
}
