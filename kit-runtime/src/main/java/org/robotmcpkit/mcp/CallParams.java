package org.robotmcpkit.mcp;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Checks the parameters of {@code tools/call}, since the SDK answers what it cannot read with a
 * fault or nothing at all.
 */
final class CallParams {
  private CallParams() {}

  /** What is wrong with the parameters of a call, in one sentence; empty when nothing is. */
  static Optional<String> problem(Map<?, ?> call) {
    if (!(call.get("name") instanceof String)) {
      return Optional.of("tools/call: name must be a text" + got(call.get("name")));
    }
    for (String member : List.of("arguments", "_meta")) {
      Object value = call.get(member);
      if (value != null && !(value instanceof Map)) {
        return Optional.of("tools/call: " + member + " must be an object" + got(value));
      }
    }
    return Optional.empty();
  }

  private static String got(@Nullable Object value) {
    String kind =
        value == null
            ? "nothing"
            : value instanceof String
                ? "a text"
                : value instanceof List
                    ? "a list"
                    : value instanceof Map
                        ? "an object"
                        : value instanceof Boolean ? "true or false" : "a number";
    return " (got " + kind + ").";
  }
}
