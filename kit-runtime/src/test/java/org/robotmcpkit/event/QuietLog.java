package org.robotmcpkit.event;

import java.io.OutputStream;
import java.io.PrintStream;
import java.lang.reflect.Field;
import java.util.ArrayList;
import java.util.List;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Keeps the kit's loggers off the console until it is closed: a simulation breaks more in a second
 * than that can take. What event delivery says at ERROR, and prints to stderr, on this thread is
 * kept for {@link #errorLines}.
 */
public final class QuietLog implements AutoCloseable {
  private static final int OFF = 100;
  private static final int ERROR = 40;
  private static final String DELIVERY = "org.robotmcpkit.event.EventPoster";
  private static final List<String> NAMES =
      List.of(
          DELIVERY,
          "org.robotmcpkit.event.TaskFollower",
          "org.robotmcpkit.task.LocalTasks",
          "org.robotmcpkit.task.EventLine");

  private static final Field LEVEL = levelField();
  private static final ThreadLocal<List<String>> LINES = ThreadLocal.withInitial(ArrayList::new);
  private final int[] before = new int[NAMES.size()];
  private final PrintStream stderr = System.err;

  private QuietLog() {}

  public static QuietLog begin() {
    LINES.get().clear();
    QuietLog quiet = new QuietLog();
    for (int i = 0; i < NAMES.size(); i++) {
      quiet.before[i] = set(NAMES.get(i), NAMES.get(i).equals(DELIVERY) ? ERROR : OFF);
    }
    System.setErr(new Lines()); // slf4j-simple asks for it at each line
    return quiet;
  }

  /** The lines of this thread since the log became quiet; stack traces are left out. */
  static List<String> errorLines() {
    return LINES.get();
  }

  @Override
  public void close() {
    System.setErr(stderr);
    for (int i = 0; i < NAMES.size(); i++) {
      set(NAMES.get(i), before[i]);
    }
  }

  private static final class Lines extends PrintStream {
    Lines() {
      super(OutputStream.nullOutputStream());
    }

    @Override
    public void println(String line) {
      LINES.get().add(line);
    }

    @Override
    public void println(Object frame) {
      // of a stack trace
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
      Field field =
          LoggerFactory.getLogger(NAMES.get(0)).getClass().getDeclaredField("currentLogLevel");
      field.setAccessible(true);
      return field;
    } catch (ReflectiveOperationException e) {
      throw new AssertionError(e);
    }
  }
}
