package org.robotmcpkit.event;

import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.robotmcpkit.model.LogText;
import org.slf4j.Logger;

/**
 * Says which events the full queue has cost: one line for the first, then at most one in ten
 * seconds with the number since. Each of them is in the number of one line. Thread-safe.
 */
final class OverflowLog {
  private static final long LINE_EVERY_NANOS = TimeUnit.SECONDS.toNanos(10);

  private final Logger log;
  private final String endpoint;
  // guarded by this
  private boolean saidBefore;
  private long saidAt;
  private long unsaid;
  private @Nullable QueuedEvent last;

  OverflowLog(Logger log, String endpoint) {
    this.log = log;
    this.endpoint = endpoint;
  }

  /** One more event did not fit. */
  void dropped(QueuedEvent event, long now) {
    synchronized (this) {
      unsaid++;
      last = event;
    }
    sayIfDue(now);
  }

  /** Says what has not been said, unless the last line is too recent. */
  void sayIfDue(long now) {
    say(now, false);
  }

  /** Says what has not been said, because this is the last moment to do so. */
  void sayAll() {
    say(0, true);
  }

  private void say(long now, boolean anyway) {
    QueuedEvent event;
    long count;
    synchronized (this) {
      event = last;
      count = unsaid;
      if (event == null || (!anyway && saidBefore && now - saidAt < LINE_EVERY_NANOS)) {
        return;
      }
      saidBefore = true;
      saidAt = now;
      unsaid = 0;
      last = null;
    }
    log.error(
        "The event queue for {} is full: {} dropped since the last such line, the last of them seq {}, {}, of task {}",
        endpoint,
        count,
        event.seq,
        event.type.wireName(),
        LogText.safe(event.taskId));
  }
}
