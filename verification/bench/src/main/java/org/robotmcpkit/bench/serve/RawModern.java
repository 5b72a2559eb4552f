package org.robotmcpkit.bench.serve;

import io.modelcontextprotocol.json.McpJsonDefaults;
import io.modelcontextprotocol.json.schema.JsonSchemaValidator;
import io.modelcontextprotocol.modern.McpSchema.CacheScope;
import io.modelcontextprotocol.modern.McpSchema.CallToolRequest;
import io.modelcontextprotocol.modern.McpSchema.CallToolResult;
import io.modelcontextprotocol.modern.McpSchema.Implementation;
import io.modelcontextprotocol.modern.McpSchema.TextContent;
import io.modelcontextprotocol.modern.McpSchema.Tool;
import io.modelcontextprotocol.modern.server.McpAsyncResponse;
import io.modelcontextprotocol.modern.server.McpRequestContext;
import io.modelcontextprotocol.modern.server.McpServer;
import io.modelcontextprotocol.modern.server.McpSyncResponse;
import io.modelcontextprotocol.modern.server.feature.McpAsyncTool;
import io.modelcontextprotocol.modern.server.feature.McpAsyncToolRepository;
import io.modelcontextprotocol.modern.server.feature.McpSyncTool;
import io.modelcontextprotocol.modern.server.feature.McpSyncToolRepository;
import io.modelcontextprotocol.modern.server.feature.ToolsFeature;
import io.modelcontextprotocol.modern.server.feature.ToolsPage;
import io.modelcontextprotocol.modern.server.transport.HttpServletMcpTransport;
import jakarta.servlet.http.HttpServlet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.robotmcpkit.bench.tasks.HandJson;
import org.robotmcpkit.bench.tasks.HandTool;
import org.robotmcpkit.bench.tasks.SleepTasks;
import reactor.core.publisher.Mono;

/**
 * The tools written by hand on the SDK's modern stack: with its defaults, or tuned, that is on the
 * request thread and without the SDK's check of the arguments.
 */
final class RawModern {
  private RawModern() {}

  static HttpServlet servlet(Serve.Tuning tuning) {
    List<HandTool> tools = HandTool.of(new SleepTasks());
    McpServer server =
        McpServer.builder()
            .serverInfo(Implementation.builder("sleeper", "0").build())
            .feature(tuning.tuned() ? onRequestThread(tools) : ToolsFeature.ofSync(plain(tools)))
            .build();
    return HttpServletMcpTransport.builder(server).endpoint("/mcp").build();
  }

  private static McpSyncToolRepository plain(List<HandTool> tools) {
    Map<String, McpSyncTool> served = new LinkedHashMap<>();
    for (HandTool tool : tools) {
      served.put(
          tool.name(),
          McpSyncTool.of(
              definition(tool),
              (context, request) -> McpSyncResponse.result(answer(tool, request))));
    }
    ToolsPage page = ToolsPage.of(tools.stream().map(RawModern::definition).toList());
    return new McpSyncToolRepository() {
      @Override
      public ToolsPage list(McpRequestContext context, String cursor) {
        return page;
      }

      @Override
      public McpSyncTool find(McpRequestContext context, String name) {
        return served.get(name);
      }
    };
  }

  private static ToolsFeature onRequestThread(List<HandTool> tools) {
    Map<String, McpAsyncTool> served = new LinkedHashMap<>();
    for (HandTool tool : tools) {
      served.put(
          tool.name(),
          McpAsyncTool.of(
              definition(tool),
              (context, request) -> Mono.just(McpAsyncResponse.result(answer(tool, request)))));
    }
    ToolsPage page = ToolsPage.of(tools.stream().map(RawModern::definition).toList());
    McpAsyncToolRepository repository =
        new McpAsyncToolRepository() {
          @Override
          public Mono<ToolsPage> list(McpRequestContext context, String cursor) {
            return Mono.just(page);
          }

          @Override
          public Mono<McpAsyncTool> find(McpRequestContext context, String name) {
            return Mono.justOrEmpty(served.get(name));
          }
        };
    JsonSchemaValidator unchecked =
        (schema, content) -> JsonSchemaValidator.ValidationResponse.asValid(null);
    return ToolsFeature.ofAsync(
        repository, McpJsonDefaults.getMapper(), unchecked, 0, CacheScope.PRIVATE);
  }

  private static Tool definition(HandTool tool) {
    return Tool.builder(tool.name(), tool.schema()).description(tool.description()).build();
  }

  private static CallToolResult answer(HandTool tool, CallToolRequest request) {
    Map<String, Object> arguments = request.arguments() == null ? Map.of() : request.arguments();
    Map<String, Object> answer = tool.answer().apply(arguments);
    return CallToolResult.builder()
        .addContent(TextContent.builder(HandJson.of(answer)).build())
        .structuredContent(answer)
        .build();
  }
}
