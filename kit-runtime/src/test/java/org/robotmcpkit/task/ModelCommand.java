package org.robotmcpkit.task;

import java.util.Random;
import java.util.Set;
import java.util.stream.Stream;
import org.robotmcpkit.model.TaskState;

/**
 * One thing that somebody does to a task manager; tasks are named by the order in which they were
 * started.
 */
sealed interface ModelCommand {
  /**
   * A start.
   *
   * @param key 0: none
   * @param exclusive 0: nothing; else the parts whose bits are set
   * @param replaces whether it replaces what holds them
   * @param deadline in seconds; 0: none
   * @param stubborn whether the body goes on when it is asked to stop
   */
  record Start(
      int key, int arguments, int exclusive, boolean replaces, int deadline, boolean stubborn)
      implements ModelCommand {
    java.util.List<String> names() {
      return Stream.of(1, 2)
          .filter(bit -> (exclusive & bit) != 0)
          .map(bit -> "part" + bit)
          .toList();
    }
  }

  record Progress(int task, int percent) implements ModelCommand {}

  record Fire(int task, int trigger) implements ModelCommand {}

  record Complete(int task) implements ModelCommand {}

  record Fail(int task) implements ModelCommand {}

  record Cancel(int task) implements ModelCommand {}

  record Await(int task, int seconds) implements ModelCommand {}

  record Pass(int seconds) implements ModelCommand {}

  record List(int limit, Set<TaskState> states, boolean goOn) implements ModelCommand {}

  /** All events that wait are delivered. */
  record Deliver() implements ModelCommand {}

  record Close() implements ModelCommand {}

  static ModelCommand draw(Random random) {
    int task = random.nextInt(8);
    int kind = random.nextInt(100);
    if (kind < 25) {
      return new Start(
          Math.max(0, random.nextInt(5) - 2),
          random.nextInt(4) / 3,
          Math.max(0, random.nextInt(6) - 2),
          random.nextBoolean(),
          random.nextInt(3) == 0 ? 1 + random.nextInt(4) : 0,
          random.nextInt(3) == 0);
    } else if (kind < 33) {
      return new Progress(task, random.nextInt(101));
    } else if (kind < 40) {
      return new Fire(task, random.nextInt(3));
    } else if (kind < 52) {
      return new Complete(task);
    } else if (kind < 58) {
      return new Fail(task);
    } else if (kind < 68) {
      return new Cancel(task);
    } else if (kind < 74) {
      return new Await(task, random.nextInt(4));
    } else if (kind < 84) {
      return new Pass(1 + random.nextInt(5));
    } else if (kind < 93) {
      return new List(1 + random.nextInt(3), states(random), random.nextBoolean());
    }
    return kind < 99 ? new Deliver() : new Close();
  }

  private static Set<TaskState> states(Random random) {
    return switch (random.nextInt(4)) {
      case 0 -> Set.of(TaskState.SUCCEEDED);
      case 1 -> Set.of(TaskState.FAILED, TaskState.CANCELLED);
      default -> Set.of();
    };
  }
}
