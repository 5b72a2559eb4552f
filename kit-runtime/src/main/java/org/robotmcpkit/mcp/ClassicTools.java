package org.robotmcpkit.mcp;

import io.modelcontextprotocol.json.McpJsonDefaults;
import io.modelcontextprotocol.server.McpAsyncServer;
import io.modelcontextprotocol.server.McpServer;
import io.modelcontextprotocol.server.McpServerFeatures.AsyncToolSpecification;
import io.modelcontextprotocol.spec.McpSchema.CallToolRequest;
import io.modelcontextprotocol.spec.McpSchema.CallToolResult;
import io.modelcontextprotocol.spec.McpSchema.ServerCapabilities;
import io.modelcontextprotocol.spec.McpSchema.Tool;
import io.modelcontextprotocol.spec.McpSchema.ToolAnnotations;
import io.modelcontextprotocol.spec.McpServerTransportProvider;
import io.modelcontextprotocol.spec.McpStreamableServerTransportProvider;
import java.time.Duration;
import java.util.List;
import reactor.core.publisher.Mono;

/**
 * Serves a menu on the SDK's classic stack: protocol revisions up to 2025-11-25.
 *
 * <p>The asynchronous API is used throughout: an answer that is ready goes out on the thread that read the request,
 * and one that has to wait holds no thread of the SDK's small pool.
 */
public final class ClassicTools {
  /** How long a question to the client's human may take. */
  private static final Duration REQUEST_TIMEOUT = Duration.ofMinutes(5);

  private ClassicTools() {}

  /** A server on stdio or SSE; it is connected when this returns. */
  public static McpAsyncServer serve(McpServerTransportProvider transport, ServerInfo info, Menu menu) {
    return configured(McpServer.async(transport), info, menu);
  }

  /** A server on Streamable HTTP; it is connected when this returns. */
  public static McpAsyncServer serve(McpStreamableServerTransportProvider transport, ServerInfo info, Menu menu) {
    return configured(McpServer.async(transport), info, menu);
  }

  private static McpAsyncServer configured(McpServer.AsyncSpecification<?> server, ServerInfo info, Menu menu) {
    server
        .serverInfo(info.name(), info.version())
        .capabilities(ServerCapabilities.builder().tools(false).build())
        .requestTimeout(REQUEST_TIMEOUT)
        // The tools check their arguments themselves, and say more.
        .validateToolInputs(false)
        .tools(specifications(menu));
    if (info.instructions() != null) {
      server.instructions(info.instructions());
    }
    return server.build();
  }

  static List<AsyncToolSpecification> specifications(Menu menu) {
    return menu.tools().stream().map(ClassicTools::specification).toList();
  }

  private static AsyncToolSpecification specification(BoundTool tool) {
    return AsyncToolSpecification.builder()
        .tool(definition(tool))
        .callHandler((exchange, request) -> call(tool, request))
        .build();
  }

  static Tool definition(BoundTool tool) {
    Hints hints = tool.hints();
    return Tool.builder(tool.name(), McpJsonDefaults.getMapper(), tool.inputSchema())
        .title(tool.title())
        .description(tool.description())
        .annotations(
            ToolAnnotations.builder()
                .readOnlyHint(hints.readOnly())
                .destructiveHint(hints.destructive())
                .idempotentHint(hints.idempotent())
                .openWorldHint(hints.openWorld())
                .build())
        .build();
  }

  private static Mono<CallToolResult> call(BoundTool tool, CallToolRequest request) {
    BoundTool.Call call = BoundTool.Call.of(request.arguments(), request.meta());
    return Mono.fromCompletionStage(() -> tool.handler().call(call)).map(ClassicTools::result);
  }

  static CallToolResult result(Answer answer) {
    return CallToolResult.builder()
        .addTextContent(answer.json())
        .structuredContent(answer.structured())
        .isError(answer.isError())
        .build();
  }
}
