package org.robotmcpkit.processor.check;

/**
 * Something that is wrong.
 *
 * @param code which kind of thing
 * @param sentence what is wrong, with the user's own names; what to do
 * @param site where
 */
public record Problem(Code code, String sentence, Site site) {
  /** The whole message. */
  public String message() {
    String where = site.where().isEmpty() ? "" : "[" + site.where() + "] ";
    return "[" + code.key() + "] " + where + sentence;
  }
}
