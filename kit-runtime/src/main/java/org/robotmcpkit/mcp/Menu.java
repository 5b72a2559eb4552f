package org.robotmcpkit.mcp;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.robotmcpkit.model.LogText;
import org.robotmcpkit.task.TaskManager;
import org.robotmcpkit.tool.ToolSet;

/** All tools of one server, in the order in which clients see them. */
public final class Menu {
  /** Longer than any name that a tool may have. */
  private static final int LONGEST_NAME = 128;

  private final List<BoundTool> tools;

  private Menu(List<BoundTool> tools) {
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
    return new Menu(List.copyOf(all));
  }

  /** The names, in order. */
  public List<String> names() {
    return tools.stream().map(BoundTool::name).toList();
  }

  List<BoundTool> tools() {
    return tools;
  }

  Optional<BoundTool> find(String name) {
    return tools.stream().filter(tool -> tool.name().equals(name)).findFirst();
  }

  /** What a caller is told who asks for a tool that is not on the menu. */
  static String unknown(String name) {
    return "Unknown tool: " + LogText.safe(name, LONGEST_NAME);
  }
}
