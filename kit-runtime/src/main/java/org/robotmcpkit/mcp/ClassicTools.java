package org.robotmcpkit.mcp;

import io.modelcontextprotocol.json.McpJsonMapper;
import io.modelcontextprotocol.server.McpAsyncServer;
import io.modelcontextprotocol.server.McpServer;
import io.modelcontextprotocol.server.McpServerFeatures.AsyncToolSpecification;
import io.modelcontextprotocol.spec.McpError;
import io.modelcontextprotocol.spec.McpSchema;
import io.modelcontextprotocol.spec.McpSchema.CallToolRequest;
import io.modelcontextprotocol.spec.McpSchema.CallToolResult;
import io.modelcontextprotocol.spec.McpSchema.ServerCapabilities;
import io.modelcontextprotocol.spec.McpSchema.Tool;
import io.modelcontextprotocol.spec.McpSchema.ToolAnnotations;
import io.modelcontextprotocol.spec.McpServerTransportProvider;
import io.modelcontextprotocol.spec.McpStreamableServerTransportProvider;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.robotmcpkit.annotation.TaskMode;
import org.robotmcpkit.tool.Caller;
import org.robotmcpkit.tool.ToolHints;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import reactor.core.publisher.Mono;

/**
 * Serves a menu on the SDK's classic stack: protocol revisions up to 2025-11-25.
 *
 * <p>The asynchronous API is used throughout: an answer that is ready goes out on the thread that
 * read the request, and one that has to wait holds no thread of the SDK's small pool.
 */
public final class ClassicTools {
  /** How long a question to the client's human may take. */
  private static final Duration REQUEST_TIMEOUT = ClassicAsking.LONGEST;

  private static final int MISSING_CAPABILITY = -32021;
  private static final Duration CLOSE_TIMEOUT = Duration.ofSeconds(1);
  private static final Logger LOG = LoggerFactory.getLogger(ClassicTools.class);

  /** How messages are written and read; every transport of this stack needs it. */
  public static final McpJsonMapper JSON = new ClassicJson();

  private ClassicTools() {}

  /** Ends a server and its sessions; one that does not end within a second is left to itself. */
  public static void close(McpAsyncServer server) {
    try {
      server.closeGracefully().block(CLOSE_TIMEOUT);
    } catch (RuntimeException stuck) {
      LOG.debug("the MCP server did not close in time", stuck);
    }
  }

  /** A server on stdio or SSE; it is connected when this returns. */
  public static McpAsyncServer serve(
      McpServerTransportProvider transport, ServerInfo info, Menu menu) {
    return configured(McpServer.async(transport), info, menu);
  }

  /** A server on Streamable HTTP; it is connected when this returns. */
  public static McpAsyncServer serve(
      McpStreamableServerTransportProvider transport, ServerInfo info, Menu menu) {
    return configured(McpServer.async(transport), info, menu);
  }

  private static McpAsyncServer configured(
      McpServer.AsyncSpecification<?> server, ServerInfo info, Menu menu) {
    server
        .serverInfo(info.name(), info.version())
        .capabilities(capabilities(menu.resources()))
        .resources(ClassicResources.plain(menu.resources()))
        .resourceTemplates(ClassicResources.templates(menu.resources()))
        .requestTimeout(REQUEST_TIMEOUT)
        .jsonMapper(JSON)
        .jsonSchemaValidator(new NoSchemaCheck())
        // The tools check their arguments themselves, and say more.
        .validateToolInputs(false)
        .addToolFilter(
            (context, tool) -> Mono.just(menu.find(tool.name(), Callers.of(context)).isPresent()))
        .tools(specifications(menu));
    if (info.instructions() != null) {
      server.instructions(info.instructions());
    }
    return server.build();
  }

  /** Resources only where there are some; nobody is told of changes of them. */
  private static ServerCapabilities capabilities(Resources resources) {
    ServerCapabilities.Builder tools = ServerCapabilities.builder().tools(false);
    return resources.isEmpty() ? tools.build() : tools.resources(false, false).build();
  }

  static List<AsyncToolSpecification> specifications(Menu menu) {
    return menu.tools().stream().map(tool -> specification(tool, menu.waiting())).toList();
  }

  private static AsyncToolSpecification specification(BoundTool tool, WaitingCalls waiting) {
    return AsyncToolSpecification.builder()
        .tool(definition(tool))
        .callHandler(
            (exchange, request) ->
                call(
                    tool,
                    request,
                    Callers.of(exchange),
                    ClassicAsking.over(exchange, tool, waiting)))
        .build();
  }

  static Tool definition(BoundTool tool) {
    ToolHints hints = tool.hints();
    Tool.Builder definition =
        Tool.builder(tool.name(), JSON, tool.inputSchema())
            .title(tool.title())
            .description(tool.description())
            .annotations(
                ToolAnnotations.builder()
                    .readOnlyHint(hints.readOnly())
                    .destructiveHint(hints.destructive())
                    .idempotentHint(hints.idempotent())
                    .openWorldHint(hints.openWorld())
                    .build());
    return tool.outputSchema() == null
        ? definition.build()
        : definition.outputSchema(JSON, tool.outputSchema()).build();
  }

  /**
   * The answer to a call; an error for a tool that is not for this caller, or for no client of this
   * stack.
   */
  static Mono<CallToolResult> call(
      BoundTool tool, CallToolRequest request, Caller caller, ClassicAsking asking) {
    if (!tool.isFor(caller)) {
      return Mono.error(unknown(tool.name()));
    }
    if (tool.tasks() == TaskMode.REQUIRED) {
      return Mono.error(onlyForTasks(tool));
    }
    BoundTool.Call call = BoundTool.Call.of(request.arguments(), request.meta(), caller);
    return asking.answer(call).map(ClassicTools::result);
  }

  /** What the SDK answers to a call of a tool that is not there. */
  private static McpError unknown(String tool) {
    return McpError.builder(McpSchema.ErrorCodes.INVALID_PARAMS)
        .message("Unknown tool: invalid_tool_name")
        .data("Tool not found: " + tool)
        .build();
  }

  private static McpError onlyForTasks(BoundTool tool) {
    return McpError.builder(MISSING_CAPABILITY)
        .message(
            tool.name()
                + " answers only clients of the extension "
                + Menu.TASKS_EXTENSION
                + ", which needs protocol revision 2026-07-28")
        .data(
            Map.of(
                "requiredCapabilities",
                Map.of("extensions", Map.of(Menu.TASKS_EXTENSION, Map.of()))))
        .build();
  }

  static CallToolResult result(Answer answer) {
    CallToolResult.Builder result =
        CallToolResult.builder()
            .content(ClassicContent.of(answer.content()))
            .isError(answer.isError());
    return answer.json() == null
        ? result.build()
        : result.addTextContent(answer.json()).structuredContent(answer.structured()).build();
  }
}
