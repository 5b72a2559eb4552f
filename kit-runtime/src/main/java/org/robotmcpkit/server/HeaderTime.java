package org.robotmcpkit.server;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicBoolean;
import org.eclipse.jetty.io.Connection;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;
import org.eclipse.jetty.util.thread.Scheduler;

/**
 * Closes connections whose client takes too long over the headers of a request: Jetty's idle
 * timeout alone lets one byte every few seconds go on for ever. The time runs from the opening of a
 * connection, and on a connection that is used again from the first byte of the next request.
 * Thread-safe.
 */
final class HeaderTime extends Handler.Wrapper implements Connection.Listener {
  private static final long LOOK_EVERY_MILLIS = 250;

  private final long mostNanos;
  private final Scheduler scheduler;
  private final Map<Connection, Waiting> waiting = new ConcurrentHashMap<>();
  private final AtomicBoolean looking = new AtomicBoolean();

  /**
   * What is waited for on a connection: the rest of the headers since a moment, or, at rest, a
   * first byte.
   */
  private record Waiting(boolean atRest, long since, long bytesThen) {}

  HeaderTime(long mostMillis, Scheduler scheduler, Handler inside) {
    super(inside);
    this.mostNanos = TimeUnit.MILLISECONDS.toNanos(mostMillis);
    this.scheduler = scheduler;
  }

  @Override
  public void onOpened(Connection connection) {
    waiting.put(connection, new Waiting(false, System.nanoTime(), 0));
    lookSoon();
  }

  @Override
  public void onClosed(Connection connection) {
    waiting.remove(connection);
  }

  @Override
  public boolean handle(Request request, Response response, Callback callback) throws Exception {
    Connection connection = request.getConnectionMetaData().getConnection();
    waiting.remove(connection);
    Request.addCompletionListener(request, failure -> rest(connection));
    return super.handle(request, response, callback);
  }

  private void rest(Connection connection) {
    if (connection.getEndPoint().isOpen()) {
      waiting.put(connection, new Waiting(true, 0, connection.getBytesIn()));
      lookSoon();
    }
  }

  /** One look is due at a time, and none while nobody is waited for. */
  private void lookSoon() {
    if (!waiting.isEmpty() && looking.compareAndSet(false, true)) {
      scheduler.schedule(
          () -> {
            look(System.nanoTime());
            looking.set(false);
            lookSoon();
          },
          LOOK_EVERY_MILLIS,
          TimeUnit.MILLISECONDS);
    }
  }

  private void look(long now) {
    waiting.forEach(
        (connection, was) -> {
          if (!connection.getEndPoint().isOpen()) {
            waiting.remove(connection, was);
          } else if (was.atRest()) {
            if (connection.getBytesIn() > was.bytesThen()) {
              waiting.replace(connection, was, new Waiting(false, now, 0));
            }
          } else if (now - was.since() > mostNanos && waiting.remove(connection, was)) {
            connection.getEndPoint().close(new TimeoutException("the headers took too long"));
          }
        });
  }
}
