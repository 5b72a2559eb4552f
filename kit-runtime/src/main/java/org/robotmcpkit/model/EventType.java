package org.robotmcpkit.model;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Locale;

/** The types of a {@link TaskEvent} ({@code docs/contract.md} §2). */
public enum EventType {
  /** A payload of the body's own, for example an estimate of the remaining time. */
  PROGRESS,
  /** A trigger that the caller attached has fired. */
  TRIGGER_FIRED,
  /** The body has returned. */
  TASK_DONE,
  /** The body has failed. */
  TASK_FAILED,
  /** Something that a long-lived watcher has seen. */
  WATCH_EVENT;

  private final String wireName = name().toLowerCase(Locale.ROOT);

  /** The type as it is written on the wire, for example {@code task_done}. */
  @JsonValue
  public String wireName() {
    return wireName;
  }

  /** Whether this is the last event of its task. */
  public boolean isTerminal() {
    return this == TASK_DONE || this == TASK_FAILED;
  }

  @JsonCreator
  static EventType of(String wireName) {
    for (EventType type : values()) {
      if (type.wireName.equals(wireName)) {
        return type;
      }
    }
    throw new IllegalArgumentException("no event type: " + wireName);
  }
}
