package org.robotmcpkit.event;

import org.robotmcpkit.model.TaskEvent;

/** What an {@link EventPoster} does with its events: sends them, or nothing. */
interface Delivery {
  void emit(TaskEvent event, Runnable settled);

  DeliveryStats stats();

  void close();
}
