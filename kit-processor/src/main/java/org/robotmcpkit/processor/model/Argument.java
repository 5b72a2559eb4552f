package org.robotmcpkit.processor.model;

import java.util.Optional;

/**
 * A parameter that callers see, or a component of a record.
 *
 * @param javaName its name in Java
 * @param wireName its name in JSON
 * @param description what it means, for a model, or empty
 * @param type its type
 * @param nullable how it says that it may be null in Java, if it does
 * @param defaultText the default as the user wrote it
 */
public record Argument(
    String javaName,
    String wireName,
    String description,
    Type type,
    Optional<Nullability> nullable,
    Optional<String> defaultText)
    implements Parameter {
  /** Whether it may be null in Java. */
  public boolean isNullable() {
    return nullable.isPresent();
  }

  /** Whether a call without it is refused; if not, JSON null counts as left out. */
  public boolean isRequired() {
    return !isNullable() && defaultText.isEmpty() && !(type instanceof Type.OptionalOf);
  }

  /** The default, if there is one that its type can hold. */
  public Optional<Object> defaultValue() {
    return defaultText.flatMap(text -> DefaultValue.parse(type, text));
  }
}
