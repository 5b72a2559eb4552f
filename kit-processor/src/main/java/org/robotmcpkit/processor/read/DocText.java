package org.robotmcpkit.processor.read;

import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Turns Javadoc's inline tags, HTML and entities into plain text on one line. */
final class DocText {
  private static final Pattern LABELLED = Pattern.compile("(?s)([^\\s(]+(?:\\([^)]*\\))?)\\s*(.*)");
  private static final Pattern ENTITY =
      Pattern.compile("&(#[0-9]{1,7}|#[xX][0-9a-fA-F]{1,6}|[a-zA-Z]+);");
  private static final Pattern HTML = Pattern.compile("(?s)<!--.*?-->|</?[a-zA-Z][^<>]*>");

  private static final Map<String, String> ENTITIES =
      Map.of(
          "lt", "<", "gt", ">", "amp", "&", "quot", "\"", "apos", "'", "nbsp", " ", "deg", "\u00b0",
          "mdash", "\u2014", "ndash", "\u2013", "hellip", "\u2026");

  private final String raw;
  private final StringBuilder plain = new StringBuilder();

  private DocText(String raw) {
    this.raw = raw;
  }

  static String plain(String raw) {
    DocText text = new DocText(raw);
    text.read();
    return onOneLine(text.plain).strip();
  }

  /** Whether Java's regular expressions would call it white space. */
  static boolean isBlank(char letter) {
    return letter == ' ' || (letter >= '\t' && letter <= '\r');
  }

  private static String onOneLine(CharSequence text) {
    StringBuilder line = new StringBuilder(text.length());
    boolean isAfterBlank = false;
    for (int index = 0; index < text.length(); index++) {
      boolean isBlank = isBlank(text.charAt(index));
      if (!isBlank) {
        line.append(text.charAt(index));
      } else if (!isAfterBlank) {
        line.append(' ');
      }
      isAfterBlank = isBlank;
    }
    return line.toString();
  }

  private void read() {
    int next = 0;
    while (next < raw.length()) {
      int tag = raw.indexOf("{@", next);
      if (tag < 0) {
        break;
      }
      plain.append(withoutHtml(raw.substring(next, tag)));
      int end = endOf(tag);
      inlineTag(raw.substring(tag + 2, end));
      next = Math.min(raw.length(), end + 1);
    }
    plain.append(withoutHtml(raw.substring(next)));
  }

  /** The position of the brace that closes the tag; braces in it are balanced. */
  private int endOf(int tag) {
    int depth = 0;
    for (int index = tag; index < raw.length(); index++) {
      if (raw.charAt(index) == '{') {
        depth++;
      } else if (raw.charAt(index) == '}' && --depth == 0) {
        return index;
      }
    }
    return raw.length();
  }

  private void inlineTag(String tag) {
    String[] nameAndText = tag.split("\\s+", 2);
    String text = nameAndText.length > 1 ? nameAndText[1] : "";
    switch (nameAndText[0]) {
      case "code", "literal" -> plain.append(text);
      case "link", "linkplain", "value" -> plain.append(label(text));
      default -> plain.append(' ');
    }
  }

  private static String label(String reference) {
    Matcher matcher = LABELLED.matcher(reference.strip());
    if (!matcher.matches()) {
      return reference;
    }
    String target = matcher.group(1).replaceFirst("^#", "").replace('#', '.');
    return matcher.group(2).isBlank() ? target : plain(matcher.group(2));
  }

  private static String withoutHtml(String text) {
    if (text.indexOf('<') < 0 && text.indexOf('&') < 0) {
      return text;
    }
    Matcher matcher = ENTITY.matcher(HTML.matcher(text).replaceAll(" "));
    return matcher.replaceAll(
        entity -> Matcher.quoteReplacement(character(entity.group(1), entity.group())));
  }

  private static String character(String name, String asWritten) {
    if (!name.startsWith("#")) {
      return ENTITIES.getOrDefault(name, asWritten);
    }
    boolean isHex = name.charAt(1) == 'x' || name.charAt(1) == 'X';
    int point =
        isHex ? Integer.parseInt(name.substring(2), 16) : Integer.parseInt(name.substring(1));
    return Character.isValidCodePoint(point) ? Character.toString(point) : asWritten;
  }
}
