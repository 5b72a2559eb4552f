package org.robotmcpkit.tool;

import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalDouble;
import org.jspecify.annotations.Nullable;
import org.robotmcpkit.annotation.Consent;
import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.consent.ConsentDesk;
import org.robotmcpkit.consent.ConsentRequest;
import org.robotmcpkit.model.TaskInfo;
import org.robotmcpkit.observe.TraceContext;
import org.robotmcpkit.question.Answer;
import org.robotmcpkit.question.Question;
import org.robotmcpkit.task.TaskBody;
import org.robotmcpkit.task.TaskManager;
import org.robotmcpkit.task.TaskRequest;
import org.robotmcpkit.task.Trigger;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * One call of a tool: its arguments and, for a start tool, the way to start the task once they have
 * been read.
 *
 * <p>Generated code reads every argument, then calls {@link #refuseIfWrong()}, then {@link #start}
 * or, in an instant tool, the method itself. Used by one thread.
 */
public final class ToolCall extends Arguments {
  private static final Logger LOG = LoggerFactory.getLogger(ToolCall.class);
  private static final double NANOS_PER_SECOND = 1e9;

  private final ToolSpec tool;
  private final @Nullable TaskManager tasks;
  private final long haltsSeen;
  private final Map<String, ?> arguments;
  private final Map<String, ?> meta;
  private List<Trigger> triggers = List.of();
  private TaskRequest.@Nullable Idempotency idempotency;
  private @Nullable Duration deadline;
  private HumanAnswers answers = HumanAnswers.unreachable();
  private @Nullable ConsentDesk desk;
  private String principal = TaskRequest.ANONYMOUS;
  private boolean isThroughGate;
  private @Nullable TaskInfo startedBefore;
  private boolean checked;

  /**
   * A call of a start tool.
   *
   * @param tool the tool that is called
   * @param arguments the arguments as parsed JSON: maps, lists, texts, numbers, booleans and nulls
   * @param meta the call's {@code _meta}, as parsed JSON
   * @param tasks where the task will run
   */
  public ToolCall(ToolSpec tool, Map<String, ?> arguments, Map<String, ?> meta, TaskManager tasks) {
    this(tool, arguments, meta, Optional.of(tasks));
  }

  private ToolCall(
      ToolSpec tool, Map<String, ?> arguments, Map<String, ?> meta, Optional<TaskManager> tasks) {
    super("", arguments, new Problems());
    this.tool = tool;
    this.arguments = arguments;
    this.meta = meta;
    this.tasks = tasks.orElse(null);
    this.haltsSeen = tasks.map(TaskManager::halts).orElse(0L);
  }

  /**
   * A call of an instant tool.
   *
   * @param tool the tool that is called
   * @param arguments the arguments as parsed JSON: maps, lists, texts, numbers, booleans and nulls
   * @param meta the call's {@code _meta}, as parsed JSON
   */
  public static ToolCall instant(ToolSpec tool, Map<String, ?> arguments, Map<String, ?> meta) {
    return new ToolCall(tool, arguments, meta, Optional.empty());
  }

  /** A call of a start tool without {@code _meta}. */
  public ToolCall(ToolSpec tool, Map<String, ?> arguments, TaskManager tasks) {
    this(tool, arguments, Map.of(), tasks);
  }

  /** The same call, with what humans have answered by now; for who serves it. */
  public ToolCall answeredBy(HumanAnswers now) {
    answers = now;
    return this;
  }

  /**
   * The same call, by that caller, with where consent lies that does not come with the call; for
   * who serves it.
   */
  public ToolCall consentFrom(ConsentDesk from, String caller) {
    desk = from;
    principal = caller;
    return this;
  }

  /**
   * The tool's gate, which the call has to pass before anything happens, once all arguments have
   * been read.
   *
   * <pre>{@code
   * call.gate().with("distance_m", distanceM).estimate(arm.wear(distanceM)).pass();
   * return call.start(body);
   * }</pre>
   *
   * @throws IllegalStateException if the tool has none
   */
  public GateCall gate() {
    GateSpec gate = tool.gate();
    if (gate == null) {
      throw new IllegalStateException(tool.name() + " has no gate");
    }
    return new GateCall(this, tool, gate);
  }

  /** Whether {@link #ask} can ask. */
  public boolean canAsk() {
    return answers.canAsk();
  }

  /**
   * Asks a human before anything happens: the call is left here, and made again from its beginning
   * when the answer is there. So read all arguments first, and change nothing before; what was
   * asked before under the same key, with the same text and form, is not asked again.
   *
   * <pre>{@code
   * call.ask("consent", Question.confirm("Buy " + amount + " for " + price + "?")).orThrow();
   * return call.start(body);
   * }</pre>
   *
   * @param key names the question within the call
   * @throws InputRequiredException to leave the call; let it pass
   * @throws ToolRefusal if the arguments are wrong, or with {@link ToolRefusal#CANNOT_ASK} if the
   *     client has no way to ask
   */
  public Answer ask(String key, Question question) {
    return Objects.requireNonNull(askAll(Map.of(key, question)).get(key));
  }

  /** Asks several questions at once, by keys; else as {@link #ask}. */
  public Map<String, Answer> askAll(Map<String, Question> questions) {
    refuseIfWrong();
    Map<String, Answer> found = new LinkedHashMap<>();
    Map<String, Question> open = new LinkedHashMap<>();
    questions.forEach(
        (key, question) ->
            answers
                .to(key, question)
                .ifPresentOrElse(answer -> found.put(key, answer), () -> open.put(key, question)));
    if (!open.isEmpty() && !answers.canAsk()) {
      throw new ToolRefusal(
          ToolRefusal.CANNOT_ASK,
          List.of(
              "it has to ask a human first, and this client has not declared that it can (elicitation)"));
    }
    if (!open.isEmpty()) {
      throw new InputRequiredException(open);
    }
    return found;
  }

  /** Checks the triggers and the key of a start too. Calling it again changes nothing. */
  @Override
  public void refuseIfWrong() {
    if (!checked) {
      checked = true;
      if (tool.isInstant()) {
        IdempotencyKey.refuse(meta, tool, problems());
      } else {
        triggers = TriggerReader.read(at("triggers"), tool);
        idempotency = IdempotencyKey.read(meta, meant(), problems());
      }
      if (takesConfirm()) {
        at(GateCall.CONFIRM);
      }
      super.refuseIfWrong();
    }
    problems().refuseIfAny();
  }

  /**
   * Sets after how long the body is asked to stop and the task fails with {@code TIMEOUT}.
   *
   * @param time from the start of the task; what is not positive counts as no deadline
   */
  public void deadline(Duration time) {
    if (time.isNegative() || time.isZero()) {
      LOG.warn("{}: the deadline is {}, which is no time; it is left out", tool.name(), time);
    } else {
      deadline = time;
    }
  }

  /** The same in seconds; what is not finite counts as no deadline too. */
  public void deadline(double seconds) {
    if (Double.isFinite(seconds)) {
      deadline(Duration.ofNanos(Math.round(seconds * NANOS_PER_SECOND)));
    } else {
      LOG.warn("{}: the deadline is {} s, which is no time; it is left out", tool.name(), seconds);
    }
  }

  /** The same in seconds; empty: no deadline. */
  public void deadline(OptionalDouble seconds) {
    seconds.ifPresent(this::deadline);
  }

  /** Starts the task; nobody can say how long it will take. */
  public TaskInfo start(TaskBody body) {
    return startWith(null, body);
  }

  /**
   * Starts the task.
   *
   * @param estSeconds how long it will probably take, in seconds; what is negative or not finite
   *     counts as unknown
   */
  public TaskInfo start(double estSeconds, TaskBody body) {
    if (!(estSeconds >= 0 && Double.isFinite(estSeconds))) {
      LOG.warn(
          "{}: the estimate is {} s, which says nothing; it is left out", tool.name(), estSeconds);
      return startWith(null, body);
    }
    return startWith(estSeconds, body);
  }

  /**
   * Starts the task.
   *
   * @param est how long it will probably take; a negative duration counts as unknown
   */
  public TaskInfo start(Duration est, TaskBody body) {
    return start(seconds(est), body);
  }

  /**
   * Starts the task.
   *
   * @param estSeconds how long it will probably take, in seconds; empty: nobody can say
   */
  public TaskInfo start(OptionalDouble estSeconds, TaskBody body) {
    return estSeconds.isPresent() ? start(estSeconds.getAsDouble(), body) : startWith(null, body);
  }

  /** The duration in seconds; as exact as a {@code double} can be, however long it is. */
  public static double seconds(Duration time) {
    return time.getSeconds() + time.getNano() / NANOS_PER_SECOND;
  }

  /** What is asked for when the gate says so. */
  ConsentRequest consentRequest(String message) {
    return new ConsentRequest(tool.name(), principal, meant(), message);
  }

  /** Whether the call may bring its consent as an argument. */
  private boolean takesConfirm() {
    return tool.gate() != null
        && tool.gate().ways(tool.effect()).contains(Consent.CONFIRM_ARGUMENT);
  }

  /** The arguments without what carries the consent. */
  private Map<String, Object> meant() {
    Map<String, Object> meant = new LinkedHashMap<>(arguments);
    if (takesConfirm()) {
      meant.remove(GateCall.CONFIRM);
    }
    return meant;
  }

  /** How long it was waited for the answer to what was asked under that key, in milliseconds. */
  long waitedMillis(String key) {
    return answers.waitedMillis(key);
  }

  String principal() {
    return principal;
  }

  Optional<ConsentDesk> desk() {
    return Optional.ofNullable(desk);
  }

  void throughGate() {
    isThroughGate = true;
  }

  /**
   * Whether the call repeats an earlier start by its key; it then answers with that task and starts
   * nothing.
   */
  boolean isStarted() {
    if (tasks != null && idempotency != null) {
      startedBefore =
          tasks
              .startedBefore(TaskRequest.of(tool.name(), task -> null).withIdempotency(idempotency))
              .orElse(null);
    }
    return startedBefore != null;
  }

  /** An argument as it came in; null if it was left out. */
  @Nullable Object argument(String name) {
    return arguments.get(name);
  }

  private TaskInfo startWith(@Nullable Double estSeconds, TaskBody body) {
    refuseIfWrong();
    if (tasks == null) {
      throw new IllegalStateException(tool.name() + " is an instant tool; it starts no task");
    }
    if (startedBefore != null) {
      return startedBefore;
    }
    if (tool.gate() != null && !isThroughGate) {
      throw new IllegalStateException(tool.name() + " has a gate that the call has not passed");
    }
    return tasks.start(
        TaskRequest.of(tool.name(), body)
            .withTriggers(triggers)
            .withEstDurationS(estSeconds)
            .withExclusive(tool.exclusive())
            .withOnBusy(tool.onBusy())
            .withDeadline(deadline)
            .withAsks(tool.asks())
            .withMoves(tool.effect() == Effect.MOVES)
            .withHaltsSeen(haltsSeen)
            .withTrace(TraceContext.in(meta).orElse(null))
            .withIdempotency(idempotency));
  }
}
