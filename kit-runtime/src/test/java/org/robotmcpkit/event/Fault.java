package org.robotmcpkit.event;

import java.io.IOException;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/**
 * What can go wrong on the way to the planner and back, what the sender makes of it, and whether
 * the event got through.
 */
enum Fault {
  /** Nobody listens for a while, and the connection is gone. */
  REFUSE(When.FIRST, Outcome.Failure.CONNECT, way -> way.refuseFor(300)),
  CLOSE_BEFORE_REQUEST(When.FIRST, Outcome.Failure.IO, FaultProxy.Way::close),
  RESET_BEFORE_REQUEST(When.FIRST, Outcome.Failure.IO, FaultProxy.Way::reset),
  HALF_CLOSE_BEFORE_REQUEST(When.FIRST, Outcome.Failure.IO, way -> way.halfCloseAndHang()),
  ACCEPT_AND_HANG(When.FIRST, Outcome.Failure.TIMEOUT, FaultProxy.Way::hang),
  RESET_IN_THE_MIDDLE_OF_THE_REQUEST(
      When.FIRST,
      Outcome.Failure.IO,
      way -> {
        way.readBytes(60);
        way.reset();
      }),

  CLOSE_AFTER_REQUEST(When.BEFORE_DELIVERY, Outcome.Failure.IO, FaultProxy.Way::close),
  RESET_AFTER_REQUEST(When.BEFORE_DELIVERY, Outcome.Failure.IO, FaultProxy.Way::reset),
  HALF_CLOSE_AFTER_REQUEST(When.BEFORE_DELIVERY, Outcome.Failure.IO, way -> way.halfCloseAndHang()),
  HANG(When.BEFORE_DELIVERY, Outcome.Failure.TIMEOUT, FaultProxy.Way::hang),
  STATUS_LINE_THEN_HANG(
      When.BEFORE_DELIVERY,
      Outcome.Failure.TIMEOUT,
      way -> {
        way.write("HTTP/1.1 200 OK\r\nServer: slow\r\n");
        way.hang();
      }),
  CONTINUE_THEN_HANG(
      When.BEFORE_DELIVERY,
      Outcome.Failure.TIMEOUT,
      way -> {
        way.write("HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 103 Early Hints\r\n\r\n");
        way.hang();
      }),
  HEADERS_TRICKLE(
      When.BEFORE_DELIVERY,
      Outcome.Failure.TIMEOUT,
      way -> way.writeForEver("HTTP/1.1 200 OK\r\n", "X-A: b\r\n", 50)),
  HEADERS_WITHOUT_END(
      When.BEFORE_DELIVERY,
      Outcome.Failure.IO,
      way ->
          way.writeForEver(
              "HTTP/1.1 200 OK\r\n", ("X-A: " + "b".repeat(1000) + "\r\n").repeat(64), 0)),
  A_HEADER_WITHOUT_END(
      When.BEFORE_DELIVERY,
      Outcome.Failure.IO,
      way -> way.writeForEver("HTTP/1.1 200 OK\r\nX-A: ", "b".repeat(64 * 1024), 0)),
  A_STATUS_LINE_WITHOUT_END(
      When.BEFORE_DELIVERY,
      Outcome.Failure.IO,
      way -> way.writeForEver("HTTP/1.1 200 ", "K".repeat(64 * 1024), 0)),
  GARBAGE(When.BEFORE_DELIVERY, Outcome.Failure.IO, way -> way.say("SSH-2.0-OpenSSH_9.6\r\n\r\n")),
  STATUS_LINE_CUT_OFF(When.BEFORE_DELIVERY, Outcome.Failure.IO, way -> way.say("HTTP/1.1 20")),
  SWITCHING_PROTOCOLS(
      When.BEFORE_DELIVERY,
      Outcome.Failure.IO,
      way ->
          way.say(
              "HTTP/1.1 101 Switching Protocols\r\nUpgrade: h2c\r\nConnection: Upgrade\r\n\r\n")),
  FOUND(302, "Location: http://127.0.0.1:1/\r\n"),
  TEMPORARY_REDIRECT(307, "Location: http://127.0.0.1:1/\r\n"),
  BAD_REQUEST(400, ""),
  UNAUTHORIZED_WITHOUT_CHALLENGE(401, ""),
  REQUEST_TIMEOUT(408, ""),
  GONE(410, ""),
  TOO_LARGE(413, ""),
  TOO_MANY(429, "Retry-After: 1\r\n"),
  INTERNAL_ERROR(500, ""),
  UNAVAILABLE(503, "Retry-After: Thu, 01 Jan 1970 00:00:00 GMT\r\n"),
  NO_SUCH_STATUS(600, ""),

  /** Delivered, and nobody says so. */
  ANSWER_LOST(
      When.AFTER_DELIVERY,
      Outcome.Failure.IO,
      way -> {
        way.deliver();
        way.reset();
      }),
  /** Delivered, and it is said when nobody listens any more. */
  ANSWER_TOO_LATE(
      When.AFTER_DELIVERY,
      Outcome.Failure.TIMEOUT,
      way -> {
        way.deliver();
        way.hang();
      }),
  ANSWER_BYTE_BY_BYTE(
      way -> {
        way.deliver();
        for (char c : "HTTP/1.1 204 No Content\r\n\r\n".toCharArray()) {
          way.write(String.valueOf(c));
          TimeUnit.MILLISECONDS.sleep(5);
        }
      }),
  EARLY_HINTS(
      way -> {
        way.deliver();
        way.write("HTTP/1.1 103 Early Hints\r\nLink: </a>\r\n\r\nHTTP/1.1 204 No Content\r\n\r\n");
      }),
  BODY_CUT_OFF(
      way -> {
        way.deliver();
        way.say("HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\ncut off");
      }),
  BODY_TRICKLES(
      way -> {
        way.deliver();
        way.writeForEver("HTTP/1.1 200 OK\r\nContent-Length: 100000\r\n\r\n", ".", 20);
      }),
  BODY_WITHOUT_END(
      way -> {
        way.deliver();
        way.writeForEver("HTTP/1.1 200 OK\r\n\r\n", "x".repeat(64 * 1024), 0);
      }),
  CHUNKS_ARE_GARBAGE(
      way -> {
        way.deliver();
        way.say("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\nnonsense");
      }),
  NO_CONTENT_WITH_A_BODY(
      way -> {
        way.deliver();
        way.write("HTTP/1.1 204 No Content\r\nContent-Length: 2\r\n\r\nok");
      }),
  HTTP_1_0(
      way -> {
        way.deliver();
        way.say("HTTP/1.0 200 OK\r\n\r\n");
      }),
  CLOSES_BEHIND_THE_BACK(
      way -> {
        way.deliver();
        way.say("HTTP/1.1 204 No Content\r\nConnection: keep-alive\r\n\r\n");
      }),
  RESETS_BEHIND_THE_BACK(
      way -> {
        way.deliver();
        way.write("HTTP/1.1 204 No Content\r\nConnection: keep-alive\r\n\r\n");
        way.readBytes(1); // of the next request: a reset before could overtake the answer
        way.reset();
      });

  /** At which point of an exchange it happens. */
  enum When {
    /** Before the request is read, or instead. */
    FIRST,
    /** The planner never sees the request. */
    BEFORE_DELIVERY,
    /** The planner has taken the event. */
    AFTER_DELIVERY
  }

  /** Does it to one connection. */
  interface Deed {
    void to(FaultProxy.Way way) throws IOException, InterruptedException;
  }

  final When when;
  final Outcome.@Nullable Failure failure;

  /** What the sender sees if there is an answer; 0 stands for any 2xx. */
  final int status;

  final Deed deed;

  Fault(When when, Outcome.Failure failure, Deed deed) {
    this(when, failure, 0, deed);
  }

  /** One that goes well in the end. */
  Fault(Deed deed) {
    this(When.AFTER_DELIVERY, null, 0, deed);
  }

  /** An answer that is none of a planner that has taken the event. */
  Fault(int status, String headers) {
    this(
        When.BEFORE_DELIVERY,
        null,
        status,
        way ->
            way.write(
                "HTTP/1.1 " + status + " Whatever\r\n" + headers + "Content-Length: 0\r\n\r\n"));
  }

  Fault(When when, Outcome.@Nullable Failure failure, int status, Deed deed) {
    this.when = when;
    this.failure = failure;
    this.status = status;
    this.deed = deed;
  }

  /** Whether the sender learns that the event has arrived. */
  boolean isAcknowledged() {
    return failure == null && status == 0;
  }

  /** What the contract says that it means. */
  Verdict verdict() {
    if (isAcknowledged()) {
      return Verdict.DELIVERED;
    }
    return failure != null || status == 408 || status == 429 || status / 100 == 5
        ? Verdict.ENDPOINT_DOWN
        : Verdict.EVENT_REFUSED;
  }
}
