package org.robotmcpkit.event;

import java.lang.reflect.Field;
import java.util.ArrayList;
import java.util.List;
import org.robotmcpkit.task.LocalTasks;
import org.robotmcpkit.task.TaskContext;

/**
 * Knows the locks under which tasks change, so that a simulation on one thread does not do in the
 * name of another thread what that thread could not do: go on where this one holds the lock.
 */
final class HeldLocks {
  private final List<Object> locks = new ArrayList<>();

  HeldLocks(LocalTasks tasks) {
    locks.add(field(field(tasks, "register"), "lock"));
  }

  void add(TaskContext task) {
    locks.add(field(field(task, "task"), "lock"));
  }

  /** Whether another thread could be held up by this one now. */
  boolean any() {
    for (Object lock : locks) {
      if (Thread.holdsLock(lock)) {
        return true;
      }
    }
    return false;
  }

  private static Object field(Object of, String name) {
    try {
      Field field = of.getClass().getDeclaredField(name);
      field.setAccessible(true);
      return field.get(of);
    } catch (ReflectiveOperationException e) {
      throw new AssertionError(
          "The simulation looks for the field " + name + " of " + of.getClass().getName(), e);
    }
  }
}
