package org.robotmcpkit.processor.model;

import java.util.List;
import java.util.Optional;

/**
 * What a value is in JSON once the kit has written it; says no more than what is true of every
 * value of its type.
 */
@SuppressWarnings("ClassInitializationDeadlock") // one thread compiles
public sealed interface Output {
  /** Any JSON at all. */
  Output ANYTHING = new Anything();

  /** An object of which nothing more is said. */
  Output OBJECT = new Plain("object", "");

  /** A value of which no more is known. */
  record Anything() implements Output {}

  /**
   * A value without parts, or one whose parts are not described.
   *
   * @param type its type in a JSON schema
   * @param format its format in a JSON schema, or empty
   */
  record Plain(String type, String format) implements Output {}

  /**
   * A value, or null.
   *
   * @param value the value if it is there
   */
  record OrNull(Output value) implements Output {}

  /**
   * One of an enum's constants.
   *
   * @param names their names in JSON, in order
   */
  record Choice(List<String> names) implements Output {
    public Choice {
      names = List.copyOf(names);
    }
  }

  /**
   * A list.
   *
   * @param item what is in it
   */
  record Items(Output item) implements Output {}

  /**
   * An object with names that the caller cannot know.
   *
   * @param value what stands under each
   */
  record Entries(Output value) implements Output {}

  /**
   * An object with named parts, and perhaps more than these.
   *
   * @param parts the parts, in order
   */
  record Members(List<Part> parts) implements Output {
    public Members {
      parts = List.copyOf(parts);
    }
  }

  /**
   * A part of an object.
   *
   * @param name its name in JSON
   * @param description what it means, for a model, or empty
   * @param value what stands there
   * @param isAlwaysThere whether every such object has it
   */
  record Part(String name, String description, Output value, boolean isAlwaysThere) {}

  /**
   * One of several kinds of object.
   *
   * @param kinds the kinds, in order
   */
  record OneOf(List<Output> kinds) implements Output {
    public OneOf {
      kinds = List.copyOf(kinds);
    }
  }

  /** The same, or null. */
  default Output orNull() {
    return this instanceof OrNull || this instanceof Anything ? this : new OrNull(this);
  }

  /** What it is when it is not null. */
  default Output value() {
    return this instanceof OrNull optional ? optional.value() : this;
  }

  /** Whether it is an object in JSON; empty if that cannot be said. */
  default Optional<Boolean> isObject() {
    if (this instanceof Anything) {
      return Optional.empty();
    }
    return Optional.of(
        this instanceof Members
            || this instanceof Entries
            || this instanceof OneOf
            || equals(OBJECT));
  }
}
