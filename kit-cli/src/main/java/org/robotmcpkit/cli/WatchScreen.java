package org.robotmcpkit.cli;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.robotmcpkit.model.TaskInfo;
import org.robotmcpkit.model.TaskState;

/** Tasks on a terminal, drawn again each time, or a line for each that has changed. */
final class WatchScreen {
  private static final int HEAD_AND_REST = 3;

  private final Surroundings here;
  private final boolean isJson;
  private final boolean isDrawn;
  private final Map<String, TaskInfo> last = new HashMap<>();
  private int linesDrawn;

  /**
   * A screen.
   *
   * @param isDrawn whether what was shown is replaced
   */
  WatchScreen(Surroundings here, boolean isJson, boolean isDrawn) {
    this.here = here;
    this.isJson = isJson;
    this.isDrawn = isDrawn;
  }

  /** The tasks as they are now. */
  void show(List<TaskInfo> tasks) {
    if (isDrawn) {
      draw(tasks);
    } else {
      tasks.stream().filter(task -> !task.equals(last.get(task.taskId()))).forEach(this::print);
    }
    last.clear();
    tasks.forEach(task -> last.put(task.taskId(), task));
  }

  private void print(TaskInfo task) {
    here.out()
        .println(
            isJson ? Shown.json(task) : (CallScreen.name(task) + " " + news(task)).stripTrailing());
    here.out().flush();
  }

  private static String news(TaskInfo task) {
    if (task.failure() != null) {
      return Shown.line(task.failure().errorCode()) + " " + Shown.line(task.failure().message());
    }
    String asks =
        task.questions() == null
            ? ""
            : "asks: " + Shown.line(task.questions().get(0).message()) + " ";
    return asks + ProgressText.words(task.progress());
  }

  private void draw(List<TaskInfo> tasks) {
    List<String> lines = lines(tasks);
    StringBuilder screen = new StringBuilder();
    if (linesDrawn > 0) {
      screen.append("\u001b[").append(linesDrawn).append("A\r\u001b[J");
    }
    lines.forEach(line -> screen.append(line).append(System.lineSeparator()));
    here.out().print(screen);
    here.out().flush();
    linesDrawn = lines.size();
  }

  /** Of no more lines and columns than the terminal has, or they could not be drawn again. */
  private List<String> lines(List<TaskInfo> tasks) {
    Table table = new Table("TOOL", "TASK", "STATE", "PROGRESS");
    int most = Math.max(1, here.rows() - HEAD_AND_REST);
    for (TaskInfo task : tasks.subList(0, Math.min(most, tasks.size()))) {
      table.row(
          Shown.line(task.tool()),
          Shown.line(task.taskId()),
          task.state().wireName(),
          task.state() == TaskState.RUNNING ? running(task) : news(task));
    }
    List<String> lines = new ArrayList<>();
    table
        .lines()
        .forEach(line -> lines.add(line.substring(0, Math.min(line.length(), here.columns() - 1))));
    for (int index = 1; index < lines.size(); index++) {
      lines.set(index, painted(tasks.get(index - 1).state(), lines.get(index)));
    }
    if (tasks.isEmpty()) {
      lines.add(here.paint().faint("no task"));
    } else if (tasks.size() > most) {
      lines.add(here.paint().faint("and " + (tasks.size() - most) + " more"));
    }
    return lines;
  }

  private static String running(TaskInfo task) {
    return task.questions() == null ? ProgressText.bar(task.progress()) : news(task);
  }

  private String painted(TaskState state, String line) {
    return switch (state) {
      case RUNNING -> line;
      case SUCCEEDED -> here.paint().good(line);
      case FAILED -> here.paint().bad(line);
      case CANCELLED -> here.paint().odd(line);
    };
  }
}
