package org.robotmcpkit.task;

import java.time.Duration;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.robotmcpkit.annotation.OnBusy;

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
    boolean moves) {
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
        tool, body, List.of(), null, Set.of(), OnBusy.REFUSE, null, null, ANONYMOUS, false, false);
  }

  /** The same with what the caller wants to be told. */
  public TaskRequest withTriggers(List<Trigger> attached) {
    return new TaskRequest(
        tool,
        body,
        attached,
        estDurationS,
        exclusive,
        onBusy,
        deadline,
        idempotency,
        owner,
        asks,
        moves);
  }

  /** The same with an estimate in seconds; null: nobody can say. */
  public TaskRequest withEstDurationS(@Nullable Double seconds) {
    return new TaskRequest(
        tool,
        body,
        triggers,
        seconds,
        exclusive,
        onBusy,
        deadline,
        idempotency,
        owner,
        asks,
        moves);
  }

  /** The same with what the task needs for itself. */
  public TaskRequest withExclusive(Set<String> names) {
    return new TaskRequest(
        tool,
        body,
        triggers,
        estDurationS,
        names,
        onBusy,
        deadline,
        idempotency,
        owner,
        asks,
        moves);
  }

  /** The same with what happens when another task holds what this one needs for itself. */
  public TaskRequest withOnBusy(OnBusy then) {
    return new TaskRequest(
        tool,
        body,
        triggers,
        estDurationS,
        exclusive,
        then,
        deadline,
        idempotency,
        owner,
        asks,
        moves);
  }

  /** The same with a deadline; null: none. */
  public TaskRequest withDeadline(@Nullable Duration time) {
    return new TaskRequest(
        tool,
        body,
        triggers,
        estDurationS,
        exclusive,
        onBusy,
        time,
        idempotency,
        owner,
        asks,
        moves);
  }

  /** The same, recognised when it is sent again; null: not recognised. */
  public TaskRequest withIdempotency(@Nullable Idempotency same) {
    return new TaskRequest(
        tool, body, triggers, estDurationS, exclusive, onBusy, deadline, same, owner, asks, moves);
  }

  /** The same, started by that principal. */
  public TaskRequest withOwner(String principal) {
    return new TaskRequest(
        tool,
        body,
        triggers,
        estDurationS,
        exclusive,
        onBusy,
        deadline,
        idempotency,
        principal,
        asks,
        moves);
  }

  /** The same, whose body may ask a human; see {@link TaskManager#answer}. */
  public TaskRequest withAsks(boolean mayAsk) {
    return new TaskRequest(
        tool,
        body,
        triggers,
        estDurationS,
        exclusive,
        onBusy,
        deadline,
        idempotency,
        owner,
        mayAsk,
        moves);
  }

  /** The same, which moves a part of the robot, or does not. */
  public TaskRequest withMoves(boolean does) {
    return new TaskRequest(
        tool,
        body,
        triggers,
        estDurationS,
        exclusive,
        onBusy,
        deadline,
        idempotency,
        owner,
        asks,
        does);
  }
}
