package org.robotmcpkit.processor.read;

import java.util.LinkedHashMap;
import java.util.Map;
import javax.lang.model.element.Element;

/**
 * A Javadoc comment: what stands in front of its block tags, and its {@code @param} texts.
 *
 * @param description the text up to the first block tag
 * @param parameters the {@code @param} texts by name
 */
record DocComment(String description, Map<String, String> parameters) {
  /** No comment. */
  static final DocComment NONE = new DocComment("", Map.of());

  private static final String PARAM = "param";

  /** The declaration's comment. */
  static DocComment of(Element declaration, Env env) {
    String raw = env.elements().getDocComment(declaration);
    return raw == null ? NONE : parse(raw);
  }

  /** Reads a comment as the compiler hands it out, without its stars. */
  static DocComment parse(String raw) {
    int end = nextTag(raw, 0);
    String description = DocText.plain(raw.substring(0, end));
    Map<String, String> parameters = new LinkedHashMap<>();
    while (end < raw.length()) {
      int begin = raw.indexOf('@', end) + 1;
      end = nextTag(raw, begin);
      addParameter(raw.substring(begin, end), parameters);
    }
    return new DocComment(description, parameters);
  }

  /** Where the next line with a block tag begins; the end of the comment if there is none. */
  private static int nextTag(String raw, int from) {
    int line = from == 0 ? 0 : lineAfter(raw, from);
    while (line < raw.length()) {
      int first = afterBlanks(raw, line);
      if (first + 1 < raw.length() && raw.charAt(first) == '@' && isLetter(raw.charAt(first + 1))) {
        return line;
      }
      line = lineAfter(raw, line);
    }
    return raw.length();
  }

  private static int lineAfter(String raw, int index) {
    int end = raw.indexOf('\n', index);
    return end < 0 ? raw.length() : end + 1;
  }

  private static int afterBlanks(String text, int from) {
    int index = from;
    while (index < text.length() && DocText.isBlank(text.charAt(index))) {
      index++;
    }
    return index;
  }

  private static boolean isLetter(char letter) {
    return (letter >= 'a' && letter <= 'z') || (letter >= 'A' && letter <= 'Z');
  }

  private static void addParameter(String tag, Map<String, String> parameters) {
    int name = tag.startsWith(PARAM) ? afterBlanks(tag, PARAM.length()) : tag.length();
    if (name > PARAM.length() && name < tag.length()) {
      int end = name;
      while (end < tag.length() && !DocText.isBlank(tag.charAt(end))) {
        end++;
      }
      parameters.putIfAbsent(tag.substring(name, end), DocText.plain(tag.substring(end)));
    }
  }

  /** What it says about a parameter, or empty. */
  String parameter(String name) {
    return parameters.getOrDefault(name, "");
  }
}
