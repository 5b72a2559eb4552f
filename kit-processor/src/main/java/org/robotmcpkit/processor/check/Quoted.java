package org.robotmcpkit.processor.check;

/** Shows a text of the user's in a message: in quotes, on one line, and not too long. */
public final class Quoted {
  private static final int LONGEST = 80;

  private Quoted() {}

  /** The text in quotes. */
  public static String of(String text) {
    StringBuilder shown = new StringBuilder("\"");
    text.substring(0, Math.min(LONGEST, text.length()))
        .codePoints()
        .forEach(
            point ->
                shown.appendCodePoint(
                    Character.isISOControl(point) || Hidden.is(point) ? ' ' : point));
    return shown.append(text.length() > LONGEST ? "..." : "").append('"').toString();
  }
}
