package org.robotmcpkit.observe;

import java.util.HashSet;
import java.util.Set;
import java.util.regex.Pattern;

/** The grammar of {@code tracestate} (W3C Trace Context §3.3). */
final class TraceState {
  /** As many characters as have to be passed on at the least; a longer one is left out. */
  private static final int LONGEST = 512;

  private static final int MOST_MEMBERS = 32;

  /** Keys as in level 2, which takes all of level 1; nothing that could end a header's line. */
  private static final Pattern MEMBER =
      Pattern.compile("[a-z0-9][a-z0-9_*/@-]{0,255}=[ -~&&[^,=]]{0,255}[!-~&&[^,=]]");

  private TraceState() {}

  /** Whether the text is one that can be passed on; blank members are allowed. */
  static boolean isOne(String text) {
    if (text.length() > LONGEST) {
      return false;
    }
    Set<String> keys = new HashSet<>();
    for (String padded : text.split(",", -1)) {
      String member = trimmed(padded);
      if (!member.isEmpty()
          && (!MEMBER.matcher(member).matches()
              || !keys.add(member.substring(0, member.indexOf('='))))) {
        return false;
      }
    }
    return !keys.isEmpty() && keys.size() <= MOST_MEMBERS;
  }

  /** Without the white space that may stand around a member: spaces and tabs. */
  private static String trimmed(String member) {
    return member.replaceAll("^[ \t]+|[ \t]+$", "");
  }
}
