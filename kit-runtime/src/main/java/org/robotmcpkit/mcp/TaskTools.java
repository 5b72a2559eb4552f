package org.robotmcpkit.mcp;

import io.modelcontextprotocol.server.McpAsyncServer;
import io.modelcontextprotocol.server.McpServerFeatures.AsyncToolSpecification;
import io.modelcontextprotocol.server.McpServerFeatures.SyncToolSpecification;
import io.modelcontextprotocol.server.McpSyncServer;
import java.util.List;
import org.robotmcpkit.task.TaskManager;
import org.robotmcpkit.tool.ToolSet;

/**
 * Adds the kit's tools to an SDK server that somebody else has built.
 *
 * <pre>{@code
 * TaskTools.register(mcpServer, tasks, new SleeperTools(new Sleeper()));
 * }</pre>
 *
 * <p>Build that server with {@code validateToolInputs(false)}: the tools check their arguments
 * themselves, and say more. Where its transport's {@code contextExtractor} gives {@link
 * Callers#context}, tasks belong to their callers and scopes are asked for (though such a server
 * lists all tools to everybody); else all callers are the anonymous one.
 */
public final class TaskTools {
  private TaskTools() {}

  /**
   * Adds the tools of the sets, their resources, and {@code get_task}, {@code cancel_task}, {@code
   * list_tasks}, and {@code answer_task} where a tool asks humans. A server for resources needs
   * that capability.
   *
   * @throws IllegalArgumentException if two of them have one name; nothing was added
   */
  public static void register(McpAsyncServer server, TaskManager tasks, ToolSet... toolSets) {
    Menu menu = Menu.of(server.getServerInfo().name(), tasks, List.of(toolSets));
    for (AsyncToolSpecification tool : ClassicTools.specifications(menu)) {
      server.addTool(tool).block();
    }
    ClassicResources.plain(menu.resources())
        .forEach(resource -> server.addResource(resource).block());
    ClassicResources.templates(menu.resources())
        .forEach(template -> server.addResourceTemplate(template).block());
  }

  /**
   * The same for a synchronous server. A call that waits holds its thread, and no tool can ask a
   * human before it starts ({@code ToolCall.ask}).
   */
  public static void register(McpSyncServer server, TaskManager tasks, ToolSet... toolSets) {
    Menu menu = Menu.of(server.getServerInfo().name(), tasks, List.of(toolSets));
    ClassicResources.plain(menu.resources())
        .forEach(resource -> server.getAsyncServer().addResource(resource).block());
    ClassicResources.templates(menu.resources())
        .forEach(template -> server.getAsyncServer().addResourceTemplate(template).block());
    for (BoundTool tool : menu.tools()) {
      server.addTool(
          SyncToolSpecification.builder()
              .tool(ClassicTools.definition(tool))
              .callHandler(
                  (exchange, request) ->
                      ClassicTools.call(
                              tool,
                              request,
                              Callers.of(exchange.transportContext()),
                              ClassicAsking.nobody(tool))
                          .block())
              .build());
    }
  }
}
