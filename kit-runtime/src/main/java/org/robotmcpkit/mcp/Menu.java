package org.robotmcpkit.mcp;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.robotmcpkit.annotation.TaskMode;
import org.robotmcpkit.model.LogText;
import org.robotmcpkit.task.TaskManager;
import org.robotmcpkit.tool.ToolSet;

/** All tools of one server, in the order in which clients see them. */
public final class Menu {
  /** Longer than any name that a tool may have. */
  private static final int LONGEST_NAME = 128;

  /** The MCP extension whose clients can get a task of theirs from a start tool. */
  static final String TASKS_EXTENSION = "io.modelcontextprotocol/tasks";

  private final TaskManager tasks;
  private final List<BoundTool> tools;

  private Menu(TaskManager tasks, List<BoundTool> tools) {
    this.tasks = tasks;
    this.tools = tools;
  }

  /**
   * The tools of the sets, then {@code get_task}, {@code cancel_task} and {@code list_tasks}.
   *
   * @throws IllegalArgumentException if two tools have one name
   */
  public static Menu of(TaskManager tasks, List<? extends ToolSet> toolSets) {
    List<BoundTool> all = new ArrayList<>();
    toolSets.forEach(toolSet -> all.addAll(StartTools.of(toolSet, tasks)));
    all.addAll(StatusTools.of(tasks));
    Set<String> names = new HashSet<>();
    for (BoundTool tool : all) {
      if (!names.add(tool.name())) {
        throw new IllegalArgumentException(
            "two tools are named " + tool.name() + "; give one of them another name with @LongRunningTool(name = …)");
      }
    }
    return new Menu(tasks, List.copyOf(all));
  }

  /** The names, in order. */
  public List<String> names() {
    return tools.stream().map(BoundTool::name).toList();
  }

  List<BoundTool> tools() {
    return tools;
  }

  TaskManager tasks() {
    return tasks;
  }

  /** Whether any tool has something for clients of the Tasks extension. */
  boolean offersTasks() {
    return tools.stream().anyMatch(tool -> tool.tasks() != TaskMode.OFF);
  }

  /** What a caller is told who asks for a tool that is not on the menu. */
  static String unknown(String name) {
    return "Unknown tool: " + LogText.safe(name, LONGEST_NAME);
  }
}
