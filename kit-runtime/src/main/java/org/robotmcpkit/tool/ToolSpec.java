package org.robotmcpkit.tool;

import java.time.Duration;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.annotation.OnBusy;
import org.robotmcpkit.annotation.TaskMode;

/**
 * A tool as generated code describes it. Immutable.
 *
 * <pre>{@code
 * ToolSpec.longRunning("sleep_task", "Sleeps for a while.", SLEEP_TASK_INPUT, this::sleepTask)
 *     .result(SLEPT_RESULT)
 *     .effect(Effect.REVERSIBLE)
 *     .triggers(ETA_BELOW)
 * ToolSpec.instant("battery_state", "Tells how full the battery is.", BATTERY_STATE_INPUT, this::batteryState)
 *     .result(BATTERY_RESULT)
 *     .effect(Effect.READS)
 * }</pre>
 */
public final class ToolSpec {
  /** After how long the method of an instant tool is asked to stop when nobody says. */
  public static final Duration DEFAULT_DEADLINE = Duration.ofSeconds(10);

  /** The longest deadline of an instant tool: many clients give up after 30 s. */
  public static final Duration LONGEST_DEADLINE = Duration.ofSeconds(20);

  /**
   * What all known model interfaces accept as a tool's name; narrower than the MCP specification.
   */
  private static final Pattern NAME = Pattern.compile("[a-zA-Z0-9_-]{1,64}");

  private final String name;
  private final @Nullable String title;
  private final String description;
  private final String inputSchema;
  private final @Nullable String resultSchema;
  private final Effect effect;
  private final TaskMode tasks;
  private final List<TriggerSpec<?>> triggers;
  private final Set<String> exclusive;
  private final OnBusy onBusy;
  private final @Nullable String scope;
  private final @Nullable ToolHints hints;
  private final boolean asks;
  private final @Nullable StartTool start;
  private final @Nullable InstantTool instant;
  private final Duration deadline;
  private final @Nullable GateSpec gate;
  private final boolean isStop;

  private ToolSpec(Draft draft) {
    name = draft.name;
    title = draft.title;
    description = draft.description;
    inputSchema = draft.inputSchema;
    resultSchema = draft.resultSchema;
    effect = draft.effect;
    tasks = draft.tasks;
    triggers = draft.triggers;
    exclusive = draft.exclusive;
    onBusy = draft.onBusy;
    scope = draft.scope;
    hints = draft.hints;
    asks = draft.asks;
    start = draft.start;
    instant = draft.instant;
    deadline = draft.deadline;
    gate = draft.gate;
    isStop = draft.isStop;
  }

  /** What a tool will be. */
  private static final class Draft {
    private String name;
    private @Nullable String title;
    private final String description;
    private final String inputSchema;
    private @Nullable String resultSchema;
    private Effect effect = Effect.UNSORTED;
    private TaskMode tasks = TaskMode.OFF;
    private List<TriggerSpec<?>> triggers = List.of();
    private Set<String> exclusive = Set.of();
    private OnBusy onBusy = OnBusy.REFUSE;
    private @Nullable String scope;
    private @Nullable ToolHints hints;
    private boolean asks;
    private @Nullable StartTool start;
    private @Nullable InstantTool instant;
    private Duration deadline = DEFAULT_DEADLINE;
    private @Nullable GateSpec gate;
    private boolean isStop;

    Draft(String name, String description, String inputSchema) {
      this.name = checked(name);
      this.description = Objects.requireNonNull(description, "description");
      this.inputSchema = Objects.requireNonNull(inputSchema, "inputSchema");
    }

    Draft(ToolSpec spec) {
      this(spec.name, spec.description, spec.inputSchema);
      start = spec.start;
      instant = spec.instant;
      deadline = spec.deadline;
      title = spec.title;
      resultSchema = spec.resultSchema;
      effect = spec.effect;
      tasks = spec.tasks;
      triggers = spec.triggers;
      exclusive = spec.exclusive;
      onBusy = spec.onBusy;
      scope = spec.scope;
      hints = spec.hints;
      asks = spec.asks;
      gate = spec.gate;
      isStop = spec.isStop;
    }
  }

  private ToolSpec with(Consumer<Draft> change) {
    Draft draft = new Draft(this);
    change.accept(draft);
    if (draft.isStop && (draft.gate != null || !draft.exclusive.isEmpty())) {
      throw new IllegalArgumentException(
          name + " stops the robot; nothing may stand in its way, no gate and nobody else");
    }
    return new ToolSpec(draft);
  }

  /**
   * A tool that starts a task and answers at once.
   *
   * @param name the tool's name: 1 to 64 letters, digits, {@code _} and {@code -}
   * @param description what it does, for a model
   * @param inputSchema the JSON schema of its arguments, with {@code triggers}
   * @param start checks the call and starts the task
   */
  public static ToolSpec longRunning(
      String name, String description, String inputSchema, StartTool start) {
    Draft draft = new Draft(name, description, inputSchema);
    draft.start = Objects.requireNonNull(start, "start");
    return new ToolSpec(draft);
  }

  /**
   * A tool that does its work while its caller waits.
   *
   * @param name the tool's name: 1 to 64 letters, digits, {@code _} and {@code -}
   * @param description what it does, for a model
   * @param inputSchema the JSON schema of its arguments
   * @param instant checks the call and does the work
   */
  public static ToolSpec instant(
      String name, String description, String inputSchema, InstantTool instant) {
    Draft draft = new Draft(name, description, inputSchema);
    draft.instant = Objects.requireNonNull(instant, "instant");
    return new ToolSpec(draft);
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
    return with(draft -> draft.name = checked(newName));
  }

  /** The same with a title for people. */
  public ToolSpec title(String newTitle) {
    return with(draft -> draft.title = newTitle);
  }

  /**
   * The same with what its body, or its method, returns.
   *
   * @param schema the JSON schema of the object that {@code result} holds once the task has
   *     succeeded, or that an instant tool answers, without references; what is no object stands in
   *     one as {@code value}
   */
  public ToolSpec result(String schema) {
    return with(draft -> draft.resultSchema = Objects.requireNonNull(schema, "schema"));
  }

  /** The same with what calling it does to the world. */
  public ToolSpec effect(Effect newEffect) {
    return with(draft -> draft.effect = newEffect);
  }

  /** The same with whether clients of the MCP Tasks extension get a task of theirs. */
  public ToolSpec tasks(TaskMode mode) {
    return with(draft -> draft.tasks = Objects.requireNonNull(mode, "mode"));
  }

  /** The same with the trigger types that its body evaluates. */
  public ToolSpec triggers(TriggerSpec<?>... declared) {
    return with(draft -> draft.triggers = List.of(declared));
  }

  /**
   * The same with what its tasks need for themselves: while one holds it, a start of another is
   * refused.
   */
  public ToolSpec exclusive(String... names) {
    return with(draft -> draft.exclusive = Set.of(names));
  }

  /** The same with what a start does when another task holds what it needs for itself. */
  public ToolSpec onBusy(OnBusy then) {
    return with(draft -> draft.onBusy = Objects.requireNonNull(then, "then"));
  }

  /**
   * The same with another deadline of an instant tool; default 10 s.
   *
   * @param time after how long its method is asked to stop: more than nothing, and at most 20 s
   * @throws IllegalArgumentException if it is not, or if the tool starts tasks, whose deadlines
   *     belong to each call
   */
  public ToolSpec deadline(Duration time) {
    if (instant == null
        || time.isNegative()
        || time.isZero()
        || time.compareTo(LONGEST_DEADLINE) > 0) {
      throw new IllegalArgumentException(
          name
              + ": a deadline is for an instant tool, more than 0 s and at most "
              + LONGEST_DEADLINE.toSeconds()
              + " s (got "
              + time
              + ")");
    }
    return with(draft -> draft.deadline = time);
  }

  /**
   * The same with the scope that a caller needs to see and to call it.
   *
   * @param needed as {@link Scopes#isValid} wants it
   */
  public ToolSpec scope(String needed) {
    if (!Scopes.isValid(needed)) {
      throw new IllegalArgumentException(
          "scope "
              + Shown.text(needed)
              + " must be lower-case letters, digits, _ . - in parts separated by :");
    }
    return with(draft -> draft.scope = needed);
  }

  /**
   * The same with other hints than its effect gives.
   *
   * @throws IllegalArgumentException if they contradict one another: read-only and destructive,
   *     read-only and not idempotent
   */
  public ToolSpec hints(ToolHints said) {
    if (said.isContradiction()) {
      throw new IllegalArgumentException(
          "the hints of "
              + name
              + " contradict one another: what is read-only is not destructive and is idempotent");
    }
    return with(draft -> draft.hints = said);
  }

  /** The same with whether its body asks humans while it runs. */
  public ToolSpec asks(boolean does) {
    return with(draft -> draft.asks = does);
  }

  /**
   * The same with what a human has to agree to before it starts anything: {@link ToolCall#gate}.
   */
  public ToolSpec gate(GateSpec needed) {
    return with(draft -> draft.gate = Objects.requireNonNull(needed, "needed"));
  }

  /**
   * The same as the tool that really stops the robot: first in the list, never limited, on threads
   * of its own, for any caller unless {@link #scope(String)} says otherwise.
   *
   * @throws IllegalArgumentException if the tool starts tasks, has a gate, or needs something for
   *     itself
   */
  public ToolSpec stop() {
    if (instant == null) {
      throw new IllegalArgumentException(
          name + " starts tasks; what stops the robot has to be an instant tool");
    }
    return with(draft -> draft.isStop = true);
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

  /** The JSON schema of what its body returns, as text; null when nothing is said about that. */
  public @Nullable String resultSchema() {
    return resultSchema;
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

  /** What a start does when another task holds what it needs for itself. */
  public OnBusy onBusy() {
    return onBusy;
  }

  /**
   * What a caller needs to see it and to call it; that of its effect where nothing else was said;
   * null: nothing, as for what stops the robot.
   */
  public @Nullable String scope() {
    return scope == null && !isStop ? Scopes.of(effect) : scope;
  }

  /** What clients are told about its effect; what the effect gives where nothing else was said. */
  public ToolHints hints() {
    return hints == null ? ToolHints.of(effect) : hints;
  }

  /** What a human has to agree to before it starts anything; null: nothing. */
  public @Nullable GateSpec gate() {
    return gate;
  }

  /** Whether it is the tool that really stops the robot. */
  public boolean isStop() {
    return isStop;
  }

  /** Whether its body asks humans while it runs. */
  public boolean asks() {
    return asks;
  }

  /** Whether it does its work while its caller waits; if not, it starts tasks. */
  public boolean isInstant() {
    return instant != null;
  }

  /**
   * What checks a call and starts the task.
   *
   * @throws IllegalStateException if the tool is instant
   */
  public StartTool start() {
    if (start == null) {
      throw new IllegalStateException(name + " is an instant tool; it starts no task");
    }
    return start;
  }

  /**
   * What checks a call and does the work.
   *
   * @throws IllegalStateException if the tool starts tasks
   */
  public InstantTool instant() {
    if (instant == null) {
      throw new IllegalStateException(name + " is no instant tool; it starts tasks");
    }
    return instant;
  }

  /** After how long the method of an instant tool is asked to stop. */
  public Duration deadline() {
    return deadline;
  }
}
