package org.robotmcpkit.tool;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A URI with variables in it, {@code robos://base/rooms/{id}/map}: level 1 of RFC 6570. A variable
 * stands for one or more characters of a single path segment. Immutable.
 */
public final class UriTemplate {
  private static final Pattern VARIABLE = Pattern.compile("\\{([A-Za-z][A-Za-z0-9_]*)}");
  private static final Pattern ESCAPES = Pattern.compile("(?:%[0-9A-Fa-f]{2})+");
  private static final int HEX = 16;

  private final String text;
  private final List<String> variables;
  private final Pattern uris;

  private UriTemplate(String text, List<String> variables, Pattern uris) {
    this.text = text;
    this.variables = List.copyOf(variables);
    this.uris = uris;
  }

  /**
   * A template.
   *
   * @throws IllegalArgumentException if a brace is no part of a variable, or a variable stands
   *     there twice
   */
  public static UriTemplate of(String text) {
    List<String> variables = new ArrayList<>();
    StringBuilder uris = new StringBuilder();
    Matcher found = VARIABLE.matcher(text);
    int end = 0;
    while (found.find()) {
      uris.append(literal(text, end, found.start())).append("([^/?#]+)");
      if (variables.contains(found.group(1))) {
        throw new IllegalArgumentException(
            Shown.text(text) + " has the variable " + found.group(1) + " twice");
      }
      variables.add(found.group(1));
      end = found.end();
    }
    uris.append(literal(text, end, text.length()));
    return new UriTemplate(text, variables, Pattern.compile(uris.toString()));
  }

  private static String literal(String text, int begin, int end) {
    String part = text.substring(begin, end);
    if (part.indexOf('{') >= 0 || part.indexOf('}') >= 0) {
      throw new IllegalArgumentException(
          Shown.text(text) + " has a brace that is no part of a variable such as {id}");
    }
    return Pattern.quote(part);
  }

  /** The variables, in order; none if it is a plain URI. */
  public List<String> variables() {
    return variables;
  }

  /** What a URI has in the places of the variables, decoded; empty if it is none of these URIs. */
  public Optional<Map<String, String>> match(String uri) {
    Matcher matcher = uris.matcher(uri);
    if (!matcher.matches()) {
      return Optional.empty();
    }
    Map<String, String> values = new LinkedHashMap<>();
    try {
      for (int index = 0; index < variables.size(); index++) {
        values.put(variables.get(index), decoded(matcher.group(index + 1)));
      }
    } catch (CharacterCodingException noText) {
      return Optional.empty();
    }
    return Optional.of(values);
  }

  /** RFC 3986 §2.1, in UTF-8; a percent sign that begins no escape stays as it is. */
  private static String decoded(String part) throws CharacterCodingException {
    Matcher escapes = ESCAPES.matcher(part);
    StringBuilder out = new StringBuilder();
    int end = 0;
    while (escapes.find()) {
      String run = escapes.group();
      byte[] bytes = new byte[run.length() / 3];
      for (int index = 0; index < bytes.length; index++) {
        bytes[index] = (byte) Integer.parseInt(run.substring(index * 3 + 1, index * 3 + 3), HEX);
      }
      out.append(part, end, escapes.start())
          .append(StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)));
      end = escapes.end();
    }
    return out.append(part, end, part.length()).toString();
  }

  /** As it was written. */
  @Override
  public String toString() {
    return text;
  }
}
