package org.robotmcpkit.bench.tasks;

import java.util.List;
import java.util.Map;

/** Writes maps, lists, texts, numbers and booleans as JSON, for the text of an answer. */
public final class HandJson {
  private HandJson() {}

  /** The value as JSON on one line. */
  public static String of(Object value) {
    StringBuilder out = new StringBuilder(384);
    write(out, value);
    return out.toString();
  }

  private static void write(StringBuilder out, Object value) {
    if (value instanceof Map<?, ?> map) {
      char before = '{';
      for (Map.Entry<?, ?> entry : map.entrySet()) {
        text(out.append(before), String.valueOf(entry.getKey()));
        write(out.append(':'), entry.getValue());
        before = ',';
      }
      out.append(before == '{' ? "{}" : "}");
    } else if (value instanceof List<?> list) {
      char before = '[';
      for (Object element : list) {
        write(out.append(before), element);
        before = ',';
      }
      out.append(before == '[' ? "[]" : "]");
    } else if (value instanceof String text) {
      text(out, text);
    } else {
      out.append(value);
    }
  }

  private static void text(StringBuilder out, String text) {
    out.append('"');
    for (int at = 0; at < text.length(); at++) {
      char character = text.charAt(at);
      if (character == '"' || character == '\\') {
        out.append('\\').append(character);
      } else if (character < ' ') {
        out.append(String.format("\\u%04x", (int) character));
      } else {
        out.append(character);
      }
    }
    out.append('"');
  }
}
