package org.robotmcpkit.model;

import java.util.List;
import java.util.Objects;

/**
 * Why a task has failed, written for a planner that has to decide what to do next.
 *
 * @param errorCode a stable code, for example {@code DOOR_CLOSED}
 * @param message one or two sentences for a model
 * @param recoverable whether planning around it makes sense
 * @param suggestions what might help, for example {@code ask_reception}
 */
public record TaskFailure(
    String errorCode, String message, boolean recoverable, List<String> suggestions) {
  public TaskFailure {
    Objects.requireNonNull(errorCode, "errorCode");
    Objects.requireNonNull(message, "message");
    suggestions = List.copyOf(suggestions);
  }
}
