package org.robotmcpkit.cli;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;

/**
 * The form of a question: the flat schema that MCP's elicitation allows (MCP specification,
 * client/elicitation).
 *
 * @param fields what to fill in, in order
 */
record Form(List<FormField> fields) {
  /** The form that a schema describes. */
  static Form of(Map<String, ?> schema) {
    List<?> required = schema.get("required") instanceof List<?> names ? names : List.of();
    return schema.get("properties") instanceof Map<?, ?> properties
        ? new Form(
            properties.entrySet().stream()
                .filter(property -> property.getValue() instanceof Map<?, ?>)
                .map(
                    property ->
                        new FormField(
                            String.valueOf(property.getKey()),
                            (Map<?, ?>) property.getValue(),
                            required.contains(property.getKey())))
                .toList())
        : new Form(List.of());
  }

  /**
   * What somebody fills in; empty if they stop, or get a field wrong too often.
   *
   * @param ask prints a prompt and gives what is typed
   * @param say prints a line
   */
  Optional<Map<String, Object>> filledIn(
      Function<String, Optional<String>> ask, Consumer<String> say, int mostTries) {
    Map<String, Object> content = new LinkedHashMap<>();
    for (FormField field : fields) {
      boolean isDone = false;
      for (int tries = 0; tries < mostTries && !isDone; tries++) {
        Optional<String> typed = ask.apply("  " + field.prompt());
        if (typed.isEmpty()) {
          return Optional.empty();
        }
        FormField.Read read = field.read(typed.get().strip());
        read.problem().ifPresent(problem -> say.accept("  " + problem));
        read.value().ifPresent(value -> content.put(field.name(), value));
        isDone = read.problem().isEmpty();
      }
      if (!isDone) {
        return Optional.empty();
      }
    }
    return Optional.of(content);
  }
}
