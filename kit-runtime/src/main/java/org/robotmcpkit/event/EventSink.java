package org.robotmcpkit.event;

import org.robotmcpkit.model.TaskEvent;

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

  /** Takes one event of whose fate nobody wants to hear. */
  default void emit(TaskEvent event) {
    emit(event, () -> {});
  }
}
