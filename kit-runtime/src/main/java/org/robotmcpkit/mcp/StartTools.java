package org.robotmcpkit.mcp;

import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.robotmcpkit.task.TaskManager;
import org.robotmcpkit.tool.ToolCall;
import org.robotmcpkit.tool.ToolSet;
import org.robotmcpkit.tool.ToolSpec;

/** Binds the start tools of a tool set to the tasks that they start. */
final class StartTools {
  private StartTools() {}

  static List<BoundTool> of(ToolSet tools, TaskManager tasks) {
    return tools.tools().stream().map(spec -> bind(spec, tasks)).toList();
  }

  private static BoundTool bind(ToolSpec spec, TaskManager tasks) {
    return new BoundTool(
        spec.name(),
        spec.title(),
        spec.description(),
        spec.inputSchema(),
        Hints.of(spec.effect()),
        spec.tasks(),
        Guard.around(
            spec.name(),
            call ->
                CompletableFuture.completedFuture(
                    Answer.started(spec.start().start(new ToolCall(spec, call.arguments(), call.meta(), tasks))))));
  }
}
