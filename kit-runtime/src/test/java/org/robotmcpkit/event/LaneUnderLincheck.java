package org.robotmcpkit.event;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import org.jetbrains.lincheck.datastructures.IntGen;
import org.jetbrains.lincheck.datastructures.Operation;
import org.jetbrains.lincheck.datastructures.Param;
import org.jetbrains.lincheck.datastructures.ThreadIdGen;
import org.jetbrains.lincheck.datastructures.Validate;
import org.robotmcpkit.model.EventType;

/**
 * An outbox with the lanes of two tasks, and the tasks and senders that use it at the same time.
 * {@link SequentialLanes} says what is right. Each attempt is taken so late that every wait is
 * over.
 */
@Param(name = "task", gen = IntGen.class, conf = "0:1")
@Param(name = "sender", gen = ThreadIdGen.class)
public final class LaneUnderLincheck {
  static final int MOST_IN_FLIGHT = 2;
  static final int MOST_EVENTS = 2;
  static final int SENDERS = 8;
  private static final long NOW = 0;
  private static final long LATER = 10_000_000_000L;

  private final Outbox outbox =
      new Outbox(MOST_IN_FLIGHT, MOST_EVENTS, 1_000, Duration.ofSeconds(10));
  private final Object[] recordLocks = {new Object(), new Object()};
  private final int[] lastSeq = new int[2];
  private final Attempt[] made = new Attempt[SENDERS];
  private final AtomicInteger delivered = new AtomicInteger();
  private final AtomicInteger dropped = new AtomicInteger();

  /** As the record of a task does it: the number is taken and the event handed over in one step. */
  @Operation
  public String emit(@Param(name = "task") int task) {
    synchronized (recordLocks[task]) {
      int seq = ++lastSeq[task];
      QueuedEvent event =
          new QueuedEvent(
              TestEvents.event(String.valueOf(task), seq, EventType.PROGRESS, Map.of()),
              new byte[1],
              () -> {});
      return seq + shown(outbox.offer(event, NOW));
    }
  }

  @Operation
  public String take(@Param(name = "sender") int sender) {
    if (made[sender] != null) {
      return "busy";
    }
    Step step = outbox.poll(LATER);
    if (step.attempt() == null) {
      return step.finished() ? "over" : "wait";
    }
    made[sender] = step.attempt();
    return name(step.attempt().event());
  }

  @Operation
  public String accepted(@Param(name = "sender") int sender) {
    return report(sender, 204);
  }

  @Operation
  public String refused(@Param(name = "sender") int sender) {
    return report(sender, 404);
  }

  private String report(int sender, int status) {
    Attempt attempt = made[sender];
    if (attempt == null) {
      return "idle";
    }
    made[sender] = null;
    return name(attempt.event()) + shown(outbox.report(attempt, new Outcome.Answered(status), NOW));
  }

  @Operation
  public String stop() {
    return shown(outbox.stop());
  }

  private static String name(QueuedEvent event) {
    return event.taskId + "/" + event.seq;
  }

  private String shown(List<Effect> effects) {
    StringBuilder text = new StringBuilder();
    for (Effect effect : effects) {
      if (effect instanceof Effect.Dropped drop) {
        dropped.incrementAndGet();
        text.append(" drops ").append(name(drop.event()));
      } else if (effect instanceof Effect.Delivered) {
        delivered.incrementAndGet();
        text.append(" delivers");
      }
    }
    return text.toString();
  }

  @Validate
  public void nothingIsLostUncounted() {
    DeliveryStats stats = outbox.stats(NOW, 0);
    boolean counted =
        stats.emitted() == lastSeq[0] + lastSeq[1]
            && stats.delivered() == delivered.get()
            && stats.droppedInAll() == dropped.get()
            && stats.emitted() == stats.delivered() + stats.droppedInAll() + stats.queued();
    if (!counted) {
      throw new IllegalStateException(
          "each event is queued, delivered or a counted drop: " + stats);
    }
  }
}
