package org.robotmcpkit.mcp;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.robotmcpkit.model.Json;
import org.robotmcpkit.model.JsonValues;
import org.robotmcpkit.model.TaskInfo;
import org.robotmcpkit.model.TaskState;

/**
 * What a tool answers: one JSON object, sent as text and as structured content alike.
 *
 * @param json the object as text
 * @param isError whether the call was refused or failed
 * @param started the task that the call has started, if it has
 */
record Answer(String json, boolean isError, @Nullable TaskInfo started) {
  /** The most of a message that an error carries; a model needs no more. */
  private static final int LONGEST_MESSAGE = 1000;

  /** What there is to say of a task that the caller may not know. */
  static final Answer NOT_FOUND = of(Map.of("error", "not_found"));

  /** An object that the kit's JSON writes. */
  static Answer of(Object value) {
    return new Answer(Json.text(value), false, null);
  }

  /** The answer to a start: the task. */
  static Answer started(TaskInfo task) {
    return new Answer(Json.text(task), false, task);
  }

  /** What the call that has started a task came to in the end: the task again, an error if it has failed. */
  static Answer ended(TaskInfo task) {
    return new Answer(Json.text(task), task.state() == TaskState.FAILED, null);
  }

  /** A refusal or a failure, with a code and a text for the model. */
  static Answer error(String code, String message) {
    return error(code, message, null);
  }

  /** The same, with the task that stands in the way, if there is one. */
  static Answer error(String code, String message, @Nullable String taskId) {
    String text = message.length() <= LONGEST_MESSAGE ? message : message.substring(0, LONGEST_MESSAGE) + "…";
    Problem problem = new Problem(JsonValues.message(code), JsonValues.message(text), taskId);
    return new Answer(Json.text(problem), true, null);
  }

  /** The object as maps and lists. */
  Map<String, Object> structured() {
    return Json.readObject(json);
  }

  private record Problem(
      String error, String message, @JsonInclude(JsonInclude.Include.NON_NULL) @Nullable String taskId) {}
}
