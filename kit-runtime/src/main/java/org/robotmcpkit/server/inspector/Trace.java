package org.robotmcpkit.server.inspector;

import java.nio.ByteBuffer;
import java.time.Clock;
import java.time.Instant;
import java.util.Set;
import java.util.function.LongSupplier;
import org.eclipse.jetty.io.Content;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;
import org.jspecify.annotations.Nullable;
import org.robotmcpkit.tool.Caller;

/**
 * What clients and the server have said to each other lately. Reads along what goes through its
 * handlers, as far as it is shown, and changes nothing of it. Thread-safe.
 */
final class Trace {
  private static final int MOST_ROWS = 2000;
  private static final long MOST_BYTES = 8L << 20;
  private static final Set<String> PATHS = Set.of("/mcp", "/sse", "/message");
  private static final String EXCHANGE = Exchange.class.getName();

  private final BoundedLog<TraceRow> rows = new BoundedLog<>(MOST_ROWS, MOST_BYTES);
  private final Waiting waiting = new Waiting();
  private final Clock clock;
  private final LongSupplier nanoTime;

  Trace(Clock clock, LongSupplier nanoTime) {
    this.clock = clock;
    this.nanoTime = nanoTime;
  }

  BoundedLog<TraceRow> rows() {
    return rows;
  }

  Waiting waiting() {
    return waiting;
  }

  long nanos() {
    return nanoTime.getAsLong();
  }

  Instant now() {
    return clock.instant();
  }

  void add(TraceRow row) {
    rows.add(row, row.size());
  }

  /**
   * The outer handler: sees every request for MCP, also those that are refused, and every answer.
   */
  Handler around(Handler inside) {
    return new Handler.Wrapper(inside) {
      @Override
      public boolean handle(Request request, Response response, Callback callback)
          throws Exception {
        if (!PATHS.contains(request.getHttpURI().getPath())) {
          return super.handle(request, response, callback);
        }
        Exchange exchange = new Exchange(Trace.this, request, nanos());
        request.setAttribute(EXCHANGE, exchange);
        Request.addCompletionListener(
            request, failure -> exchange.ended(response.getStatus(), failure != null));
        return super.handle(
            new Heard(request, exchange), new Said(request, response, exchange), callback);
      }
    };
  }

  /** The inner handler: sees the requests that were let in, with what is known of them. */
  Handler entry(Doorway doorway, Handler inside) {
    return new Handler.Wrapper(inside) {
      @Override
      public boolean handle(Request request, Response response, Callback callback)
          throws Exception {
        if (request.getAttribute(EXCHANGE) instanceof Exchange exchange) {
          Caller caller = doorway.callerOf(request);
          exchange.entered(caller == null ? null : caller.principal(), doorway.messageOf(request));
        }
        return super.handle(request, response, callback);
      }
    };
  }

  private static final class Heard extends Request.Wrapper {
    private final Exchange exchange;

    Heard(Request request, Exchange exchange) {
      super(request);
      this.exchange = exchange;
    }

    @Override
    public Content.Chunk read() {
      Content.Chunk chunk = super.read();
      if (chunk != null && chunk.hasRemaining()) {
        exchange.sent(chunk.getByteBuffer());
      }
      return chunk;
    }
  }

  private static final class Said extends Response.Wrapper {
    private final Exchange exchange;

    Said(Request request, Response response, Exchange exchange) {
      super(request, response);
      this.exchange = exchange;
    }

    @Override
    public void write(boolean last, @Nullable ByteBuffer content, Callback callback) {
      exchange.answered(this, content == null ? ByteBuffer.allocate(0) : content);
      super.write(last, content, callback);
    }
  }
}
