package org.robotmcpkit.task;

import java.security.SecureRandom;
import java.time.Clock;
import java.time.Duration;
import java.util.Objects;
import java.util.Random;
import java.util.concurrent.ThreadFactory;
import org.jspecify.annotations.Nullable;
import org.robotmcpkit.event.EventSink;
import org.robotmcpkit.observe.Observer;
import org.slf4j.event.Level;

/** Settings of {@link LocalTasks}; each has a default that suits one robot. Not thread-safe. */
public final class LocalTasksBuilder {
  final String server;
  final EventSink sink;
  Clock clock = Clock.systemUTC();
  @Nullable Timer timer;
  BodyThreads threads = BodyThreads.preferred();
  Random random = new SecureRandom();
  int taskIdDigits = Ids.SHORT_DIGITS;
  Duration grace = Duration.ofSeconds(5);
  int maxRunning = LocalTasks.MAX_RUNNING;
  int maxFinishedRetained = LocalTasks.MAX_FINISHED_RETAINED;
  Level endLevel = Level.INFO;
  Observer observer = Observer.nobody();

  LocalTasksBuilder(String server, EventSink sink) {
    this.server = Objects.requireNonNull(server, "server");
    this.sink = Objects.requireNonNull(sink, "sink");
  }

  /** The wall clock of time stamps; default: the system's. */
  public LocalTasksBuilder clock(Clock wall) {
    clock = Objects.requireNonNull(wall, "wall");
    return this;
  }

  /** What ends waits; default: a daemon thread on the monotonic clock. Closed with the tasks. */
  public LocalTasksBuilder timer(Timer later) {
    timer = Objects.requireNonNull(later, "later");
    return this;
  }

  /**
   * The threads of bodies, a new one of the factory for each; default: {@link
   * BodyThreads#preferred}.
   */
  public LocalTasksBuilder threads(ThreadFactory bodies) {
    threads = BodyThreads.each(Objects.requireNonNull(bodies, "bodies"));
    return this;
  }

  /** Where ids come from; default: a secure generator. */
  public LocalTasksBuilder random(Random source) {
    random = Objects.requireNonNull(source, "source");
    return this;
  }

  /**
   * How many hex digits a task id has: 6, or 16 to 32 where ids alone protect a task; default 6.
   */
  public LocalTasksBuilder taskIdDigits(int digits) {
    taskIdDigits = digits;
    return this;
  }

  /** How long a cancelled body may take to stop; default 5 s. */
  public LocalTasksBuilder grace(Duration time) {
    grace = Objects.requireNonNull(time, "time");
    return this;
  }

  /** How many bodies may run at once, 1 or more; default 256. */
  public LocalTasksBuilder maxRunning(int most) {
    maxRunning = most;
    return this;
  }

  /** How many finished tasks are known at least, 1 or more; default 200. */
  public LocalTasksBuilder maxFinishedRetained(int least) {
    maxFinishedRetained = least;
    return this;
  }

  /** At which level the log says how a task has ended; default INFO. */
  public LocalTasksBuilder endLevel(Level level) {
    endLevel = Objects.requireNonNull(level, "level");
    return this;
  }

  /** Who counts the tasks; default nobody. What it throws goes to the log. */
  public LocalTasksBuilder observer(Observer counting) {
    observer = Observer.contained(counting);
    return this;
  }

  /**
   * The tasks; nothing runs yet.
   *
   * @throws IllegalArgumentException if a setting is out of its range
   */
  public LocalTasks build() {
    return new LocalTasks(this);
  }
}
