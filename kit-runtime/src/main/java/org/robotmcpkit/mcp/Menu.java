package org.robotmcpkit.mcp;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.robotmcpkit.task.TaskManager;
import org.robotmcpkit.tool.ToolSet;

/** All tools of one server, in the order in which clients see them. */
public final class Menu {
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
}
