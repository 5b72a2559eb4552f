package org.robotmcpkit.mcp;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.robotmcpkit.model.Json;
import org.robotmcpkit.model.JsonValues;
import org.robotmcpkit.model.TaskFailure;
import org.robotmcpkit.model.TaskInfo;
import org.robotmcpkit.model.TaskState;
import org.robotmcpkit.tool.Content;
import org.robotmcpkit.tool.ToolRefusal;
import org.robotmcpkit.tool.ToolReply;

/**
 * What a tool answers: one JSON object, sent as text and as structured content alike, or content
 * without structure.
 *
 * @param json the object as text; null if there is none
 * @param content what there is in its place
 * @param isError whether the call was refused or failed
 * @param started the task that the call has started, if it has
 * @param code what the call was refused or has failed with; null if it was not
 */
record Answer(
    @Nullable String json,
    List<Content> content,
    boolean isError,
    @Nullable TaskInfo started,
    @Nullable String code) {
  /** The most of a message that an error carries; a model needs no more. */
  private static final int LONGEST_MESSAGE = 1000;

  /** What there is to say of a task that the caller may not know. */
  static final Answer NOT_FOUND = of(Map.of("error", "not_found"));

  /** An object that the kit's JSON writes. */
  static Answer of(Object value) {
    return new Answer(Json.text(value), List.of(), false, null, null);
  }

  /** The answer of an instant tool. */
  static Answer of(ToolReply reply) {
    return reply
        .data()
        .map(Answer::of)
        .orElseGet(() -> new Answer(null, reply.content(), false, null, null));
  }

  /** The answer to a start: the task. */
  static Answer started(TaskInfo task) {
    return new Answer(Json.text(task), List.of(), false, task, null);
  }

  /**
   * What the call that has started a task came to in the end: the task again, an error if it has
   * failed.
   */
  static Answer ended(TaskInfo task) {
    return new Answer(
        Json.text(task),
        List.of(),
        task.state() == TaskState.FAILED,
        null,
        task.failure() == null ? null : task.failure().errorCode());
  }

  /** A refusal or a failure, with a code and a text for the model. */
  static Answer error(String code, String message) {
    return error(code, message, null);
  }

  /** The same, with the task that stands in the way, if there is one. */
  static Answer error(String code, String message, @Nullable String taskId) {
    return error(
        new Problem(JsonValues.message(code), shortened(message), taskId, null, null, null));
  }

  /** A refusal, with what the caller can go on with. */
  static Answer refused(String tool, ToolRefusal refusal) {
    Map<String, Object> problem = new LinkedHashMap<>();
    problem.put("error", JsonValues.message(refusal.code()));
    problem.put("message", shortened(tool + " was not called: " + refusal.getMessage()));
    refusal.details().forEach(problem::putIfAbsent);
    return new Answer(Json.text(problem), List.of(), true, null, refusal.code());
  }

  /** What an instant tool has failed with, for a model. */
  static Answer failed(TaskFailure failure) {
    return error(
        new Problem(
            failure.errorCode(),
            shortened(failure.message()),
            null,
            failure.recoverable(),
            failure.suggestions(),
            null));
  }

  /** An instant tool was asked to stop before its end. */
  static Answer cutShort(CutShortException cut) {
    return error(
        new Problem(
            cut.code(), String.valueOf(cut.getMessage()), null, null, null, cut.hasStopped()));
  }

  private static Answer error(Problem problem) {
    return new Answer(Json.text(problem), List.of(), true, null, problem.error());
  }

  private static String shortened(String message) {
    String text =
        message.length() <= LONGEST_MESSAGE ? message : message.substring(0, LONGEST_MESSAGE) + "…";
    return JsonValues.message(text);
  }

  /** The object as structured content, which Jackson copies as it is; null if there is none. */
  @Nullable Object structured() {
    return json == null ? null : Json.written(json);
  }

  /** The object as maps and lists; empty if there is none. */
  Map<String, Object> object() {
    return json == null ? Map.of() : Json.readObject(json);
  }

  @JsonInclude(JsonInclude.Include.NON_NULL)
  private record Problem(
      String error,
      String message,
      @Nullable String taskId,
      @Nullable Boolean recoverable,
      @Nullable List<String> suggestions,
      @Nullable Boolean stopped) {}
}
