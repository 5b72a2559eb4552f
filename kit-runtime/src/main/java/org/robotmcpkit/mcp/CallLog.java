package org.robotmcpkit.mcp;

import java.util.Optional;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.robotmcpkit.model.LogText;
import org.robotmcpkit.observe.LogFields;
import org.robotmcpkit.observe.Observer;
import org.robotmcpkit.observe.TraceContext;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.slf4j.event.Level;

/**
 * Has all lines of a call carry its fields, says in one line how it has ended, and has it counted.
 * Thread-safe.
 *
 * <p>A call that is left to ask a human has not ended: it is made again, and told of then.
 */
final class CallLog {
  private static final Logger LOG = LoggerFactory.getLogger(CallLog.class);

  private final String server;
  private final Level level;
  private final Observer observer;

  /**
   * The log of the calls of that server.
   *
   * @param level of the line at a call's end
   * @param observer who counts the calls
   */
  CallLog(String server, Level level, Observer observer) {
    this.server = server;
    this.level = level;
    this.observer = observer;
  }

  /** The same tool, whose calls are told of. */
  BoundTool around(BoundTool tool) {
    return around(tool, new Told(level, false));
  }

  /** The same for a tool that starts tasks. */
  BoundTool aroundStart(BoundTool tool) {
    return around(tool, new Told(level, true));
  }

  /** The same for a tool that is called again and again and changes nothing. */
  BoundTool quietly(BoundTool tool) {
    return around(tool, new Told(level == Level.INFO ? Level.DEBUG : level, false));
  }

  /** How a tool's calls are told of. */
  private record Told(Level level, boolean starts) {}

  private BoundTool around(BoundTool tool, Told how) {
    LogFields ofAll = LogFields.of(server, tool.name());
    return tool.handledBy(
        call ->
            call(
                tool,
                how,
                ofAll.by(call.caller().principal()).traced(traceOf(tool.name(), call)),
                call));
  }

  private static @Nullable TraceContext traceOf(String tool, BoundTool.Call call) {
    Object given = call.meta().get(TraceContext.TRACEPARENT);
    if (given == null) {
      return null;
    }
    Optional<TraceContext> trace = TraceContext.in(call.meta());
    if (trace.isEmpty()) {
      LOG.debug("{}: the traceparent is none and is ignored: {}", tool, LogText.safe(given));
    } else if (trace.get().tracestate() == null
        && call.meta().containsKey(TraceContext.TRACESTATE)) {
      LOG.debug("{}: the tracestate is none and is left out", tool);
    }
    return trace.orElse(null);
  }

  private CompletionStage<Answer> call(
      BoundTool tool, Told how, LogFields fields, BoundTool.Call call) {
    long begun = System.nanoTime();
    CompletionStage<Answer> stage;
    LogFields.Scope scope = fields.open();
    try {
      stage = tool.handler().call(call);
    } finally {
      scope.close();
    }
    // beside the stage that is answered with: nobody waits for the line
    stage.whenComplete(
        (answer, leftToAsk) -> {
          if (answer != null) {
            long nanos = System.nanoTime() - begun;
            ended(tool.name(), how.level(), fields, answer, nanos);
            count(tool.name(), how.starts(), answer.code(), nanos);
          }
        });
    return stage;
  }

  private void count(String tool, boolean starts, @Nullable String error, long nanos) {
    observer.callAnswered(tool, error, nanos);
    if (starts && error != null) {
      observer.startRefused(tool, error);
    }
  }

  private static void ended(String tool, Level level, LogFields fields, Answer answer, long nanos) {
    if (!LOG.isEnabledForLevel(level)) {
      return;
    }
    LogFields all = answer.started() == null ? fields : fields.withTask(answer.started().taskId());
    all.during(() -> say(tool, level, answer, TimeUnit.NANOSECONDS.toMillis(nanos)));
  }

  private static void say(String tool, Level level, Answer answer, long millis) {
    if (answer.code() == null) {
      LOG.atLevel(level).addKeyValue(LogFields.DURATION_MS, millis).log("{} has answered", tool);
    } else {
      String code = LogText.safe(answer.code());
      LOG.atLevel(level)
          .addKeyValue(LogFields.DURATION_MS, millis)
          .addKeyValue(LogFields.ERROR, code)
          .log("{} has answered with {}", tool, code);
    }
  }
}
