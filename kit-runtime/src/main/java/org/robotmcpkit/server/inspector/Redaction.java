package org.robotmcpkit.server.inspector;

import java.util.Collection;
import java.util.regex.Pattern;

/**
 * Takes out of a text what nobody should read over a shoulder: values of JSON members that are
 * named like secrets, also where the JSON stands in a text of other JSON; bearer tokens; and texts
 * that are known to be secret. Stateless.
 */
final class Redaction {
  static final String HIDDEN = "[hidden]";

  private static final String NAMES =
      "(?!progressToken\\\\*\")(?:[a-z0-9_-]*(?:authorization|cookie|token|secret|passwor[dt]|passwd|passphrase|api[_-]?key|"
          + "private[_-]?key|credentials?|session[_-]?id)|request[_-]?state)";
  private static final int FLAGS = Pattern.CASE_INSENSITIVE | Pattern.DOTALL;

  /** A member of JSON; its text may be cut off. */
  private static final Pattern MEMBER =
      Pattern.compile("(\"" + NAMES + "\"\\s*:\\s*\")(?:[^\"\\\\]++|\\\\.)*+(?=\"|\\\\?$)", FLAGS);

  /** A member of JSON that is written in a text of JSON, where a quote is {@code \"}. */
  private static final Pattern INNER_MEMBER =
      Pattern.compile(
          "(\\\\\""
              + NAMES
              + "\\\\\"\\s*:\\s*\\\\\")"
              + "(?:\\\\{4}|\\\\{3}\"|\\\\{2}[^\"\\\\]|\\\\[^\"\\\\]|[^\"\\\\]++)*+(?=\\\\\"|\"|\\\\*$)",
          FLAGS);

  private static final Pattern BEARER =
      Pattern.compile("(\\bBearer +)[A-Za-z0-9._~+/-]{8,}+=*+", Pattern.CASE_INSENSITIVE);

  private Redaction() {}

  /**
   * The text without secrets.
   *
   * @param known texts that are secret, whatever stands around them; empty ones are ignored
   */
  static String of(String text, Collection<String> known) {
    String out = text;
    for (String secret : known) {
      if (!secret.isEmpty()) {
        out = out.replace(secret, HIDDEN);
      }
    }
    out = MEMBER.matcher(out).replaceAll("$1" + HIDDEN);
    out = INNER_MEMBER.matcher(out).replaceAll("$1" + HIDDEN);
    return BEARER.matcher(out).replaceAll("$1" + HIDDEN);
  }
}
