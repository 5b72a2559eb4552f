package org.robotmcpkit.event;

import java.util.Optional;
import org.robotmcpkit.model.TaskEvent;

/** What an {@link EventPoster} does with its events: sends them, or nothing. */
interface Delivery {
  void emit(TaskEvent event, Runnable settled);

  /** Where the events go, without its path; empty if they go nowhere. */
  Optional<String> destination();

  DeliveryStats stats();

  void close();
}
