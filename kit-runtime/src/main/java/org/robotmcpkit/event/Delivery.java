package org.robotmcpkit.event;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.robotmcpkit.model.TaskEvent;
import org.robotmcpkit.observe.TraceContext;

/** What an {@link EventPoster} does with its events: sends them, or nothing. */
interface Delivery {
  void emit(TaskEvent event, @Nullable TraceContext trace, Runnable settled);

  /** Where the events go, without its path; empty if they go nowhere. */
  Optional<String> destination();

  DeliveryStats stats();

  void close();
}
