package org.robotmcpkit.server;

/** What a body looks like before it is parsed; one look at each byte, no recursion. */
enum JsonShape {
  /** It begins as an object or a list, and is not nested too deeply. */
  MESSAGE,
  /** It is empty, or begins as something else, which the SDK takes for a fault of its own. */
  NO_MESSAGE,
  /** Its brackets go deeper than {@link #DEEPEST}. */
  TOO_DEEP;

  static final int DEEPEST = 64;

  /** The shape of a body in UTF-8, in which no byte of a longer character looks like a bracket or a quotation mark. */
  static JsonShape of(byte[] body) {
    int depth = 0;
    boolean inText = false;
    boolean begun = false;
    for (int index = 0; index < body.length; index++) {
      byte one = body[index];
      if (!begun && !isBlank(one)) {
        if (one != '{' && one != '[') {
          return NO_MESSAGE;
        }
        begun = true;
      }
      if (inText) {
        if (one == '\\') {
          index++;
        } else if (one == '"') {
          inText = false;
        }
      } else if (one == '"') {
        inText = true;
      } else if (one == '{' || one == '[') {
        if (++depth > DEEPEST) {
          return TOO_DEEP;
        }
      } else if (one == '}' || one == ']') {
        depth--;
      }
    }
    return begun ? MESSAGE : NO_MESSAGE;
  }

  private static boolean isBlank(byte one) {
    return one == ' ' || one == '\t' || one == '\r' || one == '\n';
  }
}
