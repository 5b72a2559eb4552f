package org.robotmcpkit.server;

import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import org.robotmcpkit.mcp.Incoming;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The requests of one conversation that still wait for their answer. Thread-safe. */
final class Unanswered {
  private static final Logger LOG = LoggerFactory.getLogger(Unanswered.class);

  private final Object lock = new Object();
  // guarded by lock
  private final Set<Object> ids = new HashSet<>();

  /** Notes what a client has said: a request waits from now on, one that it has called off no longer. */
  void heard(Incoming.Message message) {
    if (message.method() == null || message.method().equals("subscriptions/listen")) {
      return; // what is listened to ends with the conversation, not before it
    }
    Object calledOff = message.method().equals("notifications/cancelled") ? message.params().get("requestId") : null;
    synchronized (lock) {
      if (message.id() != null) {
        ids.add(message.id());
      } else if (calledOff != null) {
        remove(calledOff);
      }
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

  private void remove(Object id) {
    ids.remove(id);
    lock.notifyAll();
  }

  /** Gives up on all of them. */
  void forget() {
    synchronized (lock) {
      ids.clear();
      lock.notifyAll();
    }
  }

  /** Returns when none is left, or when the time is over. */
  void awaitNone(long mostSeconds) {
    long giveUpAt = System.nanoTime() + TimeUnit.SECONDS.toNanos(mostSeconds);
    synchronized (lock) {
      try {
        while (!ids.isEmpty()) {
          long leftNanos = giveUpAt - System.nanoTime();
          if (leftNanos <= 0) {
            LOG.warn("standard input has ended, and {} requests got no answer", ids.size());
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
