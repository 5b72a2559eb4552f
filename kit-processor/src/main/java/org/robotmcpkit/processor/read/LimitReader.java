package org.robotmcpkit.processor.read;

import java.util.Collection;
import java.util.Optional;
import javax.lang.model.element.AnnotationMirror;
import org.robotmcpkit.processor.check.Code;
import org.robotmcpkit.processor.check.Site;
import org.robotmcpkit.processor.model.Limits;
import org.robotmcpkit.processor.model.Type;

/** Puts the limits of an argument, or of a part of its type, on its type, and notes those that cannot be kept. */
final class LimitReader {
  private final Notes notes;
  private final Site site;
  private final String name;

  /**
   * Limits of an argument.
   *
   * @param site where its annotations stand
   * @param name what it is called
   */
  LimitReader(Notes notes, Site site, String name) {
    this.notes = notes;
    this.site = site;
    this.name = name;
  }

  /** The type with the limits that the annotations put on it. */
  Type on(Type type, Collection<? extends AnnotationMirror> mirrors) {
    if (type instanceof Type.Unsupported) {
      return type;
    }
    for (Annotation unheeded : Constraints.unheeded(mirrors)) {
      notes.problem(
          Code.CONSTRAINT,
          "@" + unheeded.simpleName() + " on " + name
              + " would not be checked; use @Min and @Max, or check it in the method",
          site.at(unheeded.mirror()));
    }
    Limits limits = new Limits(Constraints.range(mirrors));
    return limits.isNone() ? type : limited(type, limits, mirrors);
  }

  private Type limited(Type type, Limits limits, Collection<? extends AnnotationMirror> mirrors) {
    Optional<Type> within = Constraints.within(type, limits);
    if (within.isEmpty()) {
      Constraints.anyEnd(mirrors)
          .ifPresent(
              end ->
                  notes.problem(
                      Code.CONSTRAINT,
                      "@" + end.simpleName() + " limits numbers, but on " + name + " it stands at "
                          + article(type.inWords()) + "; drop it",
                      site.at(end.mirror())));
    }
    return within.orElse(type);
  }

  private static String article(String noun) {
    return ("aeioAEIO".indexOf(noun.charAt(0)) >= 0 ? "an " : "a ") + noun;
  }
}
