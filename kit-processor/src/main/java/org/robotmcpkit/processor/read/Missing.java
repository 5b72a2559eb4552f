package org.robotmcpkit.processor.read;

import javax.lang.model.element.Element;
import org.robotmcpkit.processor.check.Code;
import org.robotmcpkit.processor.check.Problem;
import org.robotmcpkit.processor.check.Site;

/**
 * A type that a holder's tools use and that cannot be read in this round.
 *
 * @param type its simple name
 * @param user the declaration that uses it
 * @param isUnfinished whether it exists, but another processor may still add to it
 */
public record Missing(String type, Element user, boolean isUnfinished) {
  /** What to say when nobody has made it. */
  public Problem problem() {
    return new Problem(
        Code.MISSING,
        user.getSimpleName()
            + " uses "
            + type
            + ", which no one has declared or generated; import or write it",
        Site.of(user));
  }
}
