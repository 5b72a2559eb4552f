package org.robotmcpkit.mcp;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.robotmcpkit.model.LogText;
import org.robotmcpkit.task.TaskManager;
import org.robotmcpkit.tool.Caller;
import org.robotmcpkit.tool.ToolSet;
import org.robotmcpkit.tool.ToolSpec;

/** All tools of one server, in the order in which clients see them. Immutable. */
public final class Menu {
  private final Map<String, BoundTool> tools;

  private Menu(Map<String, BoundTool> tools) {
    this.tools = tools;
  }

  /**
   * The tools of the sets under their own names, then {@code get_task}, {@code cancel_task} and {@code list_tasks}.
   *
   * @throws IllegalArgumentException if two tools have one name
   */
  public static Menu of(TaskManager tasks, List<? extends ToolSet> toolSets) {
    return of(tasks, toolSets, UnaryOperator.identity(), StartLimit.perSecond(StartLimit.DEFAULT_PER_SECOND));
  }

  /**
   * The same.
   *
   * @param names gives each tool, the status tools too, the name that clients see
   * @param limit how many starts a caller gets
   * @throws IllegalArgumentException if two tools have one name, or one that models do not accept
   */
  public static Menu of(
      TaskManager tasks, List<? extends ToolSet> toolSets, UnaryOperator<String> names, StartLimit limit) {
    UnaryOperator<String> validNames = name -> valid(name, names.apply(name));
    StartTools startTools = new StartTools(tasks, limit);
    List<BoundTool> all = new ArrayList<>();
    for (ToolSet toolSet : toolSets) {
      for (ToolSpec spec : toolSet.tools()) {
        all.add(startTools.bind(spec.named(validNames.apply(spec.name()))));
      }
    }
    all.addAll(StatusTools.of(tasks, validNames));
    Map<String, BoundTool> byName = new LinkedHashMap<>();
    for (BoundTool tool : all) {
      if (byName.put(tool.name(), tool) != null) {
        throw new IllegalArgumentException(
            "two tools are named " + tool.name() + "; give one of them another name with @LongRunningTool(name = …)");
      }
    }
    return new Menu(byName);
  }

  private static String valid(String original, String name) {
    if (!ToolSpec.isName(name)) {
      throw new IllegalArgumentException(
          original + " would be offered as \"" + LogText.safe(name) + "\"; a tool's name must be 1 to 64 letters, digits,"
              + " _ and -, so choose other tool names or another name for the server.");
    }
    return name;
  }

  /** The names, in order. */
  public List<String> names() {
    return List.copyOf(tools.keySet());
  }

  List<BoundTool> tools() {
    return List.copyOf(tools.values());
  }

  /** The tools that a caller may see, in order. */
  List<BoundTool> visibleTo(Caller caller) {
    return tools.values().stream().filter(tool -> tool.isFor(caller)).toList();
  }

  /** The tool of that name, if there is one that the caller may see. */
  Optional<BoundTool> find(String name, Caller caller) {
    return Optional.ofNullable(tools.get(name)).filter(tool -> tool.isFor(caller));
  }
}
