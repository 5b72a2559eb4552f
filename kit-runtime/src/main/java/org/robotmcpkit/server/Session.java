package org.robotmcpkit.server;

import java.time.Duration;
import java.util.HashSet;
import java.util.Set;
import java.util.concurrent.TimeoutException;
import org.eclipse.jetty.io.EndPoint;

/**
 * One session of Streamable HTTP: whose it is, what of it is open, and when it was last used.
 * Thread-safe.
 */
final class Session {
  private final String principal;
  private final Set<EndPoint> streams = new HashSet<>();
  private int calls;
  private long lastUsed;

  /**
   * A session that has just begun.
   *
   * @param principal whose it is
   * @param now in nanoseconds, on the clock of all other methods
   */
  Session(String principal, long now) {
    this.principal = principal;
    this.lastUsed = now;
  }

  boolean isOf(String someone) {
    return principal.equals(someone);
  }

  synchronized void beginCall(long now) {
    calls++;
    lastUsed = now;
  }

  synchronized void endCall(long now) {
    calls--;
    lastUsed = now;
  }

  synchronized void beginStream(EndPoint connection, long now) {
    streams.add(connection);
    lastUsed = now;
  }

  synchronized void endStream(EndPoint connection, long now) {
    streams.remove(connection);
    lastUsed = now;
  }

  /**
   * How long nothing has been asked of it; zero while a call is being answered. An open stream asks
   * nothing.
   */
  synchronized Duration unused(long now) {
    return calls > 0 ? Duration.ZERO : Duration.ofNanos(now - lastUsed);
  }

  /** Whether nothing of it is open and it has not been used for so long. */
  synchronized boolean isOver(long now, Duration idle) {
    return streams.isEmpty() && unused(now).compareTo(idle) > 0;
  }

  /** Closes its streams, so that its client, if there is one still, notices that it is over. */
  synchronized void close() {
    Set.copyOf(streams)
        .forEach(
            stream -> stream.close(new TimeoutException("the session has given way to another")));
  }
}
