package org.robotmcpkit.tool;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Function;

/**
 * An object that is one of several kinds, told apart by a member that names the kind.
 *
 * <pre>{@code
 * return shape.<Shape>variants("type")
 *     .variant("circle", ShapesTools::circle)
 *     .variant("square", ShapesTools::square)
 *     .build();
 * }</pre>
 *
 * @param <T> what all kinds have in common
 */
public final class Variants<T> {
  private final Arguments object;
  private final String discriminator;
  private final Map<String, Function<Arguments, ? extends T>> readers = new LinkedHashMap<>();

  Variants(Arguments object, String discriminator) {
    this.object = object;
    this.discriminator = discriminator;
  }

  /**
   * Adds a kind.
   *
   * @param name the kind's name in the call
   * @param reader reads the other members and ends with {@link Arguments#build}
   */
  public Variants<T> variant(String name, Function<Arguments, ? extends T> reader) {
    readers.put(name, reader);
    return this;
  }

  /** Reads the object as the kind that it names; notes a name that is none of those added. */
  @SuppressWarnings({"NullAway", "DataFlowIssue"}) // a stand-in never reaches a body
  public T build() {
    Value kind = object.at(discriminator);
    String allowed = "one of " + String.join(", ", readers.keySet());
    if (kind.isAbsent()) {
      kind.problem("is missing; give " + allowed);
      return null;
    }
    if (kind.raw() instanceof String name && readers.containsKey(name)) {
      return readers.get(name).apply(object);
    }
    String hint = Similar.hint(kind.raw(), readers.keySet());
    kind.problem("must be " + allowed + " (got " + Shown.of(kind.raw()) + ")" + hint);
    return null;
  }
}
