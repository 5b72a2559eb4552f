package org.robotmcpkit.model;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** The states of a task ({@code docs/contract.md} §4). */
public enum TaskState {
  RUNNING,
  SUCCEEDED,
  FAILED,
  CANCELLED;

  private final String wireName = name().toLowerCase(Locale.ROOT);

  /** The state as it is written on the wire, for example {@code running}. */
  @JsonValue
  public String wireName() {
    return wireName;
  }

  /** Whether the task has ended and its state can no longer change. */
  public boolean isTerminal() {
    return this != RUNNING;
  }

  /** The state that is written so on the wire, if there is one. */
  public static Optional<TaskState> find(String wireName) {
    return Arrays.stream(values()).filter(state -> state.wireName.equals(wireName)).findFirst();
  }

  @JsonCreator
  static TaskState of(String wireName) {
    return find(wireName)
        .orElseThrow(() -> new IllegalArgumentException("no task state: " + wireName));
  }
}
