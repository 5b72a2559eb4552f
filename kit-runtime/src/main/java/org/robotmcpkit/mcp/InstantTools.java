package org.robotmcpkit.mcp;

import java.util.concurrent.CompletionStage;
import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.annotation.TaskMode;
import org.robotmcpkit.task.Hold;
import org.robotmcpkit.task.TaskManager;
import org.robotmcpkit.tool.ToolCall;
import org.robotmcpkit.tool.ToolSpec;

/** Binds instant tools to the threads that they run on. */
final class InstantTools {
  private final TaskManager tasks;
  private final InstantCalls calls;
  private final StartLimit limit;

  InstantTools(TaskManager tasks, InstantCalls calls, StartLimit limit) {
    this.tasks = tasks;
    this.calls = calls;
    this.limit = limit;
  }

  BoundTool bind(ToolSpec spec) {
    InstantCalls.Target target = InstantCalls.Target.of(spec.name(), spec.deadline());
    return new BoundTool(
        spec.name(),
        spec.title(),
        spec.description(),
        spec.inputSchema(),
        OutputSchemas.ofInstant(spec.resultSchema()),
        spec.hints(),
        spec.scope(),
        TaskMode.OFF,
        Guard.around(spec.name(), call -> call(spec, target, call)));
  }

  /** A tool that changes nothing may be asked as often as there is room. */
  private CompletionStage<Answer> call(ToolSpec spec, InstantCalls.Target target, BoundTool.Call call) {
    if (spec.effect() != Effect.READS) {
      limit.count(call.caller().principal());
    }
    ToolCall toolCall = ToolCall.instant(spec, call.arguments(), call.meta()).answeredBy(call.answers());
    Hold hold = tasks.ownedBy(call.caller().principal()).hold(spec.name(), spec.exclusive());
    try {
      return calls.run(target, () -> Answer.of(spec.instant().call(toolCall)), hold::release);
    } catch (RuntimeException refused) {
      hold.release();
      throw refused;
    }
  }
}
