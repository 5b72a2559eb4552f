package org.robotmcpkit.event;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import org.robotmcpkit.model.Json;
import org.robotmcpkit.model.TaskEvent;
import org.robotmcpkit.signing.EventSigner;

/**
 * A planner's endpoint with everything that can be wrong with one, and with the way to it, decided
 * by one random source: outages, events it never takes, lost and late answers, copies that arrive
 * late, restarts, wrong clocks, a change of the secret. Keeps what an all-knowing observer would
 * have seen.
 */
final class SimulatedEndpoint implements Transport {
  private static final String OLD_SECRET = "correct-horse-battery-staple";
  private static final String NEW_SECRET = "another-secret-for-the-same-robot";
  private static final EventSigner OLD_SIGNER = new EventSigner(OLD_SECRET);
  private static final EventSigner NEW_SIGNER = new EventSigner(NEW_SECRET);
  private static final Instant START = Instant.parse("2026-06-12T14:00:00Z");
  private static final int[] STATUSES = {
    100, 101, 199, 300, 301, 302, 303, 304, 307, 308, 400, 401, 403, 404, 405, 408, 409, 410, 413,
    415, 422, 425, 429, 451, 499, 500, 501, 502, 503, 504, 507, 599, 600, 99, 999
  };

  private record Window(long from, long to, long value) {
    boolean holds(long at) {
      return from <= at && at < to;
    }
  }

  private final Random random;
  private final VirtualTime time;
  private final Consumer<ReceivedEvent> consumer;
  private final List<Window> outages = new ArrayList<>();
  private final List<Window> senderSteps = new ArrayList<>();
  private final List<Window> receiverSteps = new ArrayList<>();
  private final double faultRate;
  private final double poisonRate;
  private final double brokenRate;
  private final long skewSeconds;
  private final Set<String> sabotaged = new HashSet<>();
  private final Map<byte[], TaskEvent> parsed = new IdentityHashMap<>();
  private boolean newSecretAtSender;
  private Map<String, List<EventSigner>> signers = Map.of("arm", List.of(OLD_SIGNER));
  private SeenEvents seen = new SeenEvents(100_000);
  private SeqGaps gaps = new SeqGaps(10_000);
  private EventReceiver receiver;
  private boolean healed;
  private boolean clockMayBreak;

  /** Events that the sender has given up: the network loses what it still has of them. */
  final Set<String> givenUp = new HashSet<>();

  /** How long the last attempt took, for the driver to wait. */
  long tookNanos;

  /** How long the last answer has asked the sender to wait at least. */
  long askedNanos;

  /** Whether the last attempt got as far as the endpoint, and whether that was dead. */
  boolean arrived;

  boolean dead;

  final Map<String, byte[]> bodies = new HashMap<>();
  final Set<String> received = new HashSet<>();
  final List<HistoryLine> history;

  SimulatedEndpoint(
      Random random,
      VirtualTime time,
      long horizon,
      List<HistoryLine> history,
      Consumer<ReceivedEvent> consumer) {
    this.random = random;
    this.time = time;
    this.history = history;
    this.consumer = consumer;
    this.faultRate = random.nextInt(3) == 0 ? 0 : random.nextDouble() * 0.5;
    this.poisonRate = random.nextInt(2) == 0 ? 0 : random.nextDouble() * 0.05;
    this.brokenRate = random.nextInt(2) == 0 ? 0 : random.nextDouble() * 0.02;
    this.skewSeconds = random.nextInt(601) - 300;
    for (int i = random.nextInt(3); i > 0; i--) {
      outages.add(window(horizon, horizon / 2, 0));
    }
    if (random.nextInt(8) == 0) {
      senderSteps.add(window(horizon, horizon / 4, random.nextBoolean() ? 3600 : -3600));
    }
    if (random.nextInt(8) == 0) {
      receiverSteps.add(window(horizon, horizon / 4, random.nextBoolean() ? 3600 : -3600));
    }
    if (random.nextInt(6) == 0) {
      changeSecret(horizon);
    }
    restart(false);
  }

  private Window window(long horizon, long longest, long value) {
    long from = (long) (random.nextDouble() * horizon);
    return new Window(from, from + (long) (random.nextDouble() * longest), value);
  }

  /** Mostly in the order that works: first both secrets, then the sender, then only the new one. */
  private void changeSecret(long horizon) {
    long[] at = random.longs(3, 0, horizon).toArray();
    if (random.nextInt(4) > 0) {
      Arrays.sort(at);
    }
    time.at(at[0], () -> believe(OLD_SIGNER, NEW_SIGNER));
    time.at(at[1], () -> newSecretAtSender = true);
    time.at(at[2], () -> believe(NEW_SIGNER));
  }

  private void believe(EventSigner... believed) {
    if (!healed) {
      signers = Map.of("arm", List.of(believed));
      restart(random.nextBoolean());
    }
  }

  /** The receiver starts again, with or without its memory of what it has accepted. */
  private void restart(boolean forgets) {
    if (forgets) {
      seen = new SeenEvents(100_000);
      gaps = new SeqGaps(10_000);
      history.add(HistoryLine.forgotten(time.now()));
    }
    receiver =
        new EventReceiver(
            signers, List.of(), clock(this::receiverSeconds), seen, gaps, this::process);
  }

  private void process(ReceivedEvent one) {
    boolean breaks = !healed && random.nextDouble() < faultRate / 10;
    if (breaks && random.nextBoolean()) {
      throw new IllegalStateException("the consumer fails before it has kept anything");
    }
    consumer.accept(one);
    if (breaks) {
      throw new NoClassDefFoundError("the consumer fails after it has kept the event");
    }
    TaskEvent event = one.event();
    received.add(event.eventId());
    history.add(
        HistoryLine.of(HistoryLine.What.RECEIVED, time.now(), event, bodies.get(event.eventId())));
  }

  /** What the sender signs with now. */
  EventSigner signer() {
    return newSecretAtSender ? NEW_SIGNER : OLD_SIGNER;
  }

  /** The sender's wall clock; breaks now and then. */
  Clock senderClock() {
    return clock(
        () -> {
          if (clockMayBreak && !healed && random.nextDouble() < brokenRate) {
            throw new StackOverflowError();
          }
          return shift(senderSteps);
        });
  }

  private long receiverSeconds() {
    return skewSeconds + shift(receiverSteps);
  }

  private long shift(List<Window> steps) {
    long seconds = 0;
    for (Window step : steps) {
      seconds += !healed && step.holds(time.now()) ? step.value() : 0;
    }
    return seconds;
  }

  private Clock clock(LongSupplier aheadSeconds) {
    return new Clock() {
      @Override
      public Instant instant() {
        return START.plusNanos(time.now()).plusSeconds(aheadSeconds.getAsLong());
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
    signers = Map.of("arm", List.of(OLD_SIGNER, NEW_SIGNER));
    restart(false);
  }

  boolean isHealed() {
    return healed;
  }

  private boolean isDown(long at) {
    return !healed && outages.stream().anyMatch(outage -> outage.holds(at));
  }

  /** Makes an attempt; the driver asks afterwards how long it took. */
  Outcome attempt(SignedPosting posting, Attempt attempt) {
    tookNanos = 0;
    askedNanos = 0;
    arrived = false;
    dead = false;
    clockMayBreak = true;
    Outcome outcome = posting.post(attempt);
    clockMayBreak = false;
    return outcome;
  }

  @Override
  public Outcome post(SignedRequest request, Duration timeout) {
    clockMayBreak = false;
    TaskEvent event = eventOf(request.body());
    check(request, event);
    tookNanos =
        random.nextInt(20) == 0 ? random.nextInt(1_000_000_000) : random.nextInt(20_000_000);
    if (!healed && random.nextDouble() < brokenRate) {
      if (random.nextBoolean()) {
        throw new StackOverflowError();
      }
      throw new IllegalStateException("a broken transport");
    }
    arrived = true;
    if (isDown(time.now())) {
      dead = true;
      tookNanos = random.nextInt(4) == 0 ? timeout.toNanos() : 0;
      return new Outcome.Failed(
          tookNanos == 0 ? Outcome.Failure.CONNECT : Outcome.Failure.TIMEOUT, "outage");
    }
    if (!healed && isPoison(event)) {
      return new Outcome.Answered(event.seq() % 2 == 0 ? 400 : 500);
    }
    return healed || random.nextDouble() >= faultRate
        ? deliver(request)
        : fault(request, timeout, event);
  }

  private TaskEvent eventOf(byte[] body) {
    TaskEvent event = parsed.get(body);
    if (event == null) {
      event = Json.readEvent(body);
      parsed.put(body, event);
      byte[] before = bodies.putIfAbsent(event.eventId(), body);
      Check.that(
          before == null || Arrays.equals(before, body),
          "I5: the body is the same over all attempts");
    }
    return event;
  }

  private void check(SignedRequest request, TaskEvent event) {
    long seconds =
        START.getEpochSecond() + Math.floorDiv(time.now(), VirtualTime.SECOND) + shift(senderSteps);
    boolean genuine =
        signer()
            .verify(
                request.timestamp(), request.body(), request.signature(), seconds, Duration.ZERO);
    Check.that(genuine, "I6: each attempt verifies at its own time");
    Check.that(request.server().equals(event.server()), "the header names the server of the body");
  }

  private boolean isPoison(TaskEvent event) {
    if (poisonRate == 0) {
      return false;
    }
    return sabotaged.contains(event.eventId())
        || new Random(event.eventId().hashCode()).nextDouble() < poisonRate
            && sabotaged.add(event.eventId());
  }

  private Outcome deliver(SignedRequest request) {
    return new Outcome.Answered(receive(request));
  }

  private int receive(SignedRequest request) {
    return receiver
        .receive(
            name ->
                switch (name) {
                  case EventSigner.SERVER_HEADER -> request.server();
                  case EventSigner.TIMESTAMP_HEADER -> request.timestamp();
                  case EventSigner.SIGNATURE_HEADER -> request.signature();
                  default -> null;
                },
            request.body())
        .status();
  }

  private Outcome fault(SignedRequest request, Duration timeout, TaskEvent event) {
    switch (random.nextInt(16)) {
      case 0:
        receive(request); // processed, but the connection breaks before the status line
        return new Outcome.Failed(Outcome.Failure.IO, "lost answer");
      case 1:
        receive(request);
        tookNanos = timeout.toNanos();
        return new Outcome.Failed(Outcome.Failure.TIMEOUT, "answer too late");
      case 2:
        restart(random.nextBoolean());
        tookNanos = 0;
        return new Outcome.Failed(Outcome.Failure.CONNECT, "restart");
      case 3:
        receive(request);
        restart(true); // processed, then forgotten together with the answer
        return new Outcome.Failed(Outcome.Failure.IO, "restart");
      case 4:
        return retryAfter(random.nextBoolean() ? 429 : 503);
      case 5:
        tookNanos = timeout.toNanos();
        return new Outcome.Failed(Outcome.Failure.TIMEOUT, "hangs");
      case 6:
        tookNanos = 0;
        return new Outcome.Failed(Outcome.Failure.CONNECT, "refused");
      case 7:
        return new Outcome.Failed(Outcome.Failure.IO, random.nextBoolean() ? "reset" : "garbage");
      case 8:
        arrivesLate(request, event, timeout);
        tookNanos = timeout.toNanos();
        return new Outcome.Failed(Outcome.Failure.TIMEOUT, "arrives later");
      case 9: // an answer that is cut off behind its status line, or trickles
        tookNanos = (long) (random.nextDouble() * timeout.toNanos());
        return deliver(request);
      case 10:
        arrived = false;
        return new Outcome.Failed(Outcome.Failure.INTERNAL, "broken here");
      default:
        return new Outcome.Answered(STATUSES[random.nextInt(STATUSES.length)]);
    }
  }

  /**
   * The network holds a copy back, which arrives unless its sender has given the event up by then.
   */
  private void arrivesLate(SignedRequest request, TaskEvent event, Duration timeout) {
    time.in(
        timeout.toNanos() + (long) (random.nextDouble() * 20 * VirtualTime.SECOND),
        () -> {
          if (!givenUp.contains(event.eventId())) {
            receive(request);
          }
        });
  }

  private Outcome retryAfter(int status) {
    int seconds = random.nextInt(100);
    switch (random.nextInt(6)) {
      case 0:
        askedNanos = 60 * VirtualTime.SECOND;
        return new Outcome.Answered(status, "86400", null);
      case 1:
        askedNanos = Math.min(seconds, 60) * VirtualTime.SECOND;
        return new Outcome.Answered(status, httpDate(seconds), httpDate(0));
      case 2:
        String[] nonsense = {
          "soon", "", "-5", "1.5", "0x10", "99999999999999999999", httpDate(-30)
        };
        return new Outcome.Answered(status, nonsense[random.nextInt(nonsense.length)], httpDate(0));
      case 3:
        return new Outcome.Answered(status, httpDate(seconds), null);
      default:
        askedNanos = Math.min(seconds, 60) * VirtualTime.SECOND;
        return new Outcome.Answered(
            status, Integer.toString(seconds), random.nextBoolean() ? httpDate(0) : null);
    }
  }

  private String httpDate(long aheadSeconds) {
    Instant date = START.plusNanos(time.now()).plusSeconds(receiverSeconds() + aheadSeconds);
    return DateTimeFormatter.RFC_1123_DATE_TIME.format(date.atOffset(ZoneOffset.UTC));
  }
}
