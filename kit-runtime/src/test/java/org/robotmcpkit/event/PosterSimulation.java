package org.robotmcpkit.event;

import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.robotmcpkit.model.EventType;
import org.robotmcpkit.model.Json;
import org.robotmcpkit.model.TaskEvent;

/**
 * One run of the real outbox, the real signing and the real receiver against a simulated endpoint,
 * on one thread and in virtual time, all decided by one seed. Checks I1–I12 and I14 on the way.
 */
final class PosterSimulation implements Simulation {
  private final Random random;
  private final long horizon;
  private final VirtualTime time = new VirtualTime();
  private final List<HistoryLine> history = new ArrayList<>();
  private final StringBuilder trace = new StringBuilder();
  private final Outbox outbox;
  private final SimulatedEndpoint endpoint;
  private final SimulatedSender sender;
  private final Map<String, Integer> settled = new HashMap<>();
  private final Map<String, TaskEvent> emitted = new HashMap<>();

  PosterSimulation(long seed) {
    random = new Random(seed);
    horizon = (60 + random.nextInt(1500)) * VirtualTime.SECOND;
    int maxInFlight = 1 + random.nextInt(8);
    int maxEvents = random.nextInt(3) == 0 ? 5 + random.nextInt(50) : 10_000;
    long maxBytes = random.nextInt(4) == 0 ? 2_000 + random.nextInt(20_000) : 64 << 20;
    outbox = new Outbox(maxInFlight, maxEvents, maxBytes, Duration.ofSeconds(10));
    endpoint = new SimulatedEndpoint(random, time, horizon, history, one -> {});
    sender =
        new SimulatedSender(
            random, time, endpoint, outbox, maxInFlight, maxEvents, maxBytes, trace, this::handle);
  }

  @Override
  public void run() {
    planEmissions();
    sender.runUntil(horizon);
    if (random.nextInt(3) == 0) {
      sender.close();
    } else {
      endpoint.heal();
      // a Retry-After of 60 s, one wait of 30 s, and the work
      sender.runUntil(horizon + 100 * VirtualTime.SECOND);
      Check.that(sender.stats().queued() == 0, "I12: drained soon after the faults have stopped");
    }
    checkOutcome();
  }

  private void planEmissions() {
    int tasks = 1 + random.nextInt(30);
    for (int task = 0; task < tasks; task++) {
      long at = (long) (random.nextDouble() * horizon);
      int events = 1 + random.nextInt(25);
      for (int seq = 1; seq <= events; seq++) {
        boolean last = seq == events;
        EventType type =
            last && random.nextInt(4) > 0
                ? (random.nextBoolean() ? EventType.TASK_DONE : EventType.TASK_FAILED)
                : EventType.values()[random.nextInt(3) == 0 ? 1 : random.nextInt(2) * 4];
        TaskEvent event =
            TestEvents.event("t" + task, seq, type, Map.of("n", "x".repeat(random.nextInt(300))));
        time.at(at, () -> emit(event));
        at =
            Math.min(
                horizon,
                at + (long) (random.nextDouble() * random.nextDouble() * 40 * VirtualTime.SECOND));
      }
    }
  }

  private void emit(TaskEvent event) {
    emitted.put(event.eventId(), event);
    byte[] body = Json.bytes(event);
    history.add(HistoryLine.of(HistoryLine.What.EMITTED, time.now(), event, body));
    QueuedEvent queued =
        new QueuedEvent(event, body, () -> settled.merge(event.eventId(), 1, Integer::sum));
    List<Effect> effects = outbox.offer(queued, time.now());
    sender.checkOverflow(queued, effects);
    sender.handle(effects);
    sender.checkBounds();
  }

  private void handle(List<Effect> effects) {
    for (Effect effect : effects) {
      if (effect instanceof Effect.Dropped drop) {
        TaskEvent event = emitted.get(drop.event().eventId);
        history.add(HistoryLine.of(HistoryLine.What.DROPPED, time.now(), event, drop.event().body));
      }
    }
  }

  private void checkOutcome() {
    sender.checkOutcome(emitted.size());
    Check.that(sender.stats().droppedInAll() == sender.dropped.size(), "I10: each drop is counted");
    Check.that(settled.keySet().equals(emitted.keySet()), "each event settles");
    Check.that(settled.values().stream().allMatch(times -> times == 1), "and settles once");
    List<HistoryChecker.Violation> violations = HistoryChecker.check(history);
    Check.that(violations.isEmpty(), "I1, I2: the history is sound", () -> violations);
  }

  @Override
  public String trace() {
    return trace.toString();
  }

  @Override
  public long events() {
    return emitted.size();
  }

  @Override
  public long attempts() {
    return sender.attempts;
  }
}
