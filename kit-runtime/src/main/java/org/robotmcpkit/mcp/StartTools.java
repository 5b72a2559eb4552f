package org.robotmcpkit.mcp;

import java.util.concurrent.CompletableFuture;
import org.robotmcpkit.consent.ConsentDesk;
import org.robotmcpkit.model.TaskInfo;
import org.robotmcpkit.task.TaskManager;
import org.robotmcpkit.tool.ToolCall;
import org.robotmcpkit.tool.ToolSpec;

/** Binds start tools to the tasks that they start. */
final class StartTools {
  private final TaskManager tasks;
  private final StartLimit limit;
  private final ConsentDesk desk;

  StartTools(TaskManager tasks, StartLimit limit, ConsentDesk desk) {
    this.tasks = tasks;
    this.limit = limit;
    this.desk = desk;
  }

  BoundTool bind(ToolSpec spec) {
    return new BoundTool(
        spec.name(),
        spec.title(),
        spec.description(),
        spec.inputSchema(),
        OutputSchemas.ofStart(spec.resultSchema()),
        spec.hints(),
        spec.scope(),
        spec.tasks(),
        Guard.around(
            spec.name(),
            call -> CompletableFuture.completedFuture(Answer.started(start(spec, call)))));
  }

  private TaskInfo start(ToolSpec spec, BoundTool.Call call) {
    String principal = call.caller().principal();
    return limit.admit(
        principal,
        () ->
            spec.start()
                .start(
                    new ToolCall(spec, call.arguments(), call.meta(), tasks.ownedBy(principal))
                        .answeredBy(call.answers())
                        .consentFrom(desk, principal)));
  }
}
