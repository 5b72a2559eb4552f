package org.robotmcpkit.mcp;

import java.util.Map;
import java.util.concurrent.CompletionStage;
import org.jspecify.annotations.Nullable;
import org.robotmcpkit.annotation.TaskMode;
import org.robotmcpkit.tool.Caller;
import org.robotmcpkit.tool.HumanAnswers;
import org.robotmcpkit.tool.ToolHints;

/**
 * A tool ready to be served, in terms of no SDK: each protocol stack has one adapter for it.
 *
 * @param name the tool's name
 * @param title a title for people, if it has one
 * @param description what it does, for a model
 * @param inputSchema the JSON schema of its arguments
 * @param outputSchema the JSON schema of its answers; null if they are content without structure
 * @param hints what calling it does to the world
 * @param scope what a caller needs to see it and to call it; null: nothing
 * @param tasks whether clients of the Tasks extension get a task of theirs
 * @param handler answers a call
 */
record BoundTool(
    String name,
    @Nullable String title,
    String description,
    String inputSchema,
    @Nullable String outputSchema,
    ToolHints hints,
    @Nullable String scope,
    TaskMode tasks,
    Handler handler) {
  /** The same tool with another handler. */
  BoundTool handledBy(Handler other) {
    return new BoundTool(
        name, title, description, inputSchema, outputSchema, hints, scope, tasks, other);
  }

  /** Whether that caller may see it and call it. */
  boolean isFor(Caller caller) {
    return scope == null || caller.may(scope);
  }

  /**
   * One call as it came in, never null.
   *
   * @param arguments the arguments as parsed JSON
   * @param meta the request's {@code _meta} as parsed JSON
   * @param caller who calls
   * @param answers what humans have answered by now, and whether they can be asked
   */
  record Call(
      Map<String, Object> arguments,
      Map<String, Object> meta,
      Caller caller,
      HumanAnswers answers) {
    /** A call in which nobody can be asked. */
    Call(Map<String, Object> arguments, Map<String, Object> meta, Caller caller) {
      this(arguments, meta, caller, HumanAnswers.unreachable());
    }

    /** The same call, with what humans have answered by now. */
    Call answeredBy(HumanAnswers now) {
      return new Call(arguments, meta, caller, now);
    }

    static Call of(
        @Nullable Map<String, Object> arguments,
        @Nullable Map<String, Object> meta,
        Caller caller) {
      return new Call(
          arguments == null ? Map.of() : arguments, meta == null ? Map.of() : meta, caller);
    }
  }

  /**
   * Answers calls. Never throws, never answers null, never holds the caller's thread while it
   * waits. The stage fails with an {@code InputRequiredException} alone: the call has to be made
   * again with the answers.
   */
  @FunctionalInterface
  interface Handler {
    CompletionStage<Answer> call(Call call);
  }
}
