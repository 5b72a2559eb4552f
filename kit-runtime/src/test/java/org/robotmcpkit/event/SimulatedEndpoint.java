package org.robotmcpkit.event;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.function.LongSupplier;
import org.robotmcpkit.model.Json;
import org.robotmcpkit.model.TaskEvent;
import org.robotmcpkit.signing.EventSigner;

/**
 * A planner's endpoint with everything that can be wrong with one, decided by one random source: outages, events it
 * never takes, lost answers, restarts, wrong clocks. Keeps what an all-knowing observer would have seen.
 */
final class SimulatedEndpoint implements Transport {
  static final String SECRET = "correct-horse-battery-staple";
  private static final long SECOND = 1_000_000_000L;
  private static final Instant START = Instant.parse("2026-06-12T14:00:00Z");

  private final Random random;
  private final LongSupplier now;
  private final List<long[]> outages = new ArrayList<>();
  private final double faultRate;
  private final double poisonRate;
  private final long skewSeconds;
  private EventReceiver receiver;
  private boolean healed;
  private final Set<String> sabotaged = new HashSet<>();

  /** How long the last attempt took, for the driver to wait. */
  long tookNanos;

  /** When each attempt that got as far as the endpoint began. */
  final List<Long> arrivals = new ArrayList<>();
  final Map<String, byte[]> bodies = new HashMap<>();
  /** The events that were processed, each at its first time, in that order. */
  final List<TaskEvent> firstReceipts = new ArrayList<>();
  final Set<String> received = new HashSet<>();

  SimulatedEndpoint(Random random, LongSupplier now, long horizonNanos) {
    this.random = random;
    this.now = now;
    this.faultRate = random.nextInt(3) == 0 ? 0 : random.nextDouble() * 0.5;
    this.poisonRate = random.nextInt(2) == 0 ? 0 : random.nextDouble() * 0.05;
    this.skewSeconds = random.nextInt(601) - 300;
    for (int i = random.nextInt(3); i > 0; i--) {
      long from = (long) (random.nextDouble() * horizonNanos);
      outages.add(new long[] {from, from + (long) (random.nextDouble() * horizonNanos / 2)});
    }
    start();
  }

  private void start() {
    receiver = EventReceiver.builder().server("arm", SECRET).clock(receiverClock()).build(this::process);
  }

  private void process(ReceivedEvent one) {
    if (!healed && random.nextDouble() < faultRate / 10) {
      throw new IllegalStateException("the consumer fails");
    }
    if (received.add(one.event().eventId())) {
      firstReceipts.add(one.event());
    }
  }

  Clock senderClock() {
    return clock(0);
  }

  private Clock receiverClock() {
    return clock(skewSeconds);
  }

  private Clock clock(long aheadSeconds) {
    return new Clock() {
      @Override
      public Instant instant() {
        return START.plusNanos(now.getAsLong()).plusSeconds(aheadSeconds);
      }

      @Override
      public ZoneId getZone() {
        return ZoneOffset.UTC;
      }

      @Override
      public Clock withZone(ZoneId zone) {
        return this;
      }
    };
  }

  void heal() {
    healed = true;
  }

  boolean isDown(long at) {
    return !healed && outages.stream().anyMatch(outage -> outage[0] <= at && at < outage[1]);
  }

  @Override
  public Outcome post(SignedRequest request, Duration timeout) {
    long at = now.getAsLong();
    TaskEvent event = Json.readEvent(request.body());
    byte[] before = bodies.putIfAbsent(event.eventId(), request.body());
    assertThat(before == null || Arrays.equals(before, request.body())).as("I5: the body is the same").isTrue();
    assertThat(
            EventSigner.verify(
                SECRET, request.timestamp(), request.body(), request.signature(), senderClock().instant(), Duration.ZERO))
        .as("I6: the attempt verifies at its own time")
        .isTrue();
    tookNanos = random.nextInt(20) == 0 ? random.nextInt((int) SECOND) : random.nextInt(20_000_000);
    if (!healed && random.nextInt(100) == 0) {
      throw new StackOverflowError(); // on the sender's side
    }
    arrivals.add(at);
    if (isDown(at)) {
      tookNanos = random.nextInt(4) == 0 ? timeout.toNanos() : 0;
      return new Outcome.Failed(
          tookNanos == 0 ? Outcome.Failure.CONNECT : Outcome.Failure.TIMEOUT, "outage");
    }
    if (!healed && isPoison(event)) {
      return new Outcome.Answered(event.seq() % 2 == 0 ? 400 : 500);
    }
    return healed || random.nextDouble() >= faultRate ? deliver(request) : fault(request, timeout);
  }

  private boolean isPoison(TaskEvent event) {
    if (sabotaged.contains(event.eventId())) {
      return true;
    }
    return new Random(event.eventId().hashCode()).nextDouble() < poisonRate && sabotaged.add(event.eventId());
  }

  private Outcome deliver(SignedRequest request) {
    Map<String, String> headers =
        Map.of(
            EventSigner.SERVER_HEADER, request.server(),
            EventSigner.TIMESTAMP_HEADER, request.timestamp(),
            EventSigner.SIGNATURE_HEADER, request.signature());
    return new Outcome.Answered(receiver.receive(headers::get, request.body()).status());
  }

  private Outcome fault(SignedRequest request, Duration timeout) {
    switch (random.nextInt(10)) {
      case 0:
        deliver(request); // processed, but the answer is lost
        return new Outcome.Failed(Outcome.Failure.IO, "lost answer");
      case 1:
        deliver(request);
        tookNanos = timeout.toNanos();
        return new Outcome.Failed(Outcome.Failure.TIMEOUT, "answer too late");
      case 2:
        start(); // a restart that loses what the receiver remembered
        return new Outcome.Failed(Outcome.Failure.CONNECT, "restart");
      case 3:
        return new Outcome.Answered(429, Integer.toString(random.nextInt(100)), null);
      case 4:
        return new Outcome.Answered(503, random.nextBoolean() ? "soon" : "1", null);
      case 5:
        return new Outcome.Answered(302);
      case 6:
        return new Outcome.Answered(410);
      case 7:
        tookNanos = timeout.toNanos();
        return new Outcome.Failed(Outcome.Failure.TIMEOUT, "hangs");
      default:
        return new Outcome.Answered(random.nextInt(2) == 0 ? 500 : 404);
    }
  }
}
