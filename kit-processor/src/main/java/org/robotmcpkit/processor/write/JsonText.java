package org.robotmcpkit.processor.write;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Writes a tree of maps, lists, texts, numbers and booleans as JSON, in ASCII.
 *
 * <p>An object stands on one line if it fits there, and one member a line if not; the outermost ones never do, so that
 * each property of a schema has a line of its own.
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

  private static final int WIDTH = 112;
  private static final int ALWAYS_OPEN = 2;

  private final int openLevels;

  private JsonText(int openLevels) {
    this.openLevels = openLevels;
  }

  /** The tree as text that ends with a line break. */
  static String of(Map<String, ?> tree) {
    return of(tree, ALWAYS_OPEN);
  }

  /** The tree as text that ends with a line break, with one member a line in so many outermost levels. */
  static String of(Map<String, ?> tree, int openLevels) {
    return new JsonText(openLevels).write(tree, 0, 0) + "\n";
  }

  /**
   * Writes a value.
   *
   * @param depth how deep it lies
   * @param used how many columns of its first line are taken
   */
  private String write(Object value, int depth, int used) {
    String flat = flat(value);
    boolean isOpen = value instanceof Map<?, ?> map && !map.isEmpty() && depth < openLevels;
    boolean fits = used + flat.length() <= WIDTH;
    if (value instanceof Map<?, ?> map && (isOpen || !fits)) {
      Stream<String> members =
          map.entrySet().stream()
              .map(
                  member -> {
                    String name = quoted(String.valueOf(member.getKey())) + ": ";
                    return name + write(member.getValue(), depth + 1, indent(depth + 1).length() + name.length() + 1);
                  });
      return block("{", members, depth, "}");
    }
    boolean hasOpenItems =
        value instanceof List<?> all && depth + 1 < openLevels && all.stream().anyMatch(Map.class::isInstance);
    if (value instanceof List<?> items && (hasOpenItems || !fits)) {
      Stream<String> members =
          items.stream().map(item -> write(item, depth + 1, indent(depth + 1).length() + 1));
      return block("[", members, depth, "]");
    }
    return flat;
  }

  private static String block(String open, Stream<String> members, int depth, String close) {
    String separator = ",\n" + indent(depth + 1);
    return members.collect(
        Collectors.joining(separator, open + "\n" + indent(depth + 1), "\n" + indent(depth) + close));
  }

  private static String flat(Object value) {
    if (value instanceof Map<?, ?> map) {
      return map.entrySet().stream()
          .map(member -> quoted(String.valueOf(member.getKey())) + ": " + flat(member.getValue()))
          .collect(Collectors.joining(", ", "{", "}"));
    }
    if (value instanceof List<?> items) {
      return items.stream().map(JsonText::flat).collect(Collectors.joining(", ", "[", "]"));
    }
    return value instanceof String text ? quoted(text) : value.toString();
  }

  private static String indent(int depth) {
    return "  ".repeat(depth);
  }

  private static String quoted(String text) {
    StringBuilder json = new StringBuilder("\"");
    for (char letter : text.toCharArray()) {
      switch (letter) {
        case '"' -> json.append("\\\"");
        case '\\' -> json.append("\\\\");
        case '\n' -> json.append("\\n");
        case '\t' -> json.append("\\t");
        default -> json.append(letter < ' ' || letter > '~' ? Escapes.unicode(letter) : letter);
      }
    }
    return json.append('"').toString();
  }
}
