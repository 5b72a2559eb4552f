package org.robotmcpkit.cli;

import java.time.Duration;
import org.jspecify.annotations.Nullable;
import org.robotmcpkit.model.TaskInfo;

/**
 * How a call goes on: one line that is drawn again on a terminal, else a line for each change.
 * Thread-safe.
 */
final class CallScreen {
  private static final String START_OF_LINE = "\r";
  private static final String CLEAR = "\u001b[K";

  private final Surroundings here;
  private final boolean isQuiet;
  // guarded by this
  private long startedNanos;
  private boolean isDrawn;
  private @Nullable TaskInfo shown;

  /**
   * A screen.
   *
   * @param isQuiet whether to show nothing but what is said
   */
  CallScreen(Surroundings here, boolean isQuiet) {
    this.here = here;
    this.isQuiet = isQuiet;
  }

  /** The task as it is now. */
  synchronized void show(TaskInfo task) {
    if (isQuiet) {
      return;
    }
    if (shown == null) {
      startedNanos = System.nanoTime();
    }
    if (here.isTerminal()) {
      draw(task);
    } else if (isNews(task)) {
      here.err().println(name(task) + (" " + ProgressText.words(task.progress())).stripTrailing());
    }
    shown = task;
  }

  private void draw(TaskInfo task) {
    if (task.state().isTerminal()) {
      clear();
      return;
    }
    String time = ProgressText.clock(Duration.ofNanos(System.nanoTime() - startedNanos));
    String line = name(task) + "  " + time + "  " + ProgressText.bar(task.progress());
    here.out()
        .print(
            START_OF_LINE + CLEAR + line.substring(0, Math.min(line.length(), here.columns() - 1)));
    here.out().flush();
    isDrawn = true;
  }

  private boolean isNews(TaskInfo task) {
    return shown == null
        || shown.state() != task.state()
        || !ProgressText.words(shown.progress()).equals(ProgressText.words(task.progress()));
  }

  static String name(TaskInfo task) {
    return Shown.line(task.tool())
        + " "
        + Shown.line(task.taskId())
        + " "
        + task.state().wireName();
  }

  /** Takes away the line that is being drawn. */
  synchronized void clear() {
    if (isDrawn) {
      here.out().print(START_OF_LINE + CLEAR);
      here.out().flush();
      isDrawn = false;
    }
  }

  /** Something besides. */
  synchronized void say(String line) {
    clear();
    here.err().println(line);
  }
}
