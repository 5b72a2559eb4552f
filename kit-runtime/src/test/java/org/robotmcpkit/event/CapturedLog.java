package org.robotmcpkit.event;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.lang.reflect.Field;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.slf4j.LoggerFactory;

/** Everything that is logged and printed to stderr while it is open, at any level. */
final class CapturedLog implements AutoCloseable {
  private static final int TRACE = 0;

  private final PrintStream stderr = System.err;
  private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
  private final int levelBefore;

  CapturedLog() {
    levelBefore = level(TRACE);
    // slf4j-simple asks for it at each line
    System.setErr(new PrintStream(bytes, true, StandardCharsets.UTF_8));
  }

  String text() {
    return bytes.toString(StandardCharsets.UTF_8);
  }

  List<String> lines(String part) {
    return text().lines().filter(line -> line.contains(part)).toList();
  }

  @Override
  public void close() {
    System.setErr(stderr);
    level(levelBefore);
  }

  /** slf4j-simple has no way of its own to change a level while it runs. */
  private static int level(int level) {
    try {
      Object logger = LoggerFactory.getLogger(EventPoster.class);
      Field field = logger.getClass().getDeclaredField("currentLogLevel");
      field.setAccessible(true);
      int before = field.getInt(logger);
      field.setInt(logger, level);
      return before;
    } catch (ReflectiveOperationException e) {
      throw new AssertionError(e);
    }
  }
}
