package org.robotmcpkit.processor.read;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
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

  private static final Pattern BLOCK_TAG = Pattern.compile("(?m)^\\s*@(?=\\p{Alpha})");
  private static final Pattern PARAM = Pattern.compile("(?s)param\\s+(\\S+)(.*)");

  /** The declaration's comment. */
  static DocComment of(Element declaration, Env env) {
    String raw = env.elements().getDocComment(declaration);
    return raw == null ? NONE : parse(raw);
  }

  /** Reads a comment as the compiler hands it out, without its stars. */
  static DocComment parse(String raw) {
    String[] parts = BLOCK_TAG.split(raw, -1);
    Map<String, String> parameters = new LinkedHashMap<>();
    for (int index = 1; index < parts.length; index++) {
      Matcher param = PARAM.matcher(parts[index]);
      if (param.matches()) {
        parameters.putIfAbsent(param.group(1), DocText.plain(param.group(2)));
      }
    }
    return new DocComment(DocText.plain(parts[0]), parameters);
  }

  /** What it says about a parameter, or empty. */
  String parameter(String name) {
    return parameters.getOrDefault(name, "");
  }
}
