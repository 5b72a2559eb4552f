package org.robotmcpkit.server;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
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

/**
 * Reads the body of a POST whole before anything is done with it, without holding a thread while a client is slow; and
 * passes on only what is of a bounded size, came in time, and begins as a JSON-RPC message of a bounded depth does.
 */
final class Bodies extends Handler.Wrapper {
  private final int mostBytes;
  private final long mostMillis;

  /**
   * Bodies of a server.
   *
   * @param mostBytes the largest that is passed on
   * @param mostMillis how long one may take to come; then its connection is closed
   */
  Bodies(int mostBytes, long mostMillis, Handler inside) {
    super(inside);
    this.mostBytes = mostBytes;
    this.mostMillis = mostMillis;
  }

  @Override
  public boolean handle(Request request, Response response, Callback callback) throws Exception {
    if (!request.getMethod().equals("POST")) {
      return super.handle(request, response, callback);
    }
    if (request.getLength() > mostDrained()) {
      return tooLarge().send(response, callback);
    }
    new Reading(request, response, callback).run();
    return true;
  }

  /** The body of a request that has been passed on; empty if it has none. */
  static byte[] of(Request request) {
    WithBody read = Request.as(request, WithBody.class);
    return read == null ? new byte[0] : read.bytes;
  }

  /** A client that is still sending when its connection ends may never see the answer, so a little more is read. */
  private long mostDrained() {
    return 2L * mostBytes;
  }

  private Reply tooLarge() {
    return new Reply(HttpStatus.PAYLOAD_TOO_LARGE_413, "The body is larger than " + mostBytes + " bytes.");
  }

  private @Nullable Reply refusal(byte[] body) {
    if (body.length > mostBytes) {
      return tooLarge();
    }
    return switch (JsonShape.of(body)) {
      case MESSAGE -> null;
      case NO_MESSAGE -> Reply.unreadable("The body is no JSON-RPC message.");
      case TOO_DEEP -> Reply.unreadable("The body is nested deeper than " + JsonShape.DEEPEST + " levels.");
    };
  }

  private void go(Request request, Response response, Callback callback, byte[] body) {
    Reply refusal = refusal(body);
    try {
      if (refusal != null) {
        refusal.send(response, callback);
      } else if (!super.handle(new WithBody(request, body), response, callback)) {
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
    private final Scheduler.Task tooLate;
    private long seen;
    private boolean waited;

    Reading(Request request, Response response, Callback callback) {
      this.request = request;
      this.response = response;
      this.callback = callback;
      this.tooLate =
          request.getComponents().getScheduler().schedule(this::giveUp, mostMillis, TimeUnit.MILLISECONDS);
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
          waited = true;
          request.demand(this);
          return;
        }
        if (Content.Chunk.isFailure(chunk)) {
          tooLate.cancel();
          callback.failed(chunk.getFailure());
          return;
        }
        boolean last = chunk.isLast();
        keep(chunk);
        if (last || seen > mostDrained()) {
          tooLate.cancel();
          finish();
          return;
        }
      }
    }

    private void keep(Content.Chunk chunk) {
      seen += chunk.remaining();
      byte[] bytes = new byte[Math.min(chunk.remaining(), mostBytes + 1 - read.size())];
      chunk.getByteBuffer().get(bytes);
      read.write(bytes, 0, bytes.length);
      chunk.release();
    }

    /** Goes on where it is if the body was there at once, and else on a thread that may wait. */
    private void finish() {
      byte[] body = read.toByteArray();
      if (waited) {
        request.getComponents().getExecutor().execute(() -> go(request, response, callback, body));
      } else {
        go(request, response, callback, body);
      }
    }
  }

  /** The request, with a body that has been read already. */
  private static final class WithBody extends Request.Wrapper {
    private final Content.Source body;
    private final byte[] bytes;

    WithBody(Request request, byte[] bytes) {
      super(request);
      this.body = new ByteBufferContentSource(ByteBuffer.wrap(bytes));
      this.bytes = bytes;
    }

    @Override
    public long getLength() {
      return bytes.length;
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
