package org.robotmcpkit.cli;

import io.modelcontextprotocol.json.McpJsonDefaults;
import io.modelcontextprotocol.spec.McpSchema.AudioContent;
import io.modelcontextprotocol.spec.McpSchema.CallToolResult;
import io.modelcontextprotocol.spec.McpSchema.Content;
import io.modelcontextprotocol.spec.McpSchema.ImageContent;
import io.modelcontextprotocol.spec.McpSchema.TextContent;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.robotmcpkit.model.Json;
import org.robotmcpkit.model.TaskInfo;
import org.robotmcpkit.model.UnreadableJsonException;

/**
 * What a tool has answered.
 *
 * @param result the answer as the SDK has read it
 */
record ToolAnswer(CallToolResult result) {
  private static final String INTERNAL = "INTERNAL";

  boolean isError() {
    return Boolean.TRUE.equals(result.isError());
  }

  /** The object that it holds; empty if there is none. */
  Map<String, Object> object() {
    return result.structuredContent() instanceof Map<?, ?>
        ? Json.readObject(Json.bytes(result.structuredContent()))
        : Map.of();
  }

  /** The task that it tells of, if it does. */
  Optional<TaskInfo> task() {
    return task(result.structuredContent());
  }

  /** The task that an object describes, if it does. */
  static Optional<TaskInfo> task(@Nullable Object object) {
    if (!(object instanceof Map<?, ?> members)
        || !members.containsKey("task_id")
        || !members.containsKey("state")) {
      return Optional.empty();
    }
    try {
      return Optional.of(Json.read(Json.bytes(object), TaskInfo.class));
    } catch (UnreadableJsonException otherThing) {
      return Optional.empty();
    }
  }

  /**
   * Whether the call was refused, so that nothing was done; what was done and has failed says more
   * of itself.
   */
  boolean isRefusal() {
    Map<String, Object> object = object();
    return isError()
        && object.get("error") instanceof String code
        && !code.equals(INTERNAL)
        && !object.containsKey("recoverable")
        && !object.containsKey("stopped");
  }

  /** Code and message of a refusal, or whatever text there is. */
  String refusal() {
    Map<String, Object> object = object();
    if (object.get("error") instanceof String code
        && object.get("message") instanceof String message) {
      return Shown.line(code) + " " + Shown.line(message);
    }
    return String.join(" ", text());
  }

  /** For people: the object, else the texts, and what else there is by its kind. */
  List<String> text() {
    return result.structuredContent() == null
        ? result.content().stream().flatMap(ToolAnswer::text).toList()
        : Shown.prettyJson(result.structuredContent());
  }

  private static Stream<String> text(Content content) {
    if (content instanceof TextContent text) {
      return Shown.lines(text.text()).stream();
    }
    if (content instanceof ImageContent image) {
      return Stream.of(
          "[image, " + Shown.line(image.mimeType()) + ", " + bytes(image.data()) + " bytes]");
    }
    if (content instanceof AudioContent audio) {
      return Stream.of(
          "[audio, " + Shown.line(audio.mimeType()) + ", " + bytes(audio.data()) + " bytes]");
    }
    return Stream.of("[" + Shown.line(content.type()) + "]");
  }

  /** Of what base64 holds. */
  private static int bytes(String base64) {
    return base64.length() / 4 * 3 - (base64.endsWith("==") ? 2 : base64.endsWith("=") ? 1 : 0);
  }

  /** The whole answer as MCP writes it, on one line. */
  String json() {
    try {
      return Shown.jsonText(McpJsonDefaults.getMapper().writeValueAsString(result));
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible);
    }
  }
}
