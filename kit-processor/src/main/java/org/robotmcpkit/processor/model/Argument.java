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
  /**
   * What it means, with the unit that its name ends in if it is a number, or several; empty if
   * nobody says.
   */
  public String meaning() {
    return isNumeric() ? Units.added(wireName, description) : description;
  }

  /** Whether it is a number, or several. */
  public boolean isNumeric() {
    return isNumeric(type);
  }

  private static boolean isNumeric(Type type) {
    if (type instanceof Type.ListOf list) {
      return isNumeric(list.item());
    }
    if (type instanceof Type.ArrayOf array) {
      return isNumeric(array.item());
    }
    return type instanceof Type.OptionalOf optional
        ? isNumeric(optional.value())
        : type instanceof Type.Plain plain && plain.scalar().isNumber();
  }

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
