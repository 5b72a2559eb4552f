package org.robotmcpkit.server;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.robotmcpkit.mcp.Incoming;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The requests of one conversation that still wait for their answer. Thread-safe. */
final class Unanswered {
  private static final Logger LOG = LoggerFactory.getLogger(Unanswered.class);

  private final Object lock = new Object();
  // guarded by lock
  private final Map<Object, Incoming.Message> requests = new HashMap<>();

  /**
   * Notes what a client has said: a request waits from now on, one that it has called off no
   * longer.
   *
   * @return the request that it has called off, if it was still waiting
   */
  Optional<Incoming.Message> heard(Incoming.Message message) {
    if (message.method() == null || message.method().equals("subscriptions/listen")) {
      return Optional.empty(); // what is listened to ends with the conversation, not before it
    }
    Object calledOff =
        message.method().equals("notifications/cancelled")
            ? message.params().get("requestId")
            : null;
    synchronized (lock) {
      if (message.id() != null) {
        requests.put(message.id(), message);
        return Optional.empty();
      }
      return calledOff == null ? Optional.empty() : remove(calledOff);
    }
  }

  /** Notes what the server has said. */
  void said(Map<?, ?> message) {
    if (!message.containsKey("method") && message.get("id") != null) {
      synchronized (lock) {
        remove(message.get("id"));
      }
    }
  }

  private Optional<Incoming.Message> remove(Object id) {
    Optional<Incoming.Message> request = Optional.ofNullable(requests.remove(id));
    lock.notifyAll();
    return request;
  }

  /** Gives up on all of them. */
  void forget() {
    synchronized (lock) {
      requests.clear();
      lock.notifyAll();
    }
  }

  /** Returns when none is left, or when the time is over. */
  void awaitNone(long mostSeconds) {
    long giveUpAt = System.nanoTime() + TimeUnit.SECONDS.toNanos(mostSeconds);
    synchronized (lock) {
      try {
        while (!requests.isEmpty()) {
          long leftNanos = giveUpAt - System.nanoTime();
          if (leftNanos <= 0) {
            LOG.warn("standard input has ended, and {} requests got no answer", requests.size());
            return;
          }
          TimeUnit.NANOSECONDS.timedWait(lock, leftNanos);
        }
      } catch (InterruptedException interrupted) {
        Thread.currentThread().interrupt();
      }
    }
  }
}
