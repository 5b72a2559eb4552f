package org.robotmcpkit.mcp;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.robotmcpkit.model.OpenQuestion;
import org.robotmcpkit.question.Reply;

/** Questions and replies as MCP writes them (MCP specification, client/elicitation, form mode). */
final class Elicitations {
  private Elicitations() {}

  /** One request for each question, by its id. */
  static Map<String, Object> of(List<OpenQuestion> questions) {
    Map<String, Object> requests = new LinkedHashMap<>();
    questions.forEach(question -> requests.put(question.id(), request(question)));
    return requests;
  }

  /** What an elicitation's result says; empty if it is none. */
  static Optional<Reply> reply(@Nullable Object result) {
    if (result instanceof Map<?, ?> members) {
      Object content = members.get("content") == null ? Map.of() : members.get("content");
      for (Reply.Action action : Reply.Action.values()) {
        if (action.wireName().equals(members.get("action"))
            && content instanceof Map<?, ?> filledIn) {
          return Optional.of(new Reply(action, named(filledIn)));
        }
      }
    }
    return Optional.empty();
  }

  private static Map<String, Object> named(Map<?, ?> members) {
    Map<String, Object> named = new LinkedHashMap<>();
    members.forEach((name, value) -> named.put(String.valueOf(name), value));
    return named;
  }

  private static Map<String, Object> request(OpenQuestion question) {
    Map<String, Object> request = new LinkedHashMap<>();
    request.put("method", "elicitation/create");
    request.put("params", params(question.message(), question.schema()));
    return request;
  }

  /** The parameters of a request. */
  static Map<String, Object> params(String message, Map<String, Object> schema) {
    Map<String, Object> params = new LinkedHashMap<>();
    params.put("mode", "form");
    params.put("message", message);
    params.put("requestedSchema", schema);
    return params;
  }
}
