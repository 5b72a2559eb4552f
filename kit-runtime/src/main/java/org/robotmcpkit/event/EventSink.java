package org.robotmcpkit.event;

import org.jspecify.annotations.Nullable;
import org.robotmcpkit.model.TaskEvent;
import org.robotmcpkit.observe.TraceContext;

/**
 * Where tasks put their events.
 *
 * <p>Implementations are thread-safe, keep the order in which the events of one task come in, never
 * block, never throw, and take no time that depends on the receiver.
 */
public interface EventSink {
  /**
   * Takes one event.
   *
   * @param event the event; its payload is JSON already and does not change any more
   * @param settled run exactly once, on any thread and never under a lock of the sink, when the
   *     event has been delivered or given up, or at once if nothing is sent at all; it must be
   *     short and must not throw
   */
  void emit(TaskEvent event, Runnable settled);

  /**
   * Takes one event of a task that belongs to a trace; a sink that does not tell receivers of
   * traces does as without one.
   *
   * @param trace the trace; null: none
   */
  default void emit(TaskEvent event, @Nullable TraceContext trace, Runnable settled) {
    emit(event, settled);
  }

  /** Takes one event of whose fate nobody wants to hear. */
  default void emit(TaskEvent event) {
    emit(event, () -> {});
  }
}
