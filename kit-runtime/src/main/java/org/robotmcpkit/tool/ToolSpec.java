package org.robotmcpkit.tool;

import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.robotmcpkit.annotation.Effect;

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
  private final List<TriggerSpec<?>> triggers;
  private final Set<String> exclusive;
  private final @Nullable String scope;
  private final StartTool start;

  private ToolSpec(
      String name,
      @Nullable String title,
      String description,
      String inputSchema,
      Effect effect,
      List<TriggerSpec<?>> triggers,
      Set<String> exclusive,
      @Nullable String scope,
      StartTool start) {
    this.name = name;
    this.title = title;
    this.description = description;
    this.inputSchema = inputSchema;
    this.effect = effect;
    this.triggers = triggers;
    this.exclusive = exclusive;
    this.scope = scope;
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
    return new ToolSpec(
        checked(name),
        null,
        Objects.requireNonNull(description, "description"),
        Objects.requireNonNull(inputSchema, "inputSchema"),
        Effect.UNSORTED,
        List.of(),
        Set.of(),
        null,
        Objects.requireNonNull(start, "start"));
  }

  /** Whether a text can name a tool: 1 to 64 letters, digits, {@code _} and {@code -}. */
  public static boolean isName(String text) {
    return NAME.matcher(text).matches();
  }

  private static String checked(String name) {
    if (!isName(name)) {
      throw new IllegalArgumentException(
          "tool name " + Shown.text(name) + " must be 1 to 64 letters, digits, _ and -");
    }
    return name;
  }

  /** The same under another name: 1 to 64 letters, digits, {@code _} and {@code -}. */
  public ToolSpec named(String newName) {
    return new ToolSpec(
        checked(newName), title, description, inputSchema, effect, triggers, exclusive, scope, start);
  }

  /** The same with a title for people. */
  public ToolSpec title(String newTitle) {
    return new ToolSpec(name, newTitle, description, inputSchema, effect, triggers, exclusive, scope, start);
  }

  /** The same with what calling it does to the world. */
  public ToolSpec effect(Effect newEffect) {
    return new ToolSpec(name, title, description, inputSchema, newEffect, triggers, exclusive, scope, start);
  }

  /** The same with the trigger types that its body evaluates. */
  public ToolSpec triggers(TriggerSpec<?>... declared) {
    return new ToolSpec(name, title, description, inputSchema, effect, List.of(declared), exclusive, scope, start);
  }

  /** The same with what its tasks need for themselves: while one holds it, a start of another is refused. */
  public ToolSpec exclusive(String... names) {
    return new ToolSpec(name, title, description, inputSchema, effect, triggers, Set.of(names), scope, start);
  }

  /**
   * The same with the scope that a caller needs to see and to call it.
   *
   * @param needed as {@link Scopes#isValid} wants it
   */
  public ToolSpec scope(String needed) {
    if (!Scopes.isValid(needed)) {
      throw new IllegalArgumentException(
          "scope " + Shown.text(needed) + " must be lower-case letters, digits, _ . - in parts separated by :");
    }
    return new ToolSpec(name, title, description, inputSchema, effect, triggers, exclusive, needed, start);
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

  /** The trigger types that its body evaluates. */
  public List<TriggerSpec<?>> triggers() {
    return triggers;
  }

  /** What its tasks need for themselves, by name. */
  public Set<String> exclusive() {
    return exclusive;
  }

  /** What a caller needs to see it and to call it; that of its effect where nothing else was said. */
  public String scope() {
    return scope == null ? Scopes.of(effect) : scope;
  }

  /** What checks a call and starts the task. */
  public StartTool start() {
    return start;
  }
}
