package org.robotmcpkit.server.inspector;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.TimeUnit;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Fields;
import org.jspecify.annotations.Nullable;
import org.robotmcpkit.mcp.Incoming;

/**
 * One request of HTTP and its answer on their way: turns them into rows of the trace. Thread-safe,
 * since a stream is answered by many threads, one after the other.
 */
final class Exchange {
  private static final String SESSION = "Mcp-Session-Id";
  private static final int FIRST_ERROR = 400;
  private static final String HTTP = "http";
  private static final String STREAM = "text/event-stream";
  private static final int LONGEST_NAME = 200;

  private final Trace trace;
  private final String line;
  private final boolean isSent;
  private final long startNanos;
  private final List<String> secrets = new ArrayList<>();
  private final Captured in = new Captured();
  private final Captured out = new Captured();
  private final SentEvents events = new SentEvents(this::said);
  private @Nullable String session;
  private @Nullable String principal;
  private @Nullable Spoken asked;
  private boolean hasEntered;
  private boolean isStream;
  private int status;

  Exchange(Trace trace, Request request, long startNanos) {
    this.trace = trace;
    this.startNanos = startNanos;
    this.isSent = request.getMethod().equals("POST");
    this.line = request.getMethod() + " " + request.getHttpURI().getPath();
    String authorization = request.getHeaders().get(HttpHeader.AUTHORIZATION);
    if (authorization != null) {
      secrets.add(authorization.substring(authorization.lastIndexOf(' ') + 1));
    }
    String id = request.getHeaders().get(SESSION);
    belongsTo(id == null ? sessionInQuery(request) : id);
  }

  /** Clients of the transport of server-sent events say their session in the URL. */
  private static @Nullable String sessionInQuery(Request request) {
    if (request.getHttpURI().getQuery() == null) {
      return null;
    }
    Fields fields = Request.extractQueryParameters(request);
    return fields.getValue("sessionId");
  }

  private void belongsTo(@Nullable String sessionId) {
    if (sessionId != null) {
      session = SessionMark.of(sessionId);
      secrets.add(sessionId);
    }
  }

  /** Some of the request's body has come. */
  synchronized void sent(ByteBuffer part) {
    in.add(part);
  }

  /** The request has been let in. */
  synchronized void entered(@Nullable String whose, Incoming.@Nullable Message message) {
    hasEntered = true;
    principal = whose;
    asked = message == null ? null : Spoken.of(message);
    addIn();
    if (asked != null && asked.id() != null && session != null) {
      trace
          .waiting()
          .add(session, asked.id(), new Waiting.Asked(asked.method(), asked.tool(), startNanos));
    }
  }

  private void addIn() {
    Spoken what = asked == null ? new Spoken(HTTP, line, null, null, false) : asked;
    add(true, what, -1, in);
  }

  /** Some of the answer is written. */
  synchronized void answered(Response response, ByteBuffer part) {
    if (status == 0) {
      status = response.getStatus();
      String type = response.getHeaders().get(HttpHeader.CONTENT_TYPE);
      isStream = type != null && type.toLowerCase(Locale.ROOT).startsWith(STREAM);
      String begun = response.getHeaders().get(SESSION);
      if (session == null) {
        belongsTo(begun);
      }
    }
    if (isStream) {
      events.add(part);
    } else {
      out.add(part);
    }
  }

  /** An event on the answer's stream. */
  private void said(String event, Captured data) {
    if (event.equals("endpoint")) {
      String text = data.text();
      belongsTo(text.substring(text.lastIndexOf('=') + 1));
      add(false, new Spoken(Spoken.NOTIFICATION, "endpoint", null, null, false), -1, data);
      return;
    }
    said(data);
  }

  private void said(Captured data) {
    Spoken known = Spoken.of(data);
    Spoken what =
        known == null
            ? new Spoken(Spoken.RESPONSE, null, null, asked == null ? null : asked.id(), false)
            : known;
    if (what.method() != null || what.id() == null) {
      add(false, what, -1, data);
      return;
    }
    Waiting.Asked question = session == null ? null : trace.waiting().take(session, what.id());
    if (question != null) {
      add(false, of(what, question.method(), question.tool()), millisSince(question.nanos()), data);
    } else if (asked != null && what.id().equals(asked.id())) {
      add(false, of(what, asked.method(), asked.tool()), millisSince(startNanos), data);
    } else {
      add(false, what, -1, data);
    }
  }

  private static Spoken of(Spoken what, @Nullable String method, @Nullable String tool) {
    return new Spoken(what.kind(), method, tool, what.id(), what.isBad());
  }

  /** The exchange is over. */
  synchronized void ended(int lastStatus, boolean isBroken) {
    status = status == 0 ? lastStatus : status;
    if (!hasEntered) {
      addIn();
    }
    if (isStream) {
      if (!isSent) {
        add(
            false,
            new Spoken(HTTP, line + (isBroken ? " broken off" : " ended"), null, null, false),
            millisSince(startNanos),
            out);
      }
      return;
    }
    Spoken known = Spoken.of(out);
    if (known != null || isAnswerCut()) {
      said(out);
    } else if (out.bytes() > 0 || status >= FIRST_ERROR || !isSent) {
      Spoken what =
          new Spoken(
              HTTP,
              asked == null ? line : asked.method(),
              asked == null ? null : asked.tool(),
              asked == null ? null : asked.id(),
              status >= FIRST_ERROR);
      add(false, what, millisSince(startNanos), out);
    }
  }

  private boolean isAnswerCut() {
    return !out.isWhole() && asked != null && status < FIRST_ERROR;
  }

  private double millisSince(long nanos) {
    return Math.round((trace.nanos() - nanos) / (double) TimeUnit.MICROSECONDS.toNanos(1)) / 1000.0;
  }

  private void add(boolean isIn, Spoken what, double millis, Captured body) {
    String shown = Redaction.of(body.text(), secrets);
    boolean isCut = !body.isWhole() || shown.length() > Captured.MOST_SHOWN;
    shown = shown.substring(0, Math.min(shown.length(), Captured.MOST_SHOWN));
    boolean isBad = what.isBad() || (!isIn && status >= FIRST_ERROR);
    trace.add(
        new TraceRow(
            trace.now(),
            isIn,
            what.kind(),
            shortened(what.method()),
            shortened(what.tool()),
            shortened(what.id()),
            session,
            principal,
            isIn ? 0 : status,
            millis,
            body.bytes(),
            isBad,
            shown,
            isCut));
  }

  private @Nullable String shortened(@Nullable String text) {
    return text == null
        ? null
        : Redaction.of(text.substring(0, Math.min(text.length(), LONGEST_NAME)), secrets);
  }
}
