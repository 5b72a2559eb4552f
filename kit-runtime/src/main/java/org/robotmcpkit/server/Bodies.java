package org.robotmcpkit.server;

import jakarta.servlet.http.HttpServletRequest;
import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.eclipse.jetty.http.HttpStatus;
import org.eclipse.jetty.io.Content;
import org.eclipse.jetty.io.content.ByteBufferContentSource;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;
import org.eclipse.jetty.util.thread.Scheduler;
import org.jspecify.annotations.Nullable;
import org.robotmcpkit.mcp.Incoming;

/**
 * Reads the body of a POST whole before anything is done with it, without holding a thread while a
 * client is slow; and passes on only what is of a bounded size, came in time, and is a message: the
 * SDK takes a body such as {@code null} for a fault of its own, and answers rubbish with a stack
 * trace.
 */
final class Bodies extends Handler.Wrapper {
  private static final String MESSAGE = Bodies.class.getName() + ".message";

  /**
   * A client that is still sending when its connection ends may never see the answer, so a little
   * more is read.
   */
  private static final long MOST_DRAINED = 2L * Incoming.MOST_BYTES;

  private final long mostMillis;

  /**
   * Bodies of a server.
   *
   * @param mostMillis how long one may take to come; then its connection is closed
   */
  Bodies(long mostMillis, Handler inside) {
    super(inside);
    this.mostMillis = mostMillis;
  }

  @Override
  public boolean handle(Request request, Response response, Callback callback) throws Exception {
    if (!request.getMethod().equals("POST")) {
      return super.handle(request, response, callback);
    }
    if (request.getLength() > MOST_DRAINED) {
      return tooLarge().send(response, callback);
    }
    new Reading(request, response, callback).run();
    return true;
  }

  /** The message of a POST that has been passed on. */
  static Incoming.Message messageOf(HttpServletRequest request) {
    return (Incoming.Message) request.getAttribute(MESSAGE);
  }

  /** The message of a request that has been passed on; null if it is no POST. */
  static Incoming.@Nullable Message messageOf(Request request) {
    return (Incoming.Message) request.getAttribute(MESSAGE);
  }

  private static Reply tooLarge() {
    return new Reply(
        HttpStatus.PAYLOAD_TOO_LARGE_413,
        "The body is larger than " + Incoming.MOST_BYTES + " bytes.");
  }

  private void go(Request request, Response response, Callback callback, byte[] body) {
    try {
      if (body.length > Incoming.MOST_BYTES) {
        tooLarge().send(response, callback);
        return;
      }
      Incoming incoming = Incoming.read(body);
      if (incoming instanceof Incoming.Refused refused) {
        new Reply(HttpStatus.BAD_REQUEST_400, refused.toJson(), Map.of()).send(response, callback);
        return;
      }
      request.setAttribute(MESSAGE, incoming);
      if (!super.handle(new WithBody(request, body), response, callback)) {
        Response.writeError(request, response, callback, HttpStatus.NOT_FOUND_404);
      }
    } catch (Throwable failure) {
      Response.writeError(request, response, callback, failure);
    }
  }

  /** One body on its way; runs whenever some of it has come. */
  private final class Reading implements Runnable {
    private final Request request;
    private final Response response;
    private final Callback callback;
    private final ByteArrayOutputStream read = new ByteArrayOutputStream();
    // null as long as all of the body that was read was there at once
    private Scheduler.@Nullable Task tooLate;
    private long seen;

    Reading(Request request, Response response, Callback callback) {
      this.request = request;
      this.response = response;
      this.callback = callback;
    }

    private void giveUp() {
      request
          .getConnectionMetaData()
          .getConnection()
          .getEndPoint()
          .close(new TimeoutException("the body took longer than " + mostMillis + " ms"));
    }

    @Override
    public void run() {
      while (true) {
        Content.Chunk chunk = request.read();
        if (chunk == null) {
          waitForMore();
          return;
        }
        if (Content.Chunk.isFailure(chunk)) {
          stopTheClock();
          callback.failed(chunk.getFailure());
          return;
        }
        boolean last = chunk.isLast();
        keep(chunk);
        if (last || seen > MOST_DRAINED) {
          stopTheClock();
          finish();
          return;
        }
      }
    }

    private void waitForMore() {
      if (tooLate == null) {
        tooLate =
            request
                .getComponents()
                .getScheduler()
                .schedule(this::giveUp, mostMillis, TimeUnit.MILLISECONDS);
      }
      request.demand(this);
    }

    private void stopTheClock() {
      if (tooLate != null) {
        tooLate.cancel();
      }
    }

    private void keep(Content.Chunk chunk) {
      seen += chunk.remaining();
      byte[] bytes = new byte[Math.min(chunk.remaining(), Incoming.MOST_BYTES + 1 - read.size())];
      chunk.getByteBuffer().get(bytes);
      read.write(bytes, 0, bytes.length);
      chunk.release();
    }

    /** Goes on where it is if the body was there at once, and else on a thread that may wait. */
    private void finish() {
      byte[] body = read.toByteArray();
      if (tooLate != null) {
        request.getComponents().getExecutor().execute(() -> go(request, response, callback, body));
      } else {
        go(request, response, callback, body);
      }
    }
  }

  /** The request, with a body that has been read already. */
  private static final class WithBody extends Request.Wrapper {
    private final Content.Source body;
    private final int length;

    WithBody(Request request, byte[] bytes) {
      super(request);
      this.body = new ByteBufferContentSource(ByteBuffer.wrap(bytes));
      this.length = bytes.length;
    }

    @Override
    public long getLength() {
      return length;
    }

    @Override
    public Content.Chunk read() {
      return body.read();
    }

    @Override
    public void demand(Runnable whenThere) {
      body.demand(whenThere);
    }

    @Override
    public void fail(Throwable why) {
      body.fail(why);
    }
  }
}
