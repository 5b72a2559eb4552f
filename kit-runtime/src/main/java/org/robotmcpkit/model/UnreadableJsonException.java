package org.robotmcpkit.model;

/**
 * Says in one sentence why a text is not the JSON that was asked for.
 *
 * <p>The message is safe to log and to send back: control characters are escaped, and at most a short piece of the text
 * is repeated in it.
 */
public final class UnreadableJsonException extends IllegalArgumentException {
  private static final long serialVersionUID = 1L;

  UnreadableJsonException(String message) {
    super(sentence(LogText.safe(message, 300)));
  }

  private static String sentence(String text) {
    return text.endsWith(".") ? text : text + ".";
  }
}
