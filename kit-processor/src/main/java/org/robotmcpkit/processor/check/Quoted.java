package org.robotmcpkit.processor.check;

/** Shows a text of the user's in a message: in quotes, on one line, and not too long. */
public final class Quoted {
  private static final int LONGEST = 80;

  private Quoted() {}

  /** The text in quotes. */
  public static String of(String text) {
    StringBuilder shown = new StringBuilder("\"");
    for (char letter : text.substring(0, Math.min(LONGEST, text.length())).toCharArray()) {
      shown.append(Character.isISOControl(letter) ? ' ' : letter);
    }
    return shown.append(text.length() > LONGEST ? "..." : "").append('"').toString();
  }
}
