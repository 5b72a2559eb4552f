package org.robotmcpkit.processor.write;

import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;

/**
 * Writes a tree of maps, lists, texts, numbers and booleans as JSON, in ASCII.
 *
 * <p>An object stands on one line if it fits there, and one member a line if not; the outermost
 * ones never do, so that each property of a schema has a line of its own.
 */
final class JsonText {
  /** Stands for JSON's null, since maps and lists here have none. */
  static final Object NULL =
      new Object() {
        @Override
        public String toString() {
          return "null";
        }
      };

  /**
   * An object that stands in several places; it is written once for all places where it looks the
   * same.
   *
   * @param tree the object
   */
  record Shared(Map<String, Object> tree) {}

  private static final int WIDTH = 112;
  private static final int ALWAYS_OPEN = 2;

  private final int openLevels;
  private final StringBuilder json = new StringBuilder();
  private final IdentityHashMap<Shared, Map<Integer, String>> written = new IdentityHashMap<>();

  private JsonText(int openLevels) {
    this.openLevels = openLevels;
  }

  /** The tree as text that ends with a line break. */
  static String of(Map<String, ?> tree) {
    return of(tree, ALWAYS_OPEN);
  }

  /**
   * The tree as text that ends with a line break, with one member a line in so many outermost
   * levels.
   */
  static String of(Map<String, ?> tree, int openLevels) {
    JsonText text = new JsonText(openLevels);
    text.write(tree, 0, 0);
    return text.json.append('\n').toString();
  }

  /**
   * Writes a value.
   *
   * @param depth how deep it lies
   * @param used how many columns of its first line are taken
   */
  private void write(Object value, int depth, int used) {
    if (value instanceof Shared shared) {
      writeShared(shared, depth, used);
    } else if (value instanceof Map<?, ?> map && !map.isEmpty()) {
      if (depth < openLevels || !fitsFlat(map, used)) {
        writeMembers(map, depth);
      }
    } else if (value instanceof List<?> items && !items.isEmpty()) {
      boolean isOpen = depth + 1 < openLevels && items.stream().anyMatch(Map.class::isInstance);
      if (isOpen || !fitsFlat(items, used)) {
        writeItems(items, depth);
      }
    } else {
      writeFlat(value, Integer.MAX_VALUE);
    }
  }

  private void writeShared(Shared shared, int depth, int used) {
    Map<Integer, String> texts = written.computeIfAbsent(shared, any -> new HashMap<>());
    int place = depth * WIDTH + Math.min(used, WIDTH - 1);
    String text = texts.get(place);
    if (text == null) {
      int begin = json.length();
      write(shared.tree(), depth, used);
      texts.put(place, json.substring(begin));
    } else {
      json.append(text);
    }
  }

  private void writeMembers(Map<?, ?> map, int depth) {
    json.append('{');
    String separator = "";
    for (Map.Entry<?, ?> member : map.entrySet()) {
      json.append(separator);
      int begin = newLine(depth + 1);
      quote(String.valueOf(member.getKey()));
      json.append(": ");
      write(member.getValue(), depth + 1, json.length() - begin + 1);
      separator = ",";
    }
    newLine(depth);
    json.append('}');
  }

  private void writeItems(List<?> items, int depth) {
    json.append('[');
    String separator = "";
    for (Object item : items) {
      json.append(separator);
      int begin = newLine(depth + 1);
      write(item, depth + 1, json.length() - begin + 1);
      separator = ",";
    }
    newLine(depth);
    json.append(']');
  }

  /** Begins an indented line; the answer is where it begins. */
  private int newLine(int depth) {
    json.append('\n');
    int begin = json.length();
    json.append("  ".repeat(depth));
    return begin;
  }

  /** Writes the value on the line that has been begun, or nothing if it does not fit there. */
  private boolean fitsFlat(Object value, int used) {
    int begin = json.length();
    boolean fits = writeFlat(value, begin + WIDTH - used);
    if (!fits) {
      json.setLength(begin);
    }
    return fits;
  }

  /**
   * Writes the value on one line; stops, and says so, as soon as the text is longer than it may
   * become.
   */
  private boolean writeFlat(Object value, int most) {
    if (value instanceof Shared shared) {
      return writeFlatMap(shared.tree(), most);
    }
    if (value instanceof Map<?, ?> map) {
      return writeFlatMap(map, most);
    }
    if (value instanceof List<?> items) {
      return writeFlatList(items, most);
    }
    if (value instanceof String text) {
      quote(text);
    } else {
      json.append(value);
    }
    return json.length() <= most;
  }

  private boolean writeFlatMap(Map<?, ?> map, int most) {
    json.append('{');
    String separator = "";
    for (Map.Entry<?, ?> member : map.entrySet()) {
      json.append(separator);
      quote(String.valueOf(member.getKey()));
      json.append(": ");
      if (!writeFlat(member.getValue(), most)) {
        return false;
      }
      separator = ", ";
    }
    json.append('}');
    return json.length() <= most;
  }

  private boolean writeFlatList(List<?> items, int most) {
    json.append('[');
    String separator = "";
    for (Object item : items) {
      json.append(separator);
      if (!writeFlat(item, most)) {
        return false;
      }
      separator = ", ";
    }
    json.append(']');
    return json.length() <= most;
  }

  private void quote(String text) {
    json.append('"');
    for (int index = 0; index < text.length(); index++) {
      char letter = text.charAt(index);
      switch (letter) {
        case '"' -> json.append("\\\"");
        case '\\' -> json.append("\\\\");
        case '\n' -> json.append("\\n");
        case '\t' -> json.append("\\t");
        default -> {
          if (letter < ' ' || letter > '~') {
            json.append(Escapes.unicode(letter));
          } else {
            json.append(letter);
          }
        }
      }
    }
    json.append('"');
  }
}
