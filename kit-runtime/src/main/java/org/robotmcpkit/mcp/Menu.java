package org.robotmcpkit.mcp;

import io.modelcontextprotocol.json.McpJsonDefaults;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.robotmcpkit.annotation.TaskMode;
import org.robotmcpkit.model.Json;
import org.robotmcpkit.model.LogText;
import org.robotmcpkit.model.UnreadableJsonException;
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
   * @throws IllegalArgumentException if two tools have one name, or a tool's input schema is no JSON schema
   */
  public static Menu of(TaskManager tasks, List<? extends ToolSet> toolSets) {
    List<BoundTool> all = new ArrayList<>();
    toolSets.forEach(toolSet -> all.addAll(StartTools.of(toolSet, tasks)));
    all.addAll(StatusTools.of(tasks));
    Set<String> names = new HashSet<>();
    for (BoundTool tool : all) {
      requireSchema(tool);
      if (!names.add(tool.name())) {
        throw new IllegalArgumentException(
            "two tools are named " + tool.name() + "; give one of them another name with @LongRunningTool(name = …)");
      }
    }
    return new Menu(tasks, List.copyOf(all));
  }

  /** Of the stacks only one looks at it, and that only when a client has come. */
  private static void requireSchema(BoundTool tool) {
    Map<String, Object> schema;
    try {
      schema = Json.readObject(tool.inputSchema());
    } catch (UnreadableJsonException noObject) {
      throw new IllegalArgumentException(
          "the input schema of " + tool.name() + " is no JSON object: " + noObject.getMessage(), noObject);
    }
    McpJsonDefaults.getSchemaValidator().assertConforms("the input schema of " + tool.name(), schema);
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
