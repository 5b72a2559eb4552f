package org.robotmcpkit.tool;

import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.annotation.TaskMode;

/**
 * A tool as generated code describes it. Immutable.
 *
 * <pre>{@code
 * ToolSpec.longRunning("sleep_task", "Sleeps for a while.", SLEEP_TASK_INPUT, this::sleepTask)
 *     .effect(Effect.REVERSIBLE)
 *     .triggers(ETA_BELOW)
 * }</pre>
 */
public final class ToolSpec {
  /** What all known model interfaces accept as a tool's name; narrower than the MCP specification. */
  private static final Pattern NAME = Pattern.compile("[a-zA-Z0-9_-]{1,64}");

  private final String name;
  private final @Nullable String title;
  private final String description;
  private final String inputSchema;
  private final Effect effect;
  private final TaskMode tasks;
  private final List<TriggerSpec<?>> triggers;
  private final Set<String> exclusive;
  private final StartTool start;

  private ToolSpec(
      String name,
      @Nullable String title,
      String description,
      String inputSchema,
      Effect effect,
      TaskMode tasks,
      List<TriggerSpec<?>> triggers,
      Set<String> exclusive,
      StartTool start) {
    this.name = name;
    this.title = title;
    this.description = description;
    this.inputSchema = inputSchema;
    this.effect = effect;
    this.tasks = tasks;
    this.triggers = triggers;
    this.exclusive = exclusive;
    this.start = start;
  }

  /**
   * A tool that starts a task and answers at once.
   *
   * @param name the tool's name: 1 to 64 letters, digits, {@code _} and {@code -}
   * @param description what it does, for a model
   * @param inputSchema the JSON schema of its arguments, with {@code triggers}
   * @param start checks the call and starts the task
   */
  public static ToolSpec longRunning(String name, String description, String inputSchema, StartTool start) {
    if (!NAME.matcher(name).matches()) {
      throw new IllegalArgumentException(
          "tool name " + Shown.text(name) + " must be 1 to 64 letters, digits, _ and -");
    }
    return new ToolSpec(
        name,
        null,
        Objects.requireNonNull(description, "description"),
        Objects.requireNonNull(inputSchema, "inputSchema"),
        Effect.UNSORTED,
        TaskMode.OFF,
        List.of(),
        Set.of(),
        Objects.requireNonNull(start, "start"));
  }

  /** The same with a title for people. */
  public ToolSpec title(String newTitle) {
    return new ToolSpec(name, newTitle, description, inputSchema, effect, tasks, triggers, exclusive, start);
  }

  /** The same with what calling it does to the world. */
  public ToolSpec effect(Effect newEffect) {
    return new ToolSpec(name, title, description, inputSchema, newEffect, tasks, triggers, exclusive, start);
  }

  /** The same with whether clients of the MCP Tasks extension get a task of theirs. */
  public ToolSpec tasks(TaskMode mode) {
    return new ToolSpec(name, title, description, inputSchema, effect, mode, triggers, exclusive, start);
  }

  /** The same with the trigger types that its body evaluates. */
  public ToolSpec triggers(TriggerSpec<?>... declared) {
    return new ToolSpec(name, title, description, inputSchema, effect, tasks, List.of(declared), exclusive, start);
  }

  /** The same with what its tasks need for themselves: while one holds it, a start of another is refused. */
  public ToolSpec exclusive(String... names) {
    return new ToolSpec(name, title, description, inputSchema, effect, tasks, triggers, Set.of(names), start);
  }

  /** The tool's name. */
  public String name() {
    return name;
  }

  /** The title for people; null when it has none. */
  public @Nullable String title() {
    return title;
  }

  /** What it does, for a model. */
  public String description() {
    return description;
  }

  /** The JSON schema of its arguments, as text. */
  public String inputSchema() {
    return inputSchema;
  }

  /** What calling it does to the world. */
  public Effect effect() {
    return effect;
  }

  /** Whether clients of the MCP Tasks extension get a task of theirs. */
  public TaskMode tasks() {
    return tasks;
  }

  /** The trigger types that its body evaluates. */
  public List<TriggerSpec<?>> triggers() {
    return triggers;
  }

  /** What its tasks need for themselves, by name. */
  public Set<String> exclusive() {
    return exclusive;
  }

  /** What checks a call and starts the task. */
  public StartTool start() {
    return start;
  }
}
