package org.robotmcpkit.mcp;

import io.modelcontextprotocol.json.McpJsonDefaults;
import io.modelcontextprotocol.modern.McpException;
import io.modelcontextprotocol.modern.McpSchema.CacheScope;
import io.modelcontextprotocol.modern.McpSchema.CallToolOutcome;
import io.modelcontextprotocol.modern.McpSchema.CallToolRequest;
import io.modelcontextprotocol.modern.McpSchema.CallToolResult;
import io.modelcontextprotocol.modern.McpSchema.ClientCapabilities;
import io.modelcontextprotocol.modern.McpSchema.Implementation;
import io.modelcontextprotocol.modern.McpSchema.TextContent;
import io.modelcontextprotocol.modern.McpSchema.Tool;
import io.modelcontextprotocol.modern.McpSchema.ToolAnnotations;
import io.modelcontextprotocol.modern.server.McpAsyncResponse;
import io.modelcontextprotocol.modern.server.McpRequestContext;
import io.modelcontextprotocol.modern.server.McpServer;
import io.modelcontextprotocol.modern.server.feature.McpAsyncTool;
import io.modelcontextprotocol.modern.server.feature.McpAsyncToolRepository;
import io.modelcontextprotocol.modern.server.feature.ToolsFeature;
import io.modelcontextprotocol.modern.server.feature.ToolsPage;
import java.time.Clock;
import java.time.Instant;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;
import org.robotmcpkit.annotation.TaskMode;
import org.robotmcpkit.tool.Caller;
import org.robotmcpkit.tool.HumanAnswers;
import org.robotmcpkit.tool.InputRequiredException;
import org.robotmcpkit.tool.ToolHints;
import reactor.core.publisher.Mono;

/** Serves a menu on the SDK's modern stack: protocol revision 2026-07-28. */
public final class ModernTools implements McpAsyncToolRepository {
  /**
   * How long a client may keep the list: a server that is restarted with other tools is noticed
   * within a minute.
   */
  private static final long TTL_MS = 60_000;

  private final Menu menu;
  private final Map<BoundTool, McpAsyncTool> tools;
  private final ModernAsking asking;

  private ModernTools(Menu menu, ModernAsking asking) {
    this.menu = menu;
    this.asking = asking;
    tools = menu.tools().stream().collect(Collectors.toMap(tool -> tool, this::served));
  }

  /** A server without a transport yet; closing it gracefully ends what clients listen to. */
  public static McpServer serve(ServerInfo info, Menu menu) {
    return serve(info, menu, Clock.systemUTC());
  }

  static McpServer serve(ServerInfo info, Menu menu, Clock clock) {
    ModernAsking asking = new ModernAsking(clock);
    McpServer.Builder server =
        McpServer.builder()
            .serverInfo(Implementation.builder(info.name(), info.version()).build())
            .instructions(info.instructions())
            .discoverCache(TTL_MS, CacheScope.PRIVATE)
            .requestStateCodec(asking.codec())
            .feature(
                ToolsFeature.ofAsync(
                    new ModernTools(menu, asking),
                    McpJsonDefaults.getMapper(),
                    new NoSchemaCheck(),
                    TTL_MS,
                    CacheScope.PRIVATE));
    if (!menu.resources().isEmpty()) {
      server.feature(ModernResources.of(menu.resources(), TTL_MS));
    }
    if (menu.offersTasks()) {
      server
          .feature(new TasksExtension(menu.tasks(), menu.answering(), clock))
          .subscriptions(TaskChanges.of(menu.tasks(), clock));
    }
    return server.build();
  }

  @Override
  public Mono<ToolsPage> list(McpRequestContext context, String cursor) {
    Caller caller = Callers.of(context.transportContext());
    return Mono.just(
        ToolsPage.of(
            menu.visibleTo(caller).stream().map(tool -> known(tool).definition()).toList()));
  }

  @Override
  public Mono<McpAsyncTool> find(McpRequestContext context, String name) {
    return menu.find(name, Callers.of(context.transportContext()))
        .map(tool -> Mono.just(known(tool)))
        .orElseGet(() -> Mono.error(McpException.invalidParams(Menu.unknown(name))));
  }

  private McpAsyncTool known(BoundTool tool) {
    return Objects.requireNonNull(tools.get(tool));
  }

  private McpAsyncTool served(BoundTool tool) {
    ClientCapabilities needed =
        tool.tasks() == TaskMode.REQUIRED ? TasksExtension.NEEDED : ClientCapabilities.NONE;
    return McpAsyncTool.of(
        definition(tool),
        needed,
        (context, request) -> Mono.defer(() -> call(tool, context, request)));
  }

  private static Tool definition(BoundTool tool) {
    ToolHints hints = tool.hints();
    Tool.Builder definition =
        Tool.builder(tool.name(), McpJsonDefaults.getMapper(), tool.inputSchema())
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
        : definition.outputSchema(McpJsonDefaults.getMapper(), tool.outputSchema()).build();
  }

  private Mono<McpAsyncResponse<CallToolOutcome>> call(
      BoundTool tool, McpRequestContext context, CallToolRequest request) {
    boolean asTask = tool.tasks() != TaskMode.OFF && TasksExtension.isDeclared(context);
    HumanAnswers answers = asking.answers(context, request);
    BoundTool.Call call =
        BoundTool.Call.of(
                request.arguments(), request.meta(), Callers.of(context.transportContext()))
            .answeredBy(answers);
    return Mono.fromCompletionStage(() -> tool.handler().call(call))
        .<CallToolOutcome>map(answer -> asTask ? taskOrResult(answer) : result(answer))
        .onErrorResume(
            InputRequiredException.class, first -> Mono.just(asking.ask(first, request, answers)))
        .map(McpAsyncResponse::result);
  }

  private static CallToolOutcome taskOrResult(Answer answer) {
    return answer.started() == null
        ? result(answer)
        : ExtensionTask.created(answer.started(), Instant.now());
  }

  static CallToolResult result(Answer answer) {
    CallToolResult.Builder result =
        CallToolResult.builder()
            .content(ModernContent.of(answer.content()))
            .isError(answer.isError());
    return answer.json() == null
        ? result.build()
        : result
            .addContent(TextContent.builder(answer.json()).build())
            .structuredContent(answer.structured())
            .build();
  }
}
