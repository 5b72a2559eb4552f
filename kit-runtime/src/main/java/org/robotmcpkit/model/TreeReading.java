package org.robotmcpkit.model;

import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Reads one value into one JSON tree, level by level, and counts what it will take on the wire.
 *
 * <p>Not thread-safe; made for a single reading.
 */
final class TreeReading {
  /**
   * How far beyond the limit reading goes on only to learn the size. It also bounds the time that
   * small objects which stand for a huge tree, for example lists that hold the same list ten times,
   * can take.
   */
  private static final int COUNTING_FACTOR = 4;

  /**
   * A member is worth replacing from this share of the limit on; many small ones are replaced as a
   * whole.
   */
  private static final int LARGE_SHARE = 64;

  private final Limits limits;
  private final boolean isExact;
  private final Set<Object> path = Collections.newSetFromMap(new IdentityHashMap<>());
  private long bytes;

  /**
   * A reading.
   *
   * @param isExact whether texts are taken over with the hidden characters in them
   */
  TreeReading(Limits limits, boolean isExact) {
    this.limits = limits;
    this.isExact = isExact;
  }

  private String visible(String text) {
    return isExact ? text : HiddenCharacters.replaced(text);
  }

  Map<String, Object> object(@Nullable Object value) {
    if (value == null) {
      return Map.of();
    }
    Shape shape;
    try {
      shape = Shape.of(value, most());
    } catch (TooLarge tooLarge) {
      return Marks.tooLarge(most());
    }
    if (shape instanceof Shape.Members members) {
      path.add(value);
      return topLevel(members);
    }
    return topLevel(new Shape.Members(Collections.singletonMap("value", value)));
  }

  /**
   * Reads each member for itself, and gives up the largest ones as long as the whole is too large.
   */
  private Map<String, Object> topLevel(Shape.Members members) {
    Map<String, Object> read = new LinkedHashMap<>();
    Map<String, Long> sizes = new LinkedHashMap<>();
    long total = 2;
    long counted = 0;
    for (Map.Entry<String, Object> member : members.values().entrySet()) {
      String name = visible(member.getKey());
      bytes = 0;
      Object tree = memberTree(member.getValue());
      counted += bytes;
      if (counted > most()) {
        return Marks.tooLarge(counted);
      }
      read.put(name, tree);
      sizes.put(name, bytes);
      total += Texts.jsonLength(name) + 2 + bytes; // colon and comma
      while (total > limits.maxBytes()) {
        Map.Entry<String, Long> largest =
            Collections.max(sizes.entrySet(), Map.Entry.comparingByValue());
        long size = largest.getValue();
        Map<String, Object> mark = Marks.tooLarge(size);
        long saved = size - sizeOf(mark);
        if (saved <= 0 || size < limits.maxBytes() / LARGE_SHARE) {
          return Marks.tooLarge(counted);
        }
        read.put(largest.getKey(), mark);
        largest.setValue(sizeOf(mark));
        total -= saved;
      }
    }
    return Collections.unmodifiableMap(read);
  }

  private @Nullable Object memberTree(Object value) {
    try {
      return tree(value, 2);
    } catch (TooLarge tooLarge) {
      return Marks.tooLarge(bytes);
    }
  }

  private static long sizeOf(Map<String, Object> mark) {
    return Json.bytes(mark).length;
  }

  private @Nullable Object tree(@Nullable Object value, int depth) {
    Shape shape;
    try {
      shape = Shape.of(value, most() - bytes);
    } catch (TooLarge tooLarge) {
      bytes = most();
      throw tooLarge;
    }
    if (shape instanceof Shape.Leaf leaf) {
      return counted(leaf);
    }
    if (depth > limits.maxDepth()) {
      return counted(Marks.DEPTH);
    }
    if (!path.add(value)) {
      return counted(Marks.CYCLE);
    }
    try {
      return shape instanceof Shape.Items items
          ? list(items, depth)
          : members(((Shape.Members) shape).values(), depth);
    } finally {
      path.remove(value);
    }
  }

  private List<Object> list(Shape.Items items, int depth) {
    List<Object> list = new ArrayList<>(items.values().size());
    count(2);
    for (Object item : items.values()) {
      count(1);
      list.add(tree(item, depth + 1));
    }
    return Collections.unmodifiableList(list);
  }

  private Map<String, Object> members(Map<String, Object> values, int depth) {
    Map<String, Object> members = new LinkedHashMap<>();
    count(2);
    values.forEach(
        (key, value) -> {
          String name = visible(key);
          count(Texts.jsonLength(name) + 2);
          members.put(name, tree(value, depth + 1));
        });
    return Collections.unmodifiableMap(members);
  }

  private @Nullable Object counted(Shape.Leaf leaf) {
    Object value = leaf.value();
    if (!(value instanceof String raw)) {
      count(String.valueOf(value).length());
      return value;
    }
    String text = visible(raw);
    if (text.length() > Json.MAX_STRING_CHARS) { // the kit's own strict reader would refuse it
      return counted(Marks.tooLarge(Texts.jsonLength(text)));
    }
    count(Texts.jsonLength(text));
    return text;
  }

  private Map<String, Object> counted(Map<String, Object> mark) {
    count(sizeOf(mark));
    return mark;
  }

  private void count(long more) {
    bytes += more;
    if (bytes > most()) {
      throw new TooLarge();
    }
  }

  private long most() {
    return (long) COUNTING_FACTOR * limits.maxBytes();
  }

  /** Ends a reading that has seen enough. */
  static final class TooLarge extends RuntimeException {
    private static final long serialVersionUID = 1L;

    TooLarge() {
      super(null, null, false, false);
    }
  }
}
