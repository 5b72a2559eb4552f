package org.robotmcpkit.event;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.PriorityQueue;
import java.util.function.BiFunction;
import org.robotmcpkit.model.Json;
import org.robotmcpkit.model.TaskEvent;

/**
 * Drives an outbox through virtual time on one thread, against an endpoint that a test describes.
 */
final class VirtualOutbox {
  static final long SECOND = 1_000_000_000L;

  /** What an attempt comes to, and how long that takes. */
  record Reply(Outcome outcome, long tookNanos) {
    static Reply status(int status) {
      return new Reply(new Outcome.Answered(status), 0);
    }

    static Reply refused() {
      return new Reply(new Outcome.Failed(Outcome.Failure.CONNECT, "ConnectException"), 0);
    }

    static Reply timeout(long nanos) {
      return new Reply(
          new Outcome.Failed(Outcome.Failure.TIMEOUT, "SocketTimeoutException"), nanos);
    }

    Reply after(long nanos) {
      return new Reply(outcome, nanos);
    }
  }

  record Made(QueuedEvent event, int number, long at) {
    double seconds() {
      return at / (double) SECOND;
    }

    String key() {
      return event.taskId + "/" + event.seq;
    }
  }

  private record InFlight(long endsAt, long order, Attempt attempt, Outcome outcome) {}

  final Outbox outbox;
  final List<Made> made = new ArrayList<>();
  final List<Effect> effects = new ArrayList<>();
  final List<String> delivered = new ArrayList<>();
  final List<String> settled = new ArrayList<>();
  BiFunction<Made, Attempt, Reply> endpoint = (made, attempt) -> Reply.status(204);
  long now;
  int mostInFlight;

  private final PriorityQueue<InFlight> inFlight =
      new PriorityQueue<>(
          Comparator.comparingLong(InFlight::endsAt).thenComparingLong(InFlight::order));
  private long order;
  private final DeliveryLog log = new DeliveryLog("http://127.0.0.1:8000");

  VirtualOutbox() {
    this(8, 10_000, 64 << 20);
  }

  VirtualOutbox(int maxInFlight, int maxEvents, long maxBytes) {
    outbox = new Outbox(maxInFlight, maxEvents, maxBytes, Duration.ofSeconds(10));
  }

  QueuedEvent emit(TaskEvent event) {
    return emit(event, Json.bytes(event));
  }

  QueuedEvent emit(TaskEvent event, byte[] body) {
    QueuedEvent queued =
        new QueuedEvent(event, body, () -> settled.add(event.taskId() + "/" + event.seq()));
    handle(outbox.offer(queued, now));
    return queued;
  }

  void handle(List<Effect> more) {
    effects.addAll(more);
    for (Effect effect : more) {
      if (effect instanceof Effect.Delivered done) {
        delivered.add(done.event().taskId + "/" + done.event().seq);
      }
    }
    log.handle(more, now);
  }

  /** Lets virtual time pass; everything due up to and including the end happens. */
  void runUntil(double seconds) {
    long end = Math.round(seconds * SECOND);
    while (true) {
      long next =
          Math.min(
              startWhatIsDue(), inFlight.isEmpty() ? Long.MAX_VALUE : inFlight.peek().endsAt());
      if (next > end) {
        now = Math.max(now, end);
        return;
      }
      now = Math.max(now, next);
      while (!inFlight.isEmpty() && inFlight.peek().endsAt() <= now) {
        InFlight done = inFlight.poll();
        handle(outbox.report(done.attempt(), done.outcome(), now));
      }
    }
  }

  /** Returns when the outbox wants to be asked again. */
  private long startWhatIsDue() {
    while (true) {
      Step step = outbox.poll(now);
      handle(step.effects());
      Attempt attempt = step.attempt();
      if (attempt == null) {
        return step.waitNanos() == Step.FOREVER ? Long.MAX_VALUE : now + step.waitNanos();
      }
      Made one = new Made(attempt.event(), attempt.event().attempts, now);
      made.add(one);
      Reply reply = endpoint.apply(one, attempt);
      long took = Math.min(reply.tookNanos(), attempt.timeoutNanos());
      Outcome outcome =
          reply.tookNanos() > attempt.timeoutNanos()
              ? new Outcome.Failed(Outcome.Failure.TIMEOUT, "cut")
              : reply.outcome();
      inFlight.add(new InFlight(now + took, order++, attempt, outcome));
      mostInFlight = Math.max(mostInFlight, inFlight.size());
    }
  }

  List<Double> attemptSeconds(String key) {
    return made.stream().filter(one -> one.key().equals(key)).map(Made::seconds).toList();
  }

  List<Effect.Dropped> drops() {
    return effects.stream()
        .filter(Effect.Dropped.class::isInstance)
        .map(Effect.Dropped.class::cast)
        .toList();
  }

  DeliveryStats stats() {
    return outbox.stats(now, 0);
  }
}
