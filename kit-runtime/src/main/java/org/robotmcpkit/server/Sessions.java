package org.robotmcpkit.server;

import java.nio.ByteBuffer;
import java.time.Duration;
import java.util.Comparator;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.http.HttpStatus;
import org.eclipse.jetty.io.EndPoint;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;
import org.jspecify.annotations.Nullable;
import org.robotmcpkit.mcp.Incoming;

/**
 * The sessions of clients: that they are not too many, and, on Streamable HTTP, whose they are. To
 * know the id of a session is no right to it: a request of another principal gets the answer of a
 * session that does not exist (MCP specification, security best practices, session hijacking).
 *
 * <p>A client that has vanished must not keep others out, and whether it has, nobody can tell by
 * its open stream. So where there are as many sessions as there may be, the one that has been
 * unused for longest gives way, if that is a minute; its client gets 404 and begins another (MCP
 * specification, transports, session management). Thread-safe.
 */
final class Sessions extends Handler.Wrapper {
  static final String HEADER = "Mcp-Session-Id";

  /**
   * After how long without a request or an open stream a session is over; the SDK's own sweep takes
   * no less.
   */
  static final Duration IDLE = Duration.ofMinutes(30);

  /** After how long without a request a session gives way to another. */
  static final Duration UNUSED = Duration.ofMinutes(1);

  private static final String RETRY_AFTER_S = "60";

  private final int most;
  private final LongSupplier nanoTime;
  private final Consumer<String> ending;
  private final Map<String, Session> sessions = new ConcurrentHashMap<>();

  /** The streams outside of these sessions: on the SSE transport each is a session of its own. */
  private final AtomicInteger streams = new AtomicInteger();

  /**
   * A handler around what makes the sessions.
   *
   * @param most how many there may be
   * @param nanoTime as {@link System#nanoTime}
   * @param ending ends a session inside, by its id
   */
  Sessions(int most, LongSupplier nanoTime, Consumer<String> ending, Handler inside) {
    super(inside);
    this.most = most;
    this.nanoTime = nanoTime;
    this.ending = ending;
  }

  @Override
  public boolean handle(Request request, Response response, Callback callback) throws Exception {
    String principal = Door.callerOf(request).principal();
    String id = request.getHeaders().get(HEADER);
    if (id == null) {
      return begin(principal, request, response, callback);
    }
    Session session = sessions.get(id);
    if (session == null || !session.isOf(principal)) {
      return new Reply(HttpStatus.NOT_FOUND_404, "There is no such session; initialize a new one.")
          .send(response, callback);
    }
    note(request, session);
    boolean ends = request.getMethod().equals("DELETE");
    return super.handle(request, ends ? new Ending(request, response, id) : response, callback);
  }

  private void note(Request request, Session session) {
    EndPoint connection = request.getConnectionMetaData().getConnection().getEndPoint();
    boolean isStream = request.getMethod().equals("GET");
    if (isStream) {
      session.beginStream(connection, nanoTime.getAsLong());
    } else {
      session.beginCall(nanoTime.getAsLong());
    }
    Request.addCompletionListener(
        request,
        failure -> {
          if (isStream) {
            session.endStream(connection, nanoTime.getAsLong());
          } else {
            session.endCall(nanoTime.getAsLong());
          }
        });
  }

  /** A request outside of any session, which may begin one. */
  private boolean begin(String principal, Request request, Response response, Callback callback)
      throws Exception {
    if (request.getMethod().equals("GET")) {
      Request.addCompletionListener(request, failure -> streams.decrementAndGet());
      if (streams.incrementAndGet() > most) {
        return tooMany().send(response, callback);
      }
    }
    if (sessions.size() >= most && mayBeginOne(request) && !makeRoom(nanoTime.getAsLong())) {
      return tooMany().send(response, callback);
    }
    return super.handle(request, new Noting(request, response, principal), callback);
  }

  private boolean makeRoom(long now) {
    sessions.forEach(
        (id, session) -> {
          if (session.isOver(now, IDLE)) {
            end(id);
          }
        });
    if (sessions.size() >= most) {
      sessions.entrySet().stream()
          .max(
              Comparator.comparing(
                  (Map.Entry<String, Session> entry) -> entry.getValue().unused(now)))
          .filter(entry -> entry.getValue().unused(now).compareTo(UNUSED) > 0)
          .ifPresent(entry -> end(entry.getKey()));
    }
    return sessions.size() < most;
  }

  private void end(String id) {
    Session session = sessions.remove(id);
    if (session != null) {
      ending.accept(id);
      session.close();
    }
  }

  private Reply tooMany() {
    return new Reply(
            HttpStatus.TOO_MANY_REQUESTS_429,
            "The server has " + most + " sessions; end one, or try later.")
        .with(HttpHeader.RETRY_AFTER, RETRY_AFTER_S);
  }

  private static boolean mayBeginOne(Request request) {
    Incoming.Message message = Bodies.messageOf(request);
    return message != null && "initialize".equals(message.method());
  }

  /** Notes the session that an answer begins, before its client can know of it. */
  private final class Noting extends Response.Wrapper {
    private final String principal;

    Noting(Request request, Response response, String principal) {
      super(request, response);
      this.principal = principal;
    }

    @Override
    public void write(boolean last, @Nullable ByteBuffer content, Callback callback) {
      String id = getHeaders().get(HEADER);
      if (id != null) {
        sessions.putIfAbsent(id, new Session(principal, nanoTime.getAsLong()));
      }
      super.write(last, content, callback);
    }
  }

  /**
   * Ends a session before its client can know of it: what comes after the answer finds no session.
   */
  private final class Ending extends Response.Wrapper {
    private final String id;

    Ending(Request request, Response response, String id) {
      super(request, response);
      this.id = id;
    }

    @Override
    public void write(boolean last, @Nullable ByteBuffer content, Callback callback) {
      end(id);
      super.write(last, content, callback);
    }
  }
}
