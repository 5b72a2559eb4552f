package org.robotmcpkit.event;

import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.function.Consumer;
import org.robotmcpkit.model.TaskInfo;
import org.robotmcpkit.task.TaskPage;
import org.robotmcpkit.task.TaskQuery;

/**
 * The planner: follows tasks with the real follower, asks the server now and then when it can,
 * starts again without its memory, and checks that each end it is told of is the truth.
 */
final class SimulatedPlanner implements TaskStatusSource, Consumer<ReceivedEvent> {
  private static final long CHECK_EVERY = 5 * VirtualTime.SECOND;

  private final Random random;
  private final SystemSimulation world;
  private final double failures;
  private TaskFollower follower;
  private Map<String, TaskEnd> told = new HashMap<>();
  private final Map<String, TaskEnd> toldBefore = new HashMap<>();
  private boolean sweeps;

  SimulatedPlanner(Random random, SystemSimulation world) {
    this.random = random;
    this.world = world;
    this.failures = random.nextBoolean() ? 0 : random.nextDouble() / 2;
    begin();
    world.time.in(CHECK_EVERY, this::check);
  }

  private void begin() {
    follower = new TaskFollower(this, this::told, world.time::now);
  }

  /** Starts again; what it knew is gone, so that it has to ask for everything. */
  void restart() {
    toldBefore.putAll(told);
    told = new HashMap<>();
    begin();
    sweeps = true;
  }

  /** Has to ask for everything, for it may have missed something. */
  void sweepSoon() {
    sweeps = true;
  }

  void expect(TaskInfo started) {
    follower.expect(started);
  }

  @Override
  public void accept(ReceivedEvent received) {
    follower.accept(received);
  }

  private void check() {
    world.time.in(CHECK_EVERY, this::check);
    if (sweeps) {
      try {
        follower.sweep("arm");
        sweeps = false;
      } catch (IOException unreachable) {
        // next time
      } catch (Exception listenerFails) {
        // next time
      }
    }
    try {
      follower.check();
    } catch (RuntimeException listenerFails) {
      // next time
    }
  }

  @Override
  public Optional<TaskInfo> get(String server, String taskId) throws IOException {
    failSometimes();
    Optional<TaskInfo> answer = world.get(taskId);
    world.wireGoesOn();
    return answer;
  }

  @Override
  public List<TaskInfo> list(String server) throws IOException {
    failSometimes();
    List<TaskInfo> all = new ArrayList<>();
    String cursor = null;
    int limit = 1 + random.nextInt(20);
    do {
      TaskPage page = world.list(new TaskQuery(Set.of(), limit, cursor));
      all.addAll(page.tasks());
      cursor = page.nextCursor();
      world.wireGoesOn();
    } while (cursor != null);
    return all;
  }

  private void failSometimes() throws IOException {
    if (!world.isOver() && random.nextDouble() < failures) {
      throw new IOException("no answer");
    }
  }

  private void told(TaskEnd end) {
    if (!world.isOver() && random.nextInt(30) == 0) {
      throw new IllegalStateException("the planner is busy");
    }
    Check.that(told.put(end.taskId(), end) == null, "each end is told once", end::taskId);
    world.checkTold(end);
  }

  Optional<TaskEnd> toldOf(String taskId) {
    return Optional.ofNullable(told.getOrDefault(taskId, toldBefore.get(taskId)));
  }

  int running() {
    return follower.running();
  }
}
