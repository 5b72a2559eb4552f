package org.robotmcpkit.cli;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * One field of a question's form.
 *
 * @param name its name
 * @param schema what may stand in it
 * @param isRequired whether it has to be filled in
 */
record FormField(String name, Map<?, ?> schema, boolean isRequired) {
  /**
   * What somebody has typed.
   *
   * @param value what it comes to; empty if the field is left out
   * @param problem what is wrong with it
   */
  record Read(Optional<Object> value, Optional<String> problem) {
    static Read value(Object value) {
      return new Read(Optional.of(value), Optional.empty());
    }

    static Read problem(String problem) {
      return new Read(Optional.empty(), Optional.of(problem));
    }

    static Read leftOut() {
      return new Read(Optional.empty(), Optional.empty());
    }
  }

  /** What stands before the cursor: name, meaning, what may be typed, what stands in it already. */
  String prompt() {
    StringBuilder prompt = new StringBuilder(Shown.line(name));
    if (schema.get("description") instanceof String meaning) {
      prompt.append(", ").append(Shown.line(meaning));
    }
    List<String> choices = choices();
    if (!choices.isEmpty()) {
      prompt
          .append(isMany() ? " (any of " : " (")
          .append(Shown.line(String.join(", ", choices)))
          .append(')');
    } else if ("boolean".equals(schema.get("type"))) {
      prompt.append(" (y or n)");
    }
    if (schema.get("default") != null) {
      prompt.append(" [").append(Shown.json(schema.get("default"))).append(']');
    } else if (!isRequired) {
      prompt.append(" [none]");
    }
    return prompt.append(": ").toString();
  }

  /** What the text comes to. */
  Read read(String text) {
    if (text.isEmpty()) {
      Object preset = schema.get("default");
      if (preset != null) {
        return Read.value(preset);
      }
      return isRequired ? Read.problem(Shown.line(name) + " has to be filled in") : Read.leftOut();
    }
    if (isMany()) {
      return many(text);
    }
    List<String> choices = choices();
    if (!choices.isEmpty()) {
      return choices.contains(text) ? Read.value(text) : notOneOf(text, choices);
    }
    return switch (String.valueOf(schema.get("type"))) {
      case "integer" ->
          text.matches("-?[0-9]{1,18}")
              ? Read.value(new BigInteger(text))
              : Read.problem(Shown.line(text) + " is no whole number");
      case "number" ->
          text.matches(ArgumentValue.NUMBER)
              ? Read.value(new BigDecimal(text))
              : Read.problem(Shown.line(text) + " is no number");
      case "boolean" -> bool(text);
      default -> Read.value(text);
    };
  }

  private static Read bool(String text) {
    if (text.matches("(?i)y|yes|true")) {
      return Read.value(true);
    }
    return text.matches("(?i)n|no|false") ? Read.value(false) : Read.problem("type y or n");
  }

  private Read many(String text) {
    List<String> choices = choices();
    List<String> chosen =
        Arrays.stream(text.split(",")).map(String::strip).filter(one -> !one.isEmpty()).toList();
    Optional<String> wrong = chosen.stream().filter(one -> !choices.contains(one)).findFirst();
    return wrong.map(one -> notOneOf(one, choices)).orElseGet(() -> Read.value(chosen));
  }

  private static Read notOneOf(String text, List<String> choices) {
    return Read.problem(Shown.line(text) + " is none of " + Shown.line(String.join(", ", choices)));
  }

  private boolean isMany() {
    return "array".equals(schema.get("type"));
  }

  /** The texts that it takes; none if it takes any. */
  private List<String> choices() {
    Map<?, ?> one = isMany() && schema.get("items") instanceof Map<?, ?> items ? items : schema;
    Stream<?> plain = one.get("enum") instanceof List<?> listed ? listed.stream() : Stream.of();
    Stream<?> titled = Stream.of("oneOf", "anyOf").flatMap(word -> constants(one.get(word)));
    return Stream.concat(plain, titled).map(String::valueOf).toList();
  }

  private static Stream<?> constants(@Nullable Object alternatives) {
    return alternatives instanceof List<?> listed
        ? listed.stream()
            .flatMap(
                one ->
                    one instanceof Map<?, ?> alternative
                        ? Stream.ofNullable(alternative.get("const"))
                        : Stream.of())
        : Stream.of();
  }
}
