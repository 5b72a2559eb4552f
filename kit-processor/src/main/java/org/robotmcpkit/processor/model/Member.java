package org.robotmcpkit.processor.model;

import java.util.Optional;

/** A part of an object, and how it gets into it. */
public sealed interface Member {
  /**
   * An argument of the constructor or factory.
   *
   * @param argument what it is
   */
  record Passed(Argument argument) implements Member {}

  /**
   * An argument of the constructor that JSON never has: null, or an empty {@code Optional}.
   *
   * @param empty the empty type, if it is not null
   */
  record Unread(Optional<Type.OptionalOf> empty) implements Member {}

  /**
   * A property that a setter takes.
   *
   * @param argument what it is
   * @param setter the method
   * @param isKept whether the bean keeps what it has when the property is left out
   */
  record Set(Argument argument, String setter, boolean isKept) implements Member {}

  /**
   * A property that is a field.
   *
   * @param argument what it is
   * @param field the field
   * @param isKept whether the bean keeps what it has when the property is left out
   */
  record Assigned(Argument argument, String field, boolean isKept) implements Member {}

  /** What it is, unless JSON never has it. */
  default Optional<Argument> read() {
    if (this instanceof Passed passed) {
      return Optional.of(passed.argument());
    }
    if (this instanceof Set set) {
      return Optional.of(set.argument());
    }
    return this instanceof Assigned assigned ? Optional.of(assigned.argument()) : Optional.empty();
  }
}
