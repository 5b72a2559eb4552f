package org.robotmcpkit.mcp;

import java.util.concurrent.Callable;
import java.util.concurrent.CompletionStage;
import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.annotation.TaskMode;
import org.robotmcpkit.consent.ConsentDesk;
import org.robotmcpkit.observe.CurrentTrace;
import org.robotmcpkit.observe.TraceContext;
import org.robotmcpkit.task.Hold;
import org.robotmcpkit.task.StartRefusedException;
import org.robotmcpkit.task.TaskManager;
import org.robotmcpkit.tool.ToolCall;
import org.robotmcpkit.tool.ToolSpec;

/** Binds instant tools to the threads that they run on. */
final class InstantTools {
  private final TaskManager tasks;
  private final InstantCalls calls;
  private final InstantCalls stops;
  private final StartLimit limit;
  private final ConsentDesk desk;

  /**
   * The way to the threads.
   *
   * @param calls where ordinary tools run
   * @param stops where the tools run that stop the robot
   */
  InstantTools(
      TaskManager tasks,
      InstantCalls calls,
      InstantCalls stops,
      StartLimit limit,
      ConsentDesk desk) {
    this.tasks = tasks;
    this.calls = calls;
    this.stops = stops;
    this.limit = limit;
    this.desk = desk;
  }

  BoundTool bind(ToolSpec spec) {
    return bound(spec, spec.isStop() ? stopping(spec) : calling(spec));
  }

  private static BoundTool bound(ToolSpec spec, BoundTool.Handler handler) {
    return new BoundTool(
        spec.name(),
        spec.title(),
        spec.description(),
        spec.inputSchema(),
        OutputSchemas.ofInstant(spec.resultSchema()),
        spec.hints(),
        spec.scope(),
        TaskMode.OFF,
        Guard.around(spec.name(), handler));
  }

  /**
   * Nothing is asked, counted or waited for: the robot has to stop. Before that every consent is
   * void, and whatever moves it is asked to stop, so that nothing goes on sending commands and
   * nothing begins that was called before.
   */
  private BoundTool.Handler stopping(ToolSpec spec) {
    InstantCalls.Target target = InstantCalls.Target.unlimited(spec.name(), spec.deadline());
    return call ->
        stops.run(
            target,
            () -> {
              desk.robotStopped();
              tasks.halt();
              calls.halt();
              try {
                return Answer.of(
                    spec.instant().call(ToolCall.instant(spec, call.arguments(), call.meta())));
              } finally {
                desk.tellOfStop(); // afterwards: no listener may hold up a stop
              }
            });
  }

  /** The same work within the trace that the call belongs to. */
  private static Answer traced(BoundTool.Call call, Callable<Answer> work) throws Exception {
    CurrentTrace.Scope scope = CurrentTrace.open(TraceContext.in(call.meta()).orElse(null));
    try {
      return work.call();
    } finally {
      scope.close();
    }
  }

  private BoundTool.Handler calling(ToolSpec spec) {
    InstantCalls.Target target = InstantCalls.Target.of(spec);
    return call -> call(spec, target, call);
  }

  /** A tool that changes nothing may be asked as often as there is room. */
  private CompletionStage<Answer> call(
      ToolSpec spec, InstantCalls.Target target, BoundTool.Call call) {
    long halts = tasks.halts();
    if (spec.effect() != Effect.READS) {
      limit.count(call.caller().principal());
    }
    ToolCall toolCall =
        ToolCall.instant(spec, call.arguments(), call.meta())
            .answeredBy(call.answers())
            .consentFrom(desk, call.caller().principal());
    Hold hold = tasks.ownedBy(call.caller().principal()).hold(spec.name(), spec.exclusive());
    try {
      return calls.run(
          target,
          () -> {
            if (target.moves() && tasks.halts() != halts) {
              throw StartRefusedException.stopped(spec.name());
            }
            return traced(call, () -> Answer.of(spec.instant().call(toolCall)));
          },
          hold::release);
    } catch (RuntimeException refused) {
      hold.release();
      throw refused;
    }
  }
}
