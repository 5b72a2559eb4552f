package org.robotmcpkit.task;

import java.time.Duration;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.robotmcpkit.annotation.OnBusy;
import org.robotmcpkit.observe.TraceContext;

/**
 * What it takes to start a task; made with {@link #of} and the {@code with…} methods.
 *
 * @param tool the tool that starts it
 * @param body the work
 * @param triggers what the caller wants to be told, in the caller's order
 * @param estDurationS how long the work will probably take, in seconds: finite and not negative;
 *     null when nobody can say
 * @param exclusive what the task needs for itself, by name, until its body has really ended
 * @param onBusy what happens when another task holds that
 * @param deadline after how long the body is asked to stop and the task fails with {@code TIMEOUT};
 *     null: never
 * @param idempotency what makes a repeated start the same start; null: every start is one of its
 *     own
 * @param owner the principal that starts it, and who alone finds it through {@link
 *     TaskManager#ownedBy}
 * @param asks whether its body may ask a human, because somebody can answer
 * @param moves whether it moves a part of the robot, so that {@link TaskManager#halt} stops it
 * @param haltsSeen how often the robot had been stopped ({@link TaskManager#halts}) when somebody
 *     decided to start it: what moves is refused if it has been stopped since; null: whenever
 * @param trace the distributed trace that the call which starts it belongs to; null: none
 */
public record TaskRequest(
    String tool,
    TaskBody body,
    List<Trigger> triggers,
    @Nullable Double estDurationS,
    Set<String> exclusive,
    OnBusy onBusy,
    @Nullable Duration deadline,
    @Nullable Idempotency idempotency,
    String owner,
    boolean asks,
    boolean moves,
    @Nullable Long haltsSeen,
    @Nullable TraceContext trace) {
  /**
   * Who starts tasks where nobody has to say who they are, and where the program itself starts
   * them.
   */
  public static final String ANONYMOUS = "anonymous";

  /**
   * Recognises a start that is sent again ({@code docs/contract.md} §6).
   *
   * @param key chosen by the caller, once for each start it means
   * @param fingerprint stands for the arguments: equal if and only if they are
   */
  public record Idempotency(String key, String fingerprint) {
    public Idempotency {
      Objects.requireNonNull(key, "key");
      Objects.requireNonNull(fingerprint, "fingerprint");
    }
  }

  public TaskRequest {
    Objects.requireNonNull(tool, "tool");
    Objects.requireNonNull(body, "body");
    Objects.requireNonNull(owner, "owner");
    Objects.requireNonNull(onBusy, "onBusy");
    triggers = List.copyOf(triggers);
    exclusive = Set.copyOf(exclusive);
    if (estDurationS != null && !(estDurationS >= 0 && Double.isFinite(estDurationS))) {
      throw new IllegalArgumentException(
          "estDurationS must be a finite number of seconds, not negative");
    }
    if (deadline != null && (deadline.isNegative() || deadline.isZero())) {
      throw new IllegalArgumentException("deadline must be positive");
    }
  }

  /** A task of which nothing but its work is known, owned by {@link #ANONYMOUS}. */
  public static TaskRequest of(String tool, TaskBody body) {
    return new TaskRequest(
        tool,
        body,
        List.of(),
        null,
        Set.of(),
        OnBusy.REFUSE,
        null,
        null,
        ANONYMOUS,
        false,
        false,
        null,
        null);
  }

  /** The same with what the caller wants to be told. */
  public TaskRequest withTriggers(List<Trigger> attached) {
    return with(draft -> draft.triggers = attached);
  }

  /** The same with an estimate in seconds; null: nobody can say. */
  public TaskRequest withEstDurationS(@Nullable Double seconds) {
    return with(draft -> draft.estDurationS = seconds);
  }

  /** The same with what the task needs for itself. */
  public TaskRequest withExclusive(Set<String> names) {
    return with(draft -> draft.exclusive = names);
  }

  /** The same with what happens when another task holds what this one needs for itself. */
  public TaskRequest withOnBusy(OnBusy then) {
    return with(draft -> draft.onBusy = then);
  }

  /** The same with a deadline; null: none. */
  public TaskRequest withDeadline(@Nullable Duration time) {
    return with(draft -> draft.deadline = time);
  }

  /** The same, recognised when it is sent again; null: not recognised. */
  public TaskRequest withIdempotency(@Nullable Idempotency same) {
    return with(draft -> draft.idempotency = same);
  }

  /** The same, started by that principal. */
  public TaskRequest withOwner(String principal) {
    return with(draft -> draft.owner = principal);
  }

  /** The same, whose body may ask a human; see {@link TaskManager#answer}. */
  public TaskRequest withAsks(boolean mayAsk) {
    return with(draft -> draft.asks = mayAsk);
  }

  /** The same, which moves a part of the robot, or does not. */
  public TaskRequest withMoves(boolean does) {
    return with(draft -> draft.moves = does);
  }

  /** The same, refused if it moves something and the robot has been stopped since; null: not. */
  public TaskRequest withHaltsSeen(@Nullable Long count) {
    return with(draft -> draft.haltsSeen = count);
  }

  /** The same, in that trace; null: in none. */
  public TaskRequest withTrace(@Nullable TraceContext caller) {
    return with(draft -> draft.trace = caller);
  }

  private TaskRequest with(Consumer<Draft> change) {
    Draft draft = new Draft(this);
    change.accept(draft);
    return new TaskRequest(
        tool,
        body,
        draft.triggers,
        draft.estDurationS,
        draft.exclusive,
        draft.onBusy,
        draft.deadline,
        draft.idempotency,
        draft.owner,
        draft.asks,
        draft.moves,
        draft.haltsSeen,
        draft.trace);
  }

  /** What can be changed, while it is. */
  private static final class Draft {
    private List<Trigger> triggers;
    private @Nullable Double estDurationS;
    private Set<String> exclusive;
    private OnBusy onBusy;
    private @Nullable Duration deadline;
    private @Nullable Idempotency idempotency;
    private String owner;
    private boolean asks;
    private boolean moves;
    private @Nullable Long haltsSeen;
    private @Nullable TraceContext trace;

    Draft(TaskRequest now) {
      triggers = now.triggers;
      estDurationS = now.estDurationS;
      exclusive = now.exclusive;
      onBusy = now.onBusy;
      deadline = now.deadline;
      idempotency = now.idempotency;
      owner = now.owner;
      asks = now.asks;
      moves = now.moves;
      haltsSeen = now.haltsSeen;
      trace = now.trace;
    }
  }
}
