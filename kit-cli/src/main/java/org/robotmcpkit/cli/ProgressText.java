package org.robotmcpkit.cli;

import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** How far a task is, as a bar or in words. */
final class ProgressText {
  private static final int CELLS = 20;
  private static final double ALL = 100;
  private static final String PERCENT = "percent";

  private ProgressText() {}

  /**
   * A bar where the payload has a {@code percent}, and the other members behind it; empty if there
   * is no payload.
   */
  static String bar(@Nullable Map<String, Object> progress) {
    if (progress == null) {
      return "";
    }
    Map<String, Object> others = new LinkedHashMap<>(progress);
    String bar = others.remove(PERCENT) instanceof Number percent ? bar(percent.doubleValue()) : "";
    return bar.isEmpty()
        ? Shown.members(progress)
        : (bar + "  " + Shown.members(others)).stripTrailing();
  }

  private static String bar(double percent) {
    if (Double.isNaN(percent)) {
      return "";
    }
    double within = Math.max(0, Math.min(ALL, percent));
    int full = (int) Math.round(CELLS * within / ALL);
    return "["
        + "#".repeat(full)
        + "-".repeat(CELLS - full)
        + "] "
        + String.format(Locale.ROOT, "%3.0f%%", within);
  }

  /** The payload in words. */
  static String words(@Nullable Map<String, Object> progress) {
    return progress == null ? "" : Shown.members(progress);
  }

  /** A time as {@code m:ss}. */
  static String clock(Duration time) {
    return time.toMinutes() + String.format(Locale.ROOT, ":%02d", time.toSecondsPart());
  }
}
