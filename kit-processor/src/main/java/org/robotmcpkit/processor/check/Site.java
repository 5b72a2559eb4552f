package org.robotmcpkit.processor.check;

import java.util.Optional;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.Element;

/**
 * A place in the user's source, as narrow as is known.
 *
 * @param element the declaration
 * @param annotation the annotation on it, if that is what the place is about
 * @param value the value in the annotation, if that is what the place is about
 * @param where what the place stands for when that lies in another file, or empty
 */
public record Site(
    Element element,
    Optional<AnnotationMirror> annotation,
    Optional<AnnotationValue> value,
    String where) {
  /** A declaration. */
  public static Site of(Element element) {
    return new Site(element, Optional.empty(), Optional.empty(), "");
  }

  /** The same declaration, at an annotation on it. */
  public Site at(AnnotationMirror mirror) {
    return where.isEmpty() ? new Site(element, Optional.of(mirror), Optional.empty(), where) : this;
  }

  /** The same declaration, at a value in an annotation on it. */
  public Site at(AnnotationMirror mirror, AnnotationValue inIt) {
    return where.isEmpty()
        ? new Site(element, Optional.of(mirror), Optional.of(inIt), where)
        : this;
  }

  /** The same place, standing for one in another file that no message can point at. */
  public Site standingFor(String elsewhere) {
    return new Site(element, annotation, value, elsewhere);
  }
}
