package org.robotmcpkit.event;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What an outbox does when nothing happens at the same time: the specification of {@link
 * LaneUnderLincheck}.
 */
public final class SequentialLanes {
  private static final class Event {
    final int task;
    final int seq;
    boolean inFlight;
    int attempts;

    Event(int task, int seq) {
      this.task = task;
      this.seq = seq;
    }

    @Override
    public String toString() {
      return task + "/" + seq;
    }
  }

  private final int[] lastSeq = new int[2];

  /** In the order of emission. */
  private final List<Event> queued = new ArrayList<>();

  /**
   * The tasks whose turn it is, and those that have been refused and wait: the fewer attempts, the
   * shorter.
   */
  private final List<Integer> ready = new ArrayList<>();

  private final List<Integer> waiting = new ArrayList<>();
  private final Event[] made = new Event[LaneUnderLincheck.SENDERS];
  private int inFlight;
  private boolean answered;
  private boolean stopped;

  public String emit(int task) {
    Event event = new Event(task, ++lastSeq[task]);
    String answer = String.valueOf(event.seq);
    if (stopped) {
      return answer + " drops " + event;
    }
    if (queued.size() == LaneUnderLincheck.MOST_EVENTS) {
      Event victim = queued.stream().filter(one -> !one.inFlight).findFirst().orElse(event);
      answer += " drops " + victim;
      if (victim == event) {
        return answer;
      }
      pushOut(victim);
    }
    if (head(task) == null) {
      ready.add(task);
    }
    queued.add(event);
    return answer;
  }

  private void pushOut(Event victim) {
    boolean wasHead = head(victim.task) == victim;
    queued.remove(victim);
    Integer lane = victim.task;
    if (head(victim.task) == null) {
      ready.remove(lane);
      waiting.remove(lane);
    } else if (wasHead && waiting.remove(lane)) {
      ready.add(lane);
    }
  }

  private @Nullable Event head(int task) {
    return queued.stream().filter(event -> event.task == task).findFirst().orElse(null);
  }

  public String take(int sender) {
    if (made[sender] != null) {
      return "busy";
    }
    if (stopped) {
      return "over";
    }
    boolean probed = !answered && inFlight > 0;
    if (probed || inFlight == LaneUnderLincheck.MOST_IN_FLIGHT) {
      return "wait";
    }
    waiting.sort(Comparator.comparingInt(task -> head(task).attempts));
    ready.addAll(waiting);
    waiting.clear();
    if (ready.isEmpty()) {
      return "wait";
    }
    Event event = head(ready.remove(0));
    event.inFlight = true;
    event.attempts++;
    inFlight++;
    made[sender] = event;
    return event.toString();
  }

  public String accepted(int sender) {
    Event event = reported(sender);
    if (event == null || stopped) {
      return event == null ? "idle" : event.toString();
    }
    queued.remove(event);
    if (head(event.task) != null) {
      ready.add(event.task);
    }
    return event + " delivers";
  }

  public String refused(int sender) {
    Event event = reported(sender);
    if (event == null || stopped) {
      return event == null ? "idle" : event.toString();
    }
    waiting.add(event.task);
    return event.toString();
  }

  private @Nullable Event reported(int sender) {
    Event event = made[sender];
    made[sender] = null;
    if (event != null && !stopped) {
      answered = true;
      event.inFlight = false;
      inFlight--;
    }
    return event;
  }

  public String stop() {
    stopped = true;
    StringBuilder text = new StringBuilder();
    queued.forEach(event -> text.append(" drops ").append(event));
    queued.clear();
    return text.toString();
  }
}
