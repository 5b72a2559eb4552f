package org.robotmcpkit.event;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.PriorityQueue;
import java.util.Random;
import org.robotmcpkit.model.EventType;
import org.robotmcpkit.model.Json;
import org.robotmcpkit.model.TaskEvent;
import org.robotmcpkit.signing.EventSigner;

/**
 * One run of the real outbox, the real signing and the real receiver against a simulated endpoint, on one thread and in
 * virtual time, all decided by one seed. Checks I1–I12 on the way.
 */
final class PosterSimulation {
  private static final long SECOND = 1_000_000_000L;

  private record Emission(long at, TaskEvent event) {}

  private record InFlight(long endsAt, long order, Attempt attempt, Outcome outcome) {}

  private record LastAttempt(int number, long endedAt, long leastDelay) {}

  private final Random random;
  private final long horizon;
  private final int maxInFlight;
  private final int maxEvents;
  private final long maxBytes;
  private final Outbox outbox;
  private final SimulatedEndpoint endpoint;
  private final SignedPosting posting;

  private long now;
  private long order;
  private boolean draining;
  private final PriorityQueue<InFlight> inFlight =
      new PriorityQueue<>(Comparator.comparingLong(InFlight::endsAt).thenComparingLong(InFlight::order));
  private final Map<String, LastAttempt> lastAttempts = new HashMap<>();
  private final Map<String, Integer> settled = new HashMap<>();
  private final Map<String, TaskEvent> emitted = new HashMap<>();
  private final Map<String, DropCause> dropped = new HashMap<>();
  /** When the arrivals of the last second at the dead endpoint began. */
  private final List<Long> downs = new ArrayList<>();
  private long knownSince = Long.MAX_VALUE;
  private int endpointArrivals;

  /** The whole run in a few lines, to compare two runs. */
  final StringBuilder trace = new StringBuilder();

  PosterSimulation(long seed) {
    random = new Random(seed);
    horizon = (60 + random.nextInt(1500)) * SECOND;
    maxInFlight = 1 + random.nextInt(8);
    maxEvents = random.nextInt(3) == 0 ? 5 + random.nextInt(50) : 10_000;
    maxBytes = random.nextInt(4) == 0 ? 2_000 + random.nextInt(20_000) : 64 << 20;
    outbox = new Outbox(maxInFlight, maxEvents, maxBytes, Duration.ofSeconds(10));
    endpoint = new SimulatedEndpoint(random, () -> now, horizon);
    posting =
        new SignedPosting(
            java.net.URI.create("http://127.0.0.1:8000/"),
            "arm",
            new EventSigner(SimulatedEndpoint.SECRET),
            endpoint.senderClock(),
            endpoint);
  }

  void run() {
    for (Emission emission : emissions()) {
      advanceTo(emission.at());
      emit(emission.event());
    }
    advanceTo(horizon);
    if (random.nextInt(3) == 0) {
      drain();
    } else {
      endpoint.heal();
      advanceTo(horizon + 100 * SECOND); // a Retry-After of 60 s, one wait of 30 s, and the work
      assertThat(outbox.stats(now, 0).queued()).as("I12: drained soon after the faults have stopped").isZero();
    }
    checkOutcome();
  }

  private List<Emission> emissions() {
    List<Emission> emissions = new ArrayList<>();
    int tasks = 1 + random.nextInt(30);
    for (int task = 0; task < tasks; task++) {
      long at = (long) (random.nextDouble() * horizon);
      int events = 1 + random.nextInt(20);
      for (int seq = 1; seq <= events; seq++) {
        boolean last = seq == events;
        EventType type =
            last && random.nextInt(4) > 0
                ? (random.nextBoolean() ? EventType.TASK_DONE : EventType.TASK_FAILED)
                : EventType.values()[random.nextInt(3) == 0 ? 1 : random.nextInt(2) * 4];
        emissions.add(new Emission(at, TestEvents.event("t" + task, seq, type, Map.of("n", "x".repeat(random.nextInt(300))))));
        at = Math.min(horizon, at + (long) (random.nextDouble() * random.nextDouble() * 40 * SECOND));
      }
    }
    emissions.sort(Comparator.comparingLong(Emission::at));
    return emissions;
  }

  private void emit(TaskEvent event) {
    emitted.put(event.eventId(), event);
    QueuedEvent queued =
        new QueuedEvent(event, Json.bytes(event), () -> settled.merge(event.eventId(), 1, Integer::sum));
    handle(outbox.offer(queued, now));
    checkBounds();
  }

  private void drain() {
    draining = true;
    outbox.drain(now, 3 * SECOND);
    advanceTo(horizon + 3 * SECOND);
    handle(outbox.stop());
    inFlight.forEach(one -> assertThat(outbox.report(one.attempt(), one.outcome(), now)).isEmpty());
    inFlight.clear();
  }

  private void advanceTo(long end) {
    while (true) {
      long next = Math.min(startWhatIsDue(), inFlight.isEmpty() ? Long.MAX_VALUE : inFlight.peek().endsAt());
      if (next > end) {
        now = end;
        return;
      }
      now = Math.max(now, next);
      while (!inFlight.isEmpty() && inFlight.peek().endsAt() <= now) {
        report(inFlight.poll());
      }
    }
  }

  private void report(InFlight done) {
    QueuedEvent event = done.attempt().event();
    lastAttempts.put(
        event.eventId,
        new LastAttempt(
            event.attempts,
            now,
            Math.max(RetrySchedule.delayNanos(event.attempts), RetryAfter.nanos(done.outcome()))));
    handle(outbox.report(done.attempt(), done.outcome(), now));
    checkBounds();
  }

  private long startWhatIsDue() {
    while (true) {
      Step step = outbox.poll(now);
      handle(step.effects());
      Attempt attempt = step.attempt();
      if (attempt == null) {
        return step.waitNanos() == Step.FOREVER ? Long.MAX_VALUE : now + step.waitNanos();
      }
      start(attempt);
    }
  }

  private void start(Attempt attempt) {
    QueuedEvent event = attempt.event();
    trace.append(now).append(' ').append(event.taskId).append('/').append(event.seq).append(' ').append(event.attempts).append('\n');
    LastAttempt last = lastAttempts.get(event.eventId);
    if (last == null) {
      assertThat(event.attempts).as("I7: the first attempt is number one").isEqualTo(1);
    } else if (!draining) {
      assertThat(event.attempts).isEqualTo(last.number() + 1);
      assertThat(now - last.endedAt()).as("I7: no attempt before its time").isGreaterThanOrEqualTo(last.leastDelay());
    }
    assertThat(inFlight.stream().noneMatch(other -> other.attempt().event().taskId.equals(event.taskId)))
        .as("I8: one in flight for each task")
        .isTrue();
    Outcome outcome = posting.post(attempt);
    inFlight.add(new InFlight(now + endpoint.tookNanos, order++, attempt, outcome));
    assertThat(inFlight.size()).as("I8: in flight in all").isLessThanOrEqualTo(maxInFlight);
    checkRate(outcome);
  }

  /** From the end of the first failed attempt of an outage on, arrivals at the dead endpoint are rare. */
  private void checkRate(Outcome outcome) {
    if (endpoint.arrivals.size() == endpointArrivals || draining) {
      return; // it broke on the sender's side
    }
    endpointArrivals = endpoint.arrivals.size();
    boolean dead = outcome instanceof Outcome.Failed failed && failed.detail().equals("outage");
    if (!dead) {
      downs.clear();
      knownSince = Long.MAX_VALUE;
      return;
    }
    downs.add(now);
    knownSince = Math.min(knownSince, now + endpoint.tookNanos);
    downs.removeIf(began -> began <= now - SECOND);
    long lately = downs.stream().filter(began -> began > knownSince).count();
    assertThat(lately).as("I11: attempts a second at a dead endpoint").isLessThanOrEqualTo(2);
  }

  private void handle(List<Effect> effects) {
    for (Effect effect : effects) {
      if (effect instanceof Effect.Delivered done) {
        assertThat(endpoint.received.contains(done.event().eventId)).as("delivered means received").isTrue();
        done.event().tellSettled();
      } else if (effect instanceof Effect.Dropped drop) {
        assertThat(dropped.put(drop.event().eventId, drop.cause())).as("dropped once").isNull();
        if (drop.cause() == DropCause.EXPIRED) {
          assertThat(drop.event().attempts).as("I10: tried before it was dropped").isPositive();
        }
        trace.append(now).append(" dropped ").append(drop.event().taskId).append('/').append(drop.event().seq).append(' ').append(drop.cause()).append('\n');
        drop.event().tellSettled();
      }
    }
  }

  private void checkBounds() {
    DeliveryStats stats = outbox.stats(now, 0);
    boolean kept =
        stats.queued() <= maxEvents
            && stats.queuedBytes() <= maxBytes
            && stats.emitted() == stats.delivered() + stats.droppedInAll() + stats.queued()
            && stats.inFlight() == inFlight.size();
    if (!kept) { // a plain if: this runs for every step of every seed
      throw new AssertionError("I4, I9: bounds and conservation, but " + stats);
    }
  }

  private void checkOutcome() {
    DeliveryStats stats = outbox.stats(now, 0);
    assertThat(stats.emitted()).isEqualTo(emitted.size());
    assertThat(stats.emitted()).as("I4: conservation").isEqualTo(stats.delivered() + stats.droppedInAll());
    assertThat(stats.droppedInAll()).isEqualTo(dropped.size());
    assertThat(settled.keySet().equals(emitted.keySet())).as("each event settles").isTrue();
    assertThat(settled.values().stream().allMatch(times -> times == 1)).as("and settles once").isTrue();
    Map<String, TaskEvent> lastOfTask = new HashMap<>();
    for (TaskEvent event : endpoint.firstReceipts) {
      TaskEvent last = lastOfTask.put(event.taskId(), event);
      if (last != null) {
        assertThat(event.seq()).as("I1: in the order of %s", event.taskId()).isGreaterThan(last.seq());
        assertThat(last.type().isTerminal()).as("I2: nothing after the end of %s", event.taskId()).isFalse();
      }
    }
    assertThat(emitted.keySet().stream().filter(id -> !dropped.containsKey(id) && !endpoint.received.contains(id)))
        .as("what is not dropped is received")
        .isEmpty();
    trace.append(stats.delivered()).append(' ').append(stats.dropped());
  }
}
