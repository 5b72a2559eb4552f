package org.robotmcpkit.menu;

import java.math.BigDecimal;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Writes a lock: JSON in ASCII, one member a line, sorted, with line feeds; the same bytes
 * everywhere for the same menu. What cannot be seen is escaped, so that a reviewer sees it.
 */
final class LockText {
  /** Stands for JSON's null, since sorted maps have none. */
  static final Object NULL =
      new Object() {
        @Override
        public String toString() {
          return "null";
        }
      };

  private static final int LONGEST_PLAIN_NUMBER = 20;

  private final StringBuilder json = new StringBuilder();

  private LockText() {}

  static String of(List<MenuEntry> menu) {
    Map<String, Object> lock = new TreeMap<>();
    lock.put("tools", entries(menu, MenuEntry.Kind.TOOL));
    List<Map<String, Object>> resources = entries(menu, MenuEntry.Kind.RESOURCE);
    if (!resources.isEmpty()) {
      lock.put("resources", resources);
    }
    LockText text = new LockText();
    text.write(lock, 0);
    return text.json.append('\n').toString();
  }

  private static List<Map<String, Object>> entries(List<MenuEntry> menu, MenuEntry.Kind kind) {
    return menu.stream()
        .filter(one -> one.kind() == kind)
        .sorted(MenuEntry.ORDER)
        .map(LockText::entry)
        .toList();
  }

  private static Map<String, Object> entry(MenuEntry said) {
    Map<String, Object> entry = new TreeMap<>(said.members());
    entry.put("class", said.holder());
    entry.put(said.kind() == MenuEntry.Kind.TOOL ? "name" : "path", said.name());
    return entry;
  }

  private void write(Object value, int depth) {
    if (value instanceof Map<?, ?> map) {
      writeAll(map.entrySet(), '{', '}', depth);
    } else if (value instanceof List<?> items) {
      writeAll(items, '[', ']', depth);
    } else if (value instanceof Map.Entry<?, ?> member) {
      quote(String.valueOf(member.getKey()));
      json.append(": ");
      write(member.getValue(), depth);
    } else if (value instanceof String text) {
      quote(text);
    } else if (value instanceof BigDecimal number) {
      json.append(
          Math.abs(number.scale()) > LONGEST_PLAIN_NUMBER
              ? number.toString()
              : number.toPlainString());
    } else {
      json.append(value);
    }
  }

  private void writeAll(Collection<?> parts, char open, char close, int depth) {
    json.append(open);
    String separator = "";
    for (Object part : parts) {
      json.append(separator).append('\n').append("  ".repeat(depth + 1));
      write(part, depth + 1);
      separator = ",";
    }
    if (!parts.isEmpty()) {
      json.append('\n').append("  ".repeat(depth));
    }
    json.append(close);
  }

  private void quote(String text) {
    json.append('"');
    for (int at = 0; at < text.length(); at++) {
      char letter = text.charAt(at);
      switch (letter) {
        case '"' -> json.append("\\\"");
        case '\\' -> json.append("\\\\");
        case '\n' -> json.append("\\n");
        case '\t' -> json.append("\\t");
        default -> {
          if (letter < ' ' || letter > '~') {
            json.append("\\u").append(String.format("%04x", (int) letter));
          } else {
            json.append(letter);
          }
        }
      }
    }
    json.append('"');
  }
}
