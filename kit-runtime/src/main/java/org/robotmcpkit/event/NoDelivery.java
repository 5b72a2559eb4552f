package org.robotmcpkit.event;

import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.robotmcpkit.model.Json;
import org.robotmcpkit.model.LogText;
import org.robotmcpkit.model.TaskEvent;
import org.robotmcpkit.observe.TraceContext;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Sends nothing: events show up in the log at DEBUG, for servers that run without a planner. */
final class NoDelivery implements Delivery {
  private static final Logger LOG = LoggerFactory.getLogger(EventPoster.class);
  private static final int SHOWN_CHARS = 1000;

  @Override
  public void emit(TaskEvent event, @Nullable TraceContext trace, Runnable settled) {
    try {
      if (LOG.isDebugEnabled()) {
        LOG.debug(
            "{} seq {} of task {}: {}",
            event.type().wireName(),
            event.seq(),
            LogText.safe(event.taskId()),
            LogText.safe(Json.text(event.payload()), SHOWN_CHARS));
      }
    } catch (Throwable t) {
      LOG.debug("An event could not be shown: {}", t.getClass().getSimpleName());
    } finally {
      DeliveryLog.run(settled);
    }
  }

  @Override
  public Optional<String> destination() {
    return Optional.empty();
  }

  @Override
  public DeliveryStats stats() {
    return new DeliveryStats(0, 0, 0, Map.of(), 0, 0, 0, Duration.ZERO, null, true, 0);
  }

  @Override
  public void close() {}

  @Override
  public String toString() {
    return "no endpoint";
  }
}
