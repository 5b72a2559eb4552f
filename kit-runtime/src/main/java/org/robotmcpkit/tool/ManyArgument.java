package org.robotmcpkit.tool;

import java.util.Collection;
import java.util.Map;

/**
 * An argument that holds others, a list, a set or a map, with an optional limit on how many.
 *
 * @param <T> the Java type it becomes
 */
public final class ManyArgument<T> extends Argument<T> {
  private final Decoder<T> parts;
  private final Size size;

  ManyArgument(Value value, Decoder<T> parts) {
    this(value, parts, Size.ANY);
  }

  private ManyArgument(Value value, Decoder<T> parts, Size size) {
    super(value, size.isAny() ? parts : within(size, parts));
    this.parts = parts;
    this.size = size;
  }

  /**
   * Refuses any other number of items, or of a map's members.
   *
   * @throws IllegalArgumentException if no size is both
   */
  public ManyArgument<T> size(int least, int most) {
    return minSize(least).maxSize(most);
  }

  /** Refuses fewer items, or members of a map. */
  public ManyArgument<T> minSize(int least) {
    return new ManyArgument<>(value, parts, size.from(least));
  }

  /** Refuses more items, or members of a map. */
  public ManyArgument<T> maxSize(int most) {
    return new ManyArgument<>(value, parts, size.to(most));
  }

  private static <T> Decoder<T> within(Size size, Decoder<T> parts) {
    return new Decoder<>(
        () ->
            parts.expected()
                + " with "
                + size.of(parts.expected().equals("an object") ? "members" : "items"),
        parts::standIn,
        value -> {
          if (value.raw() instanceof Collection<?> items && !size.holds(items.size())) {
            value.problem("must have " + size.of("items") + " (got " + items.size() + ")");
          }
          if (value.raw() instanceof Map<?, ?> members && !size.holds(members.size())) {
            value.problem("must have " + size.of("members") + " (got " + members.size() + ")");
          }
          return parts.decode(value);
        });
  }
}
