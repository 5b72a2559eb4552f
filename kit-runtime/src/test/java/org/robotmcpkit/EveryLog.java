package org.robotmcpkit;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.lang.reflect.Field;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import org.slf4j.ILoggerFactory;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Everything that is logged by anybody in this process, at every level, and everything that is
 * printed, while it is open: the kit, the HTTP client, Jetty, the MCP SDK, the JDK.
 */
public final class EveryLog implements AutoCloseable {
  private static final int TRACE = 0;

  private final PrintStream stdout = System.out;
  private final PrintStream stderr = System.err;
  private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
  private final Map<Logger, Integer> levels = new HashMap<>();
  private final int defaultLevel;
  private final Level julLevel;
  private final java.util.logging.Logger julRoot = java.util.logging.Logger.getLogger("");
  private final Handler jul;

  /** From now on. */
  public EveryLog() {
    PrintStream lines = new PrintStream(bytes, true, StandardCharsets.UTF_8);
    System.setOut(lines);
    System.setErr(lines); // slf4j-simple asks for it at each line
    // slf4j-simple has no way of its own to change levels while it runs
    defaultLevel = set(configuration(), "defaultLogLevel", TRACE);
    loggers().forEach(logger -> levels.put(logger, set(logger, "currentLogLevel", TRACE)));
    jul = new JulLines(lines);
    julLevel = julRoot.getLevel();
    julRoot.setLevel(Level.ALL);
    julRoot.addHandler(jul);
  }

  /** All lines so far, those of stack traces included. */
  public List<String> lines() {
    return bytes.toString(StandardCharsets.UTF_8).lines().toList();
  }

  @Override
  public void close() {
    julRoot.removeHandler(jul);
    julRoot.setLevel(julLevel);
    int before = set(configuration(), "defaultLogLevel", defaultLevel);
    assert before == TRACE;
    loggers()
        .forEach(
            logger -> set(logger, "currentLogLevel", levels.getOrDefault(logger, defaultLevel)));
    System.setOut(stdout);
    System.setErr(stderr);
  }

  private static List<Logger> loggers() {
    ILoggerFactory factory = LoggerFactory.getILoggerFactory();
    try {
      Field loggers = factory.getClass().getDeclaredField("loggerMap");
      loggers.setAccessible(true);
      return ((Map<?, ?>) loggers.get(factory)).values().stream().map(Logger.class::cast).toList();
    } catch (ReflectiveOperationException e) {
      throw new AssertionError(e);
    }
  }

  private static Object configuration() {
    try {
      Field field =
          LoggerFactory.getLogger(EveryLog.class).getClass().getDeclaredField("CONFIG_PARAMS");
      field.setAccessible(true);
      return field.get(null);
    } catch (ReflectiveOperationException e) {
      throw new AssertionError(e);
    }
  }

  private static int set(Object object, String name, int value) {
    try {
      Field field = object.getClass().getDeclaredField(name);
      field.setAccessible(true);
      int before = field.getInt(object);
      field.setInt(object, value);
      return before;
    } catch (ReflectiveOperationException e) {
      throw new AssertionError(e);
    }
  }

  private static final class JulLines extends Handler {
    private final PrintStream lines;

    JulLines(PrintStream lines) {
      this.lines = lines;
    }

    @Override
    public void publish(LogRecord line) {
      lines.println(
          line.getLevel()
              + " "
              + line.getLoggerName()
              + " - "
              + line.getMessage()
              + " "
              + java.util.Arrays.toString(line.getParameters()));
      if (line.getThrown() != null) {
        line.getThrown().printStackTrace(lines);
      }
    }

    @Override
    public void flush() {
      lines.flush();
    }

    @Override
    public void close() {
      // nothing is held
    }
  }
}
