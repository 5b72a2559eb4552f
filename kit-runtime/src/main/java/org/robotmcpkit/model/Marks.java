package org.robotmcpkit.model;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The objects that stand where a value could not be taken over ({@code docs/contract.md} §5). */
final class Marks {
  /** The body's object threw when it was read. */
  static final Map<String, Object> UNREADABLE = because("unreadable");

  /** Another thread changed it at every try. */
  static final Map<String, Object> CHANGING = because("changing");

  /** It contains itself. */
  static final Map<String, Object> CYCLE = because("cycle");

  /** It stands too deep. */
  static final Map<String, Object> DEPTH = because("depth");

  private static final String NAME = "_truncated";

  private Marks() {}

  /** Whether something in the value could not be taken over. */
  static boolean areIn(@Nullable Object value) {
    if (value instanceof Map<?, ?> object) {
      return object.containsKey(NAME) || object.values().stream().anyMatch(Marks::areIn);
    }
    return value instanceof List<?> list && list.stream().anyMatch(Marks::areIn);
  }

  /** The object with a mark of its own in front of its members. */
  static Map<String, Object> marked(Map<String, Object> object) {
    Map<String, Object> marked = new LinkedHashMap<>();
    marked.put(NAME, true);
    object.forEach(marked::putIfAbsent);
    return Collections.unmodifiableMap(marked);
  }

  /** It takes, or has taken when reading was given up, so many bytes. */
  static Map<String, Object> tooLarge(long bytes) {
    return mark("bytes", bytes);
  }

  private static Map<String, Object> because(String reason) {
    return mark("reason", reason);
  }

  private static Map<String, Object> mark(String name, Object value) {
    Map<String, Object> mark = new LinkedHashMap<>();
    mark.put(NAME, true);
    mark.put(name, value);
    return Collections.unmodifiableMap(mark);
  }
}
