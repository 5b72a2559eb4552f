package org.robotmcpkit.event;

import java.time.Clock;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.robotmcpkit.model.Json;
import org.robotmcpkit.model.TaskEvent;
import org.robotmcpkit.model.UnreadableJsonException;
import org.robotmcpkit.signing.EventSigner;

/**
 * The planner's side of the wire: takes event requests, verifies them, and passes each genuine
 * event on once ({@code docs/contract.md} §2, "for a receiver").
 *
 * <p>The raw bytes are verified before anything in them is parsed. Events that were accepted within
 * 24 h are answered with 2xx again and not passed on. When the consumer throws, the event counts as
 * never seen. Gaps in {@code seq} are reported with the event after the gap; the loss of a task's
 * <em>last</em> event leaves none, so whoever keeps state of tasks also polls {@code get_task} when
 * a running one has been silent for 30 s. Thread-safe, and never throws.
 *
 * <p>Two lines hang it into an HTTP server:
 *
 * <pre>{@code
 * EventReceiver receiver = EventReceiver.builder().server("navigation", secret).build(received -> store(received));
 * server.createContext("/api/agent/events", exchange -> {
 *   byte[] body = exchange.getRequestBody().readNBytes(EventReceiver.MAX_BODY_BYTES + 1);
 *   exchange.sendResponseHeaders(receiver.receive(exchange.getRequestHeaders()::getFirst, body).status(), -1);
 *   exchange.close();
 * });
 * }</pre>
 */
public final class EventReceiver {
  /** The largest body that is looked at; reading one byte more is enough to have it refused. */
  public static final int MAX_BODY_BYTES = 1024 * 1024;

  private final Map<String, List<EventSigner>> signers;

  /** For servers that are not named. */
  private final List<EventSigner> others;

  private final Clock clock;
  private final SeenEvents seen;
  private final SeqGaps gaps;
  private final Consumer<? super ReceivedEvent> consumer;

  EventReceiver(
      Map<String, List<EventSigner>> signers,
      List<EventSigner> others,
      Clock clock,
      SeenEvents seen,
      SeqGaps gaps,
      Consumer<? super ReceivedEvent> consumer) {
    this.signers = signers;
    this.others = others;
    this.clock = clock;
    this.seen = seen;
    this.gaps = gaps;
    this.consumer = consumer;
  }

  /** A builder. */
  public static EventReceiverBuilder builder() {
    return new EventReceiverBuilder();
  }

  /**
   * Takes one request.
   *
   * @param header looks up a request header by name, regardless of case; {@code null} if there is
   *     none
   * @param body the body, exactly as received
   * @return the status to answer with, and why
   */
  public Receipt receive(Function<String, @Nullable String> header, byte[] body) {
    if (body.length > MAX_BODY_BYTES) {
      return Receipt.refused(413, "The body is larger than " + MAX_BODY_BYTES + " bytes.");
    }
    String server = header.apply(EventSigner.SERVER_HEADER);
    Instant now = clock.instant();
    if (server == null || !isGenuine(server, header, body, now)) {
      // one answer for all of it: who guesses should not learn which part was right
      return Receipt.refused(401, "The server is unknown, or the signature or its time is wrong.");
    }
    TaskEvent event;
    try {
      event = Json.readEvent(body);
    } catch (UnreadableJsonException e) {
      return Receipt.refused(400, String.valueOf(e.getMessage()));
    }
    if (!event.server().equals(server)) {
      return Receipt.refused(403, "The header names another server than the signed body.");
    }
    return accept(event, now);
  }

  private boolean isGenuine(
      String server, Function<String, @Nullable String> header, byte[] body, Instant now) {
    String timestamp = header.apply(EventSigner.TIMESTAMP_HEADER);
    String signature = header.apply(EventSigner.SIGNATURE_HEADER);
    boolean genuine = false;
    for (EventSigner signer : signers.getOrDefault(server, others)) {
      genuine |=
          signer.verify(timestamp, body, signature, now.getEpochSecond(), EventSigner.MAX_SKEW);
    }
    return genuine;
  }

  private Receipt accept(TaskEvent event, Instant now) {
    String key = event.server() + " " + event.eventId();
    SeenEvents.Claim claim = seen.claim(key, now);
    if (claim == SeenEvents.Claim.ACCEPTED_BEFORE) {
      return Receipt.duplicate();
    }
    if (claim == SeenEvents.Claim.BEING_PROCESSED) {
      // neither 2xx, for it may still fail, nor 5xx, which would say that the endpoint is down
      return Receipt.refused(409, "The event is being processed.");
    }
    try {
      consumer.accept(gaps.place(event));
    } catch (Throwable t) {
      seen.release(key);
      return Receipt.failed(t);
    }
    seen.accepted(key, now);
    gaps.accepted(event);
    return Receipt.accepted();
  }

  @Override
  public String toString() {
    return "EventReceiver" + signers.keySet();
  }
}
