package org.robotmcpkit.event;

import java.lang.reflect.Field;
import java.util.List;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Keeps the kit's loggers silent until it is closed: a simulation breaks more in a second than a log can take. */
public final class QuietLog implements AutoCloseable {
  private static final int OFF = 100;
  private static final List<String> NAMES =
      List.of(
          "org.robotmcpkit.event.EventPoster",
          "org.robotmcpkit.event.TaskFollower",
          "org.robotmcpkit.task.LocalTasks",
          "org.robotmcpkit.task.EventLine");

  private static final Field LEVEL = levelField();
  private final int[] before = new int[NAMES.size()];

  private QuietLog() {}

  public static QuietLog begin() {
    QuietLog quiet = new QuietLog();
    for (int i = 0; i < NAMES.size(); i++) {
      quiet.before[i] = set(NAMES.get(i), OFF);
    }
    return quiet;
  }

  @Override
  public void close() {
    for (int i = 0; i < NAMES.size(); i++) {
      set(NAMES.get(i), before[i]);
    }
  }

  /** slf4j-simple has no way of its own to change a level while it runs. */
  private static int set(String name, int level) {
    try {
      Logger logger = LoggerFactory.getLogger(name);
      int was = LEVEL.getInt(logger);
      LEVEL.setInt(logger, level);
      return was;
    } catch (ReflectiveOperationException e) {
      throw new AssertionError(e);
    }
  }

  private static Field levelField() {
    try {
      Field field = LoggerFactory.getLogger(NAMES.get(0)).getClass().getDeclaredField("currentLogLevel");
      field.setAccessible(true);
      return field;
    } catch (ReflectiveOperationException e) {
      throw new AssertionError(e);
    }
  }
}
