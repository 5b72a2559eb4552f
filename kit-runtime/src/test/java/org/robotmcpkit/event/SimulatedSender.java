package org.robotmcpkit.event;

import java.net.URI;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.function.Consumer;
import org.robotmcpkit.model.EventType;
import org.robotmcpkit.signing.EventSigner;

/**
 * Does in virtual time what the sender threads of a poster do, with the real outbox and the real
 * signing, and checks each step: I4, I7 to I11, and I14 at the end.
 */
final class SimulatedSender {
  static final String URL = "http://127.0.0.1:8000/";

  private static final long BUDGET = 600 * VirtualTime.SECOND;

  private static final class Tries {
    int number;
    long firstAt;
    long downBefore;
    long endedAt;
    long leastDelay;
    String lastFailure = "";
  }

  private record InFlight(Attempt attempt, Outcome outcome, Runnable takeBack) {}

  private final Random random;
  private final VirtualTime time;
  private final Outbox outbox;
  private final SimulatedEndpoint endpoint;
  private final Consumer<List<Effect>> handler;
  private final int maxInFlight;
  private final int maxEvents;
  private final long maxBytes;
  private final boolean pauses;
  private SignedPosting posting;
  private EventSigner signer;
  private boolean draining;

  private final Map<String, InFlight> inFlight = new LinkedHashMap<>();
  private final Map<String, Tries> tries = new HashMap<>();
  private final Set<String> left = new HashSet<>();

  /** Since when the endpoint has not been known to be up; it is unknown in the beginning. */
  private long downSince;

  private boolean down = true;
  private long downBefore;

  /** When the arrivals of the last second at the dead endpoint began. */
  private final List<Long> knocks = new ArrayList<>();

  private long knownDeadSince = Long.MAX_VALUE;

  /** Says in the log what becomes of the events, as a poster's does. */
  final DeliveryLog log = new DeliveryLog(URL);

  private final DropLines dropLines = new DropLines();

  long attempts;
  final Map<String, DropCause> dropped = new HashMap<>();

  /** The whole run in a few lines, to compare two runs and to read after a failure. */
  final StringBuilder trace;

  SimulatedSender(
      Random random,
      VirtualTime time,
      SimulatedEndpoint endpoint,
      Outbox outbox,
      int maxInFlight,
      int maxEvents,
      long maxBytes,
      StringBuilder trace,
      Consumer<List<Effect>> handler) {
    this.random = random;
    this.time = time;
    this.endpoint = endpoint;
    this.outbox = outbox;
    this.maxInFlight = maxInFlight;
    this.maxEvents = maxEvents;
    this.maxBytes = maxBytes;
    this.trace = trace;
    this.handler = handler;
    this.pauses = random.nextInt(4) == 0;
    this.posting = newPosting();
  }

  private SignedPosting newPosting() {
    signer = endpoint.signer();
    return new SignedPosting(URI.create(URL), "arm", signer, endpoint.senderClock(), endpoint);
  }

  /** Lets time pass; everything that is due up to and including the end happens. */
  void runUntil(long end) {
    while (true) {
      long next = Math.min(pump(), time.nextAt());
      Check.Violated.throwFirst();
      if (next > end) {
        time.passTo(end);
        return;
      }
      time.passTo(next);
      if (pauses && !endpoint.isHealed() && random.nextInt(300) == 0) {
        time.passTo(time.now() + 2 * VirtualTime.SECOND); // the collector stops the world
      }
      time.runNext();
    }
  }

  /** Begins what may begin now. Returns when the outbox wants to be asked again. */
  long pump() {
    while (true) {
      Step step = outbox.poll(time.now());
      handle(step.effects());
      Attempt attempt = step.attempt();
      if (attempt == null) {
        return step.waitNanos() == Step.FOREVER ? Long.MAX_VALUE : time.now() + step.waitNanos();
      }
      begin(attempt);
    }
  }

  private void begin(Attempt attempt) {
    QueuedEvent event = attempt.event();
    attempts++;
    trace.append(time.now()).append(' ').append(event.taskId).append('/').append(event.seq);
    trace.append(" try ").append(event.attempts);
    checkStart(event);
    if (signer != endpoint.signer()) {
      posting = newPosting();
    }
    Outcome outcome = endpoint.attempt(posting, attempt);
    trace.append(": ").append(outcome.summary()).append('\n');
    long asked = endpoint.askedNanos;
    Runnable takeBack = time.in(endpoint.tookNanos, () -> end(attempt, outcome, asked));
    inFlight.put(event.taskId, new InFlight(attempt, outcome, takeBack));
    Check.that(inFlight.size() <= maxInFlight, "I8: at most " + maxInFlight + " in flight in all");
    checkRate();
  }

  private void checkStart(QueuedEvent event) {
    Check.that(!inFlight.containsKey(event.taskId), "I8: one in flight for each task");
    Check.that(!left.contains(event.eventId), "what is delivered or dropped is not sent again");
    Tries before = tries.get(event.eventId);
    if (before == null) {
      before = new Tries();
      before.firstAt = time.now();
      before.downBefore = downNanos();
      tries.put(event.eventId, before);
    } else if (!draining) {
      long waited = time.now() - before.endedAt;
      long least = before.leastDelay;
      Check.that(waited >= least, "I7: no attempt before its time", () -> waited + " of " + least);
      long spent = time.now() - before.firstAt - (downNanos() - before.downBefore);
      Check.that(spent <= BUDGET, "I7: no attempt after 600 s", () -> spent);
    }
    before.number++;
    Check.that(event.attempts == before.number, "attempts are counted");
  }

  private void end(Attempt attempt, Outcome outcome, long asked) {
    QueuedEvent event = attempt.event();
    inFlight.remove(event.taskId);
    Tries made = tries.get(event.eventId);
    made.endedAt = time.now();
    made.lastFailure = outcome.summary();
    made.leastDelay = Math.max(delayAfter(made.number), asked);
    noteWhatIsKnown(outcome);
    handle(outbox.report(attempt, outcome, time.now()));
    checkBounds();
  }

  private static long delayAfter(int failures) {
    return switch (failures) {
      case 1 -> VirtualTime.SECOND / 2;
      case 2 -> 2 * VirtualTime.SECOND;
      case 3 -> 8 * VirtualTime.SECOND;
      default -> 30 * VirtualTime.SECOND;
    };
  }

  private void noteWhatIsKnown(Outcome outcome) {
    if (draining
        || outcome instanceof Outcome.Failed failed && failed.kind() == Outcome.Failure.INTERNAL) {
      return;
    }
    boolean bad =
        !(outcome instanceof Outcome.Answered answer)
            || answer.status() == 408
            || answer.status() == 429
            || answer.status() >= 500 && answer.status() <= 599;
    if (bad && !down) {
      down = true;
      downSince = time.now();
    } else if (!bad && down) {
      down = false;
      downBefore += time.now() - downSince;
    }
    if (!bad) {
      // an answer to an attempt from before the outage may arrive in it, and is good news to the
      // sender
      forgetKnocks();
    }
  }

  private long downNanos() {
    return downBefore + (down ? time.now() - downSince : 0);
  }

  /**
   * From the end of the first failed attempt of an outage on, arrivals at the dead endpoint are
   * rare.
   */
  private void checkRate() {
    if (!endpoint.arrived || draining) {
      return;
    }
    if (!endpoint.dead) {
      forgetKnocks();
      return;
    }
    long now = time.now();
    knocks.add(now);
    knownDeadSince = Math.min(knownDeadSince, now + endpoint.tookNanos);
    knocks.removeIf(began -> began <= now - VirtualTime.SECOND);
    long lately = knocks.stream().filter(began -> began > knownDeadSince).count();
    Check.that(lately <= 2, "I11: at most two attempts a second at a dead endpoint", () -> lately);
  }

  private void forgetKnocks() {
    knocks.clear();
    knownDeadSince = Long.MAX_VALUE;
  }

  /** Passes effects on; also those that an emission has had. */
  void handle(List<Effect> effects) {
    for (Effect effect : effects) {
      if (effect instanceof Effect.Delivered done) {
        Check.that(left.add(done.event().eventId), "an event leaves once");
        Check.that(endpoint.received.contains(done.event().eventId), "delivered means received");
      } else if (effect instanceof Effect.Dropped drop) {
        noteDrop(drop.event(), drop.cause());
      }
    }
    handler.accept(effects);
    log.handle(effects, time.now());
  }

  private void noteDrop(QueuedEvent event, DropCause cause) {
    Check.that(left.add(event.eventId), "an event leaves once");
    dropped.put(event.eventId, cause);
    endpoint.givenUp.add(event.eventId);
    trace.append(time.now()).append(" dropped ").append(event.taskId).append('/').append(event.seq);
    trace.append(' ').append(cause).append('\n');
    if (cause == DropCause.EXPIRED) {
      Tries made = tries.get(event.eventId);
      Check.that(made != null, "I10: tried before it was dropped");
      long spent = time.now() - made.firstAt;
      // the next attempt would come 30 s later, or 60 s if the endpoint asks for that
      Check.that(
          spent > BUDGET - 61 * VirtualTime.SECOND,
          "I10: not given up before its time",
          () -> spent);
      dropLines.expired(event, made.number, made.lastFailure);
    }
  }

  /** The event that has just been offered was dropped at once, or others were for its sake. */
  void checkOverflow(QueuedEvent offered, List<Effect> effects) {
    for (Effect effect : effects) {
      if (effect instanceof Effect.Dropped drop
          && drop.cause() == DropCause.OVERFLOW
          && drop.event() != offered) {
        Check.that(!drop.event().type.isTerminal(), "I10: a terminal event is never pushed out");
        Check.that(
            drop.event().type == EventType.PROGRESS || offered.type != EventType.PROGRESS,
            "I10: progress pushes nothing out but progress");
      }
    }
  }

  void checkBounds() {
    DeliveryStats stats = outbox.stats(time.now(), 0);
    boolean kept =
        stats.queued() <= maxEvents
            && stats.queuedBytes() <= maxBytes
            && stats.emitted() == stats.delivered() + stats.droppedInAll() + stats.queued()
            && stats.inFlight() == inFlight.size();
    Check.that(kept, "I4, I9: bounds and conservation", () -> stats);
  }

  DeliveryStats stats() {
    return outbox.stats(time.now(), 0);
  }

  /** Closes the outbox as a poster does: 3 s for what is left, then nothing more. */
  void close() {
    draining = true;
    long end = time.now() + 3 * VirtualTime.SECOND;
    outbox.drain(time.now(), 3 * VirtualTime.SECOND);
    runUntil(end);
    handle(outbox.stop());
    for (InFlight one : inFlight.values()) {
      one.takeBack().run();
      Check.that(
          outbox.report(one.attempt(), one.outcome(), time.now()).isEmpty(),
          "nothing counts after the stop");
    }
    inFlight.clear();
  }

  /** What has to hold once everything is over. */
  void checkOutcome(int emitted) {
    DeliveryStats stats = stats();
    Check.that(stats.emitted() == emitted, "I4: each emission is counted", () -> stats);
    Check.that(
        stats.emitted() == stats.delivered() + stats.droppedInAll(),
        "I4: conservation",
        () -> stats);
    trace.append(stats.delivered()).append(' ').append(stats.dropped()).append('\n');
    log.closed(stats);
    dropLines.check(QuietLog.errorLines(), stats);
    checkNothingStays();
  }

  /** I14, as far as one thread can see it: what has left is not held on to. */
  private void checkNothingStays() {
    Check.that(inFlight.isEmpty(), "I14: no attempt is left open", inFlight::keySet);
    Set<Object> held = Reachable.from(outbox);
    held.removeIf(one -> !(one instanceof QueuedEvent || one instanceof Lane));
    Check.that(held.isEmpty(), "I14: the outbox holds on to nothing that has left", () -> held);
  }
}
