package org.robotmcpkit.task;

import java.time.Clock;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.robotmcpkit.event.EventSink;
import org.robotmcpkit.model.EventType;
import org.robotmcpkit.model.TaskEvent;
import org.robotmcpkit.observe.TraceContext;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Numbers the events of one task and hands them to the sink. Used under the lock of its task's
 * record.
 */
final class EventLine {
  private static final Logger LOG = LoggerFactory.getLogger(EventLine.class);

  private final String taskId;
  private final String server;
  private final String tool;
  private final @Nullable TraceContext trace;
  private final EventSink sink;
  private final Ids ids;
  private final Clock clock;
  private long lastSeq;

  EventLine(
      String taskId,
      String server,
      String tool,
      @Nullable TraceContext trace,
      EventSink sink,
      Ids ids,
      Clock clock) {
    this.taskId = taskId;
    this.server = server;
    this.tool = tool;
    this.trace = trace;
    this.sink = sink;
    this.ids = ids;
    this.clock = clock;
  }

  void emit(EventType type, Map<String, Object> payload) {
    emit(type, payload, () -> {});
  }

  /** Emits an event; a sink that fails must not reach the body. */
  void emit(EventType type, Map<String, Object> payload, Runnable whenSettled) {
    TaskEvent event =
        new TaskEvent(
            TaskEvent.SCHEMA_VERSION,
            ids.eventId(),
            taskId,
            server,
            tool,
            type,
            ++lastSeq,
            clock.instant(),
            payload);
    try {
      sink.emit(event, trace, whenSettled);
    } catch (Throwable broken) {
      LOG.error(
          "{}: the event sink has failed on seq {} ({})",
          taskId,
          event.seq(),
          type.wireName(),
          broken);
      whenSettled.run();
    }
  }
}
