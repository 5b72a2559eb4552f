package org.robotmcpkit.event;

import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.robotmcpkit.model.EventType;
import org.robotmcpkit.model.Json;
import org.robotmcpkit.model.LogText;
import org.robotmcpkit.model.TaskEvent;
import org.robotmcpkit.model.TaskFailure;
import org.robotmcpkit.model.TaskInfo;
import org.robotmcpkit.model.TaskState;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Follows tasks to their end on the planner's side, whatever is lost on the way ({@code
 * docs/contract.md} §8): by events as long as they come, by asking the server about a task that has
 * been silent for 30 s or whose events show a gap, and by sweeping all tasks of a server after an
 * outage or a restart.
 *
 * <pre>{@code
 * TaskFollower follower = new TaskFollower(source, end -> plan(end));
 * EventReceiver receiver = EventReceiver.builder().server("navigation", secret).build(follower);
 * scheduler.scheduleWithFixedDelay(follower::check, 5, 5, TimeUnit.SECONDS);
 * follower.sweep("navigation");
 * }</pre>
 *
 * <p>The end of each task is told once. The loss of a task's last event, and a cancel by somebody
 * else, are learned from {@link #check}: call it every few seconds. Thread-safe; the source is
 * asked, and the listener told, outside all locks and on the caller's thread.
 */
public final class TaskFollower implements Consumer<ReceivedEvent> {
  /** How long a running task may be silent before its server is asked. */
  public static final Duration SILENCE = Duration.ofSeconds(30);

  /** Ended tasks that are remembered, so that a late or repeated event does not end one again. */
  private static final int MOST_ENDED = 10_000;

  private static final Logger LOG = LoggerFactory.getLogger(TaskFollower.class);

  private record Key(String server, String taskId) {}

  private final TaskStatusSource source;
  private final Consumer<? super TaskEnd> listener;
  private final Ticker ticker;

  private final Object lock = new Object();

  // guarded by lock
  /** When each running task was last heard of. */
  private final Map<Key, Long> heard = new LinkedHashMap<>();

  private final Map<Key, Boolean> ended = new LinkedHashMap<>();

  /**
   * A follower.
   *
   * @param source where the truth comes from
   * @param listener told once of each end; what it throws goes to whoever brought the news, who may
   *     bring it again
   */
  public TaskFollower(TaskStatusSource source, Consumer<? super TaskEnd> listener) {
    this(source, listener, Ticker.system());
  }

  TaskFollower(TaskStatusSource source, Consumer<? super TaskEnd> listener, Ticker ticker) {
    this.source = source;
    this.listener = listener;
    this.ticker = ticker;
  }

  /**
   * Follows a task that the planner has just started, so that it is not missed if none of its
   * events comes.
   */
  public void expect(TaskInfo started) {
    learn(started);
  }

  /** Takes an event from an {@link EventReceiver}. */
  @Override
  public void accept(ReceivedEvent received) {
    TaskEvent event = received.event();
    Key key = new Key(event.server(), event.taskId());
    if (event.type().isTerminal()) {
      end(key, endOf(event));
      return;
    }
    synchronized (lock) {
      if (!ended.containsKey(key)) {
        // A gap may hide a trigger: ask soon.
        heard.put(
            key, received.missing() > 0 ? ticker.nanos() - SILENCE.toNanos() : ticker.nanos());
      }
    }
  }

  /**
   * Asks about every running task that has been silent for too long. Returns when all have been
   * asked.
   */
  public void check() {
    for (Key key : silent()) {
      try {
        Optional<TaskInfo> task = source.get(key.server(), key.taskId());
        if (task.isPresent()) {
          learn(task.get());
        } else {
          end(key, forgotten(key));
        }
      } catch (Exception unreachable) {
        LOG.info(
            "{} cannot be asked about {} now: {}",
            LogText.safe(key.server()),
            LogText.safe(key.taskId()),
            LogText.safe(unreachable));
      }
    }
  }

  /**
   * Learns of all tasks of a server, and of those that it has forgotten: after an outage, or after
   * the planner itself was restarted.
   *
   * @throws Exception if the server cannot be asked now
   */
  public void sweep(String server) throws Exception {
    List<Key> followed = followed(server);
    List<TaskInfo> tasks = source.list(server);
    tasks.forEach(this::learn);
    for (Key key : followed) {
      if (tasks.stream().noneMatch(task -> task.taskId().equals(key.taskId()))) {
        end(key, forgotten(key));
      }
    }
  }

  /** How many tasks are followed that have not ended. */
  public int running() {
    synchronized (lock) {
      return heard.size();
    }
  }

  private List<Key> silent() {
    long now = ticker.nanos();
    synchronized (lock) {
      return heard.entrySet().stream()
          .filter(entry -> now - entry.getValue() >= SILENCE.toNanos())
          .map(Map.Entry::getKey)
          .toList();
    }
  }

  private List<Key> followed(String server) {
    synchronized (lock) {
      List<Key> keys = new ArrayList<>(heard.keySet());
      keys.removeIf(key -> !key.server().equals(server));
      return keys;
    }
  }

  private void learn(TaskInfo task) {
    Key key = new Key(task.server(), task.taskId());
    if (task.state().isTerminal()) {
      end(
          key,
          new TaskEnd(
              task.server(), task.taskId(), task.state(), task.result(), task.failure(), true));
      return;
    }
    synchronized (lock) {
      if (!ended.containsKey(key)) {
        heard.put(key, ticker.nanos());
      }
    }
  }

  private void end(Key key, TaskEnd end) {
    Long lastHeard;
    synchronized (lock) {
      if (ended.putIfAbsent(key, true) != null) {
        return;
      }
      lastHeard = heard.remove(key);
      if (ended.size() > MOST_ENDED) {
        ended.remove(ended.keySet().iterator().next());
      }
    }
    boolean told = false;
    try {
      listener.accept(end);
      told = true;
    } finally {
      if (!told) {
        tellAgain(key, lastHeard);
      }
    }
  }

  /** The listener has failed: the end counts as not told. */
  private void tellAgain(Key key, @Nullable Long lastHeard) {
    synchronized (lock) {
      ended.remove(key);
      heard.put(key, lastHeard == null ? ticker.nanos() : lastHeard);
    }
  }

  private static TaskEnd endOf(TaskEvent event) {
    boolean done = event.type() == EventType.TASK_DONE;
    return new TaskEnd(
        event.server(),
        event.taskId(),
        done ? TaskState.SUCCEEDED : TaskState.FAILED,
        done ? Json.readObject(Json.bytes(event.payload().getOrDefault("result", Map.of()))) : null,
        done ? null : Json.read(Json.bytes(event.payload()), TaskFailure.class),
        false);
  }

  private static TaskEnd forgotten(Key key) {
    return new TaskEnd(
        key.server(),
        key.taskId(),
        TaskState.FAILED,
        null,
        new TaskFailure(
            TaskEnd.SERVER_RESTARTED,
            key.server()
                + " knows nothing of task "
                + key.taskId()
                + " any more; it was probably restarted.",
            true,
            List.of()),
        true);
  }
}
