package org.robotmcpkit.server.inspector;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.robotmcpkit.mcp.Incoming;
import org.robotmcpkit.model.Json;
import org.robotmcpkit.model.UnreadableJsonException;

/**
 * What a message is, as far as a trace wants to know.
 *
 * @param kind {@code request}, {@code response}, {@code notification} or {@code error}
 * @param method its method, if it has one
 * @param tool the tool or the resource that it is about, if any
 * @param id its id, if it has one
 * @param isBad whether it says that something went wrong
 */
record Spoken(
    String kind,
    @Nullable String method,
    @Nullable String tool,
    @Nullable String id,
    boolean isBad) {
  static final String REQUEST = "request";
  static final String RESPONSE = "response";
  static final String NOTIFICATION = "notification";
  static final String ERROR = "error";

  /** What a client says. */
  static Spoken of(Incoming.Message message) {
    String kind =
        message.method() == null ? RESPONSE : message.id() == null ? NOTIFICATION : REQUEST;
    return new Spoken(
        kind,
        message.method(),
        subject(message.method(), message.params()),
        text(message.id()),
        false);
  }

  /** What the server says; null if it is no message, or too long to be sure. */
  static @Nullable Spoken of(Captured body) {
    if (!body.isWhole()) {
      return null;
    }
    try {
      Map<String, Object> json = Json.readObject(body.keptBytes());
      if (!json.containsKey("jsonrpc")) {
        return null;
      }
      String method = text(json.get("method"));
      Map<?, ?> params = json.get("params") instanceof Map<?, ?> map ? map : Map.of();
      String id = text(json.get("id"));
      if (method != null) {
        return new Spoken(
            id == null ? NOTIFICATION : REQUEST, method, subject(method, params), id, false);
      }
      boolean isError = json.containsKey("error");
      boolean isBad =
          isError
              || (json.get("result") instanceof Map<?, ?> result
                  && Boolean.TRUE.equals(result.get("isError")));
      return new Spoken(isError ? ERROR : RESPONSE, null, null, id, isBad);
    } catch (UnreadableJsonException noMessage) {
      return null;
    }
  }

  private static @Nullable String subject(@Nullable String method, Map<?, ?> params) {
    if (method == null) {
      return null;
    }
    return switch (method) {
      case "tools/call", "prompts/get" -> text(params.get("name"));
      case "resources/read" -> text(params.get("uri"));
      case "tasks/get", "tasks/cancel", "tasks/update" -> text(params.get("taskId"));
      default -> null;
    };
  }

  private static @Nullable String text(@Nullable Object value) {
    return value == null ? null : String.valueOf(value);
  }
}
