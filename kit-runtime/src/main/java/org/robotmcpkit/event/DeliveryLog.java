package org.robotmcpkit.event;

import java.util.List;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.robotmcpkit.model.LogText;
import org.robotmcpkit.observe.LogFields;
import org.robotmcpkit.observe.Observer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Says what has happened to events: to their emitters, and in the log.
 *
 * <p>Nothing that the receiver or a task body can choose gets into a line unescaped; of the URL
 * only scheme, host and port, and of an event id only the first 8 characters. Thread-safe.
 */
final class DeliveryLog {
  private static final Logger LOG = LoggerFactory.getLogger(EventPoster.class);

  private final String endpoint;
  private final OverflowLog overflows;
  private final @Nullable DeliveryListener listener;
  private final Observer observer;
  private boolean redirectSeen;

  DeliveryLog(String endpoint) {
    this(endpoint, null, Observer.nobody());
  }

  /** The same, with those who look on. */
  DeliveryLog(String endpoint, @Nullable DeliveryListener listener, Observer observer) {
    this.endpoint = endpoint;
    this.listener = listener;
    this.observer = observer;
    this.overflows = new OverflowLog(LOG, endpoint);
  }

  String endpoint() {
    return endpoint;
  }

  /** Handles the effects of one step; never throws, and not to be called under a lock. */
  void handle(List<Effect> effects, long now) {
    run(() -> overflows.sayIfDue(now));
    for (Effect effect : effects) {
      try {
        log(effect, now);
      } catch (Throwable t) {
        quietly(t);
      }
      if (listener != null) {
        tell(listener, effect);
      }
      run(() -> count(effect, now));
      if (effect instanceof Effect.Delivered delivered) {
        run(delivered.event()::tellSettled);
      } else if (effect instanceof Effect.Dropped dropped) {
        run(dropped.event()::tellSettled);
      }
    }
  }

  private static void tell(DeliveryListener listener, Effect effect) {
    if (effect instanceof Effect.Delivered delivered) {
      run(() -> listener.heard(DeliveryNews.delivered(delivered.event())));
    } else if (effect instanceof Effect.Dropped dropped) {
      run(() -> listener.heard(DeliveryNews.dropped(dropped.event(), dropped.cause())));
    } else if (effect instanceof Effect.Delayed delayed) {
      run(
          () ->
              listener.heard(
                  DeliveryNews.retrying(delayed.event(), delayed.outcome(), delayed.delayNanos())));
    }
  }

  private void count(Effect effect, long now) {
    if (effect instanceof Effect.Delivered delivered) {
      observer.eventDelivered(delivered.event().type, now - delivered.event().queuedAt);
    } else if (effect instanceof Effect.Dropped dropped) {
      observer.eventDropped(dropped.event().type, dropped.cause().wireName());
    } else if (effect instanceof Effect.Delayed delayed) {
      observer.eventRetried(delayed.event().type);
    }
  }

  private void log(Effect effect, long now) {
    if (effect instanceof Effect.Delivered delivered) {
      delivered(delivered.event(), now);
    } else if (effect instanceof Effect.Dropped dropped) {
      logDropped(dropped.event(), dropped.cause(), now);
    } else if (effect instanceof Effect.Delayed delayed) {
      delayed.event().logFields().during(() -> delayed(delayed));
    } else if (effect instanceof Effect.GateClosed closed) {
      LOG.warn(
          "{} does not take events ({}); they wait until it does",
          endpoint,
          safe(closed.outcome()));
    } else if (effect instanceof Effect.GateOpened opened) {
      LOG.info(
          "{} takes events again after {} ms",
          endpoint,
          TimeUnit.NANOSECONDS.toMillis(opened.closedNanos()));
    }
  }

  private static void delivered(QueuedEvent event, long now) {
    if (LOG.isDebugEnabled()) {
      long millis = TimeUnit.NANOSECONDS.toMillis(now - event.queuedAt);
      event
          .logFields()
          .during(
              () ->
                  LOG.atDebug()
                      .addKeyValue(LogFields.DURATION_MS, millis)
                      .addKeyValue(LogFields.ATTEMPTS, event.attempts)
                      .log("{} delivered", event));
    }
  }

  private void delayed(Effect.Delayed delayed) {
    LOG.debug(
        "{} to {} failed ({}); once more in {} ms",
        delayed.event(),
        endpoint,
        safe(delayed.outcome()),
        TimeUnit.NANOSECONDS.toMillis(delayed.delayNanos()));
    if (delayed.outcome() instanceof Outcome.Answered answer
        && answer.status() / 100 == 3
        && isFirstRedirect()) {
      LOG.warn(
          "{} answers with a redirect (status {}), which is never followed: configure the final URL",
          endpoint,
          answer.status());
    }
  }

  private synchronized boolean isFirstRedirect() {
    boolean first = !redirectSeen;
    redirectSeen = true;
    return first;
  }

  private void logDropped(QueuedEvent event, DropCause cause, long now) {
    if (cause == DropCause.OVERFLOW) {
      dropped(event, cause, now); // a line about many, and in the time of whoever emits
    } else {
      event.logFields().during(() -> dropped(event, cause, now));
    }
  }

  private void dropped(QueuedEvent event, DropCause cause, long now) {
    switch (cause) {
      case EXPIRED ->
          LOG.error(
              "Dropped {} of task {}: seq {}, {}, not delivered to {} in {} attempts, the last one failed with: {}",
              event,
              LogText.safe(event.taskId),
              event.seq,
              event.type.wireName(),
              endpoint,
              event.attempts,
              LogText.safe(event.lastFailure));
      case OVERFLOW -> overflows.dropped(event, now);
      case UNWRITABLE ->
          LOG.error(
              "Dropped {} of task {}: seq {}, {}, cannot be written as JSON",
              event,
              LogText.safe(event.taskId),
              event.seq,
              event.type.wireName());
      case SHUTDOWN -> LOG.debug("Dropped {} at shutdown", event); // the poster sums them up
    }
  }

  /**
   * The last lines: what has not been said of the full queue, the counts, and what the end itself
   * has cost.
   */
  void closed(DeliveryStats stats) {
    run(overflows::sayAll);
    LOG.info("Event delivery to {} ends: {}", endpoint, LogText.safe(stats, 1000));
    long lost = stats.dropped(DropCause.SHUTDOWN);
    if (lost > 0) {
      String line =
          (lost == 1 ? "1 event" : lost + " events")
              + " could not be delivered to "
              + endpoint
              + " before the shutdown; last failure: "
              + (stats.lastFailure() == null ? "none" : LogText.safe(stats.lastFailure()));
      LOG.error(line);
      System.err.println("robot-mcp-kit: " + line); // a logger may be shut down already
    }
  }

  private static String safe(Outcome outcome) {
    return LogText.safe(outcome.summary());
  }

  /** Runs what belongs to somebody else. */
  static void run(Runnable foreign) {
    try {
      foreign.run();
    } catch (Throwable t) {
      quietly(t);
    }
  }

  /** Logs a throwable whose own methods may throw. */
  static void quietly(Throwable t) {
    try {
      LOG.error("Event delivery goes on after {}", LogText.safe(t.getClass().getName()), t);
    } catch (Throwable hostile) {
      // nothing more can be said about it, and delivery has to go on
    }
  }
}
