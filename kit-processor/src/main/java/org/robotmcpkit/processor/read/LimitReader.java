package org.robotmcpkit.processor.read;

import java.util.Collection;
import java.util.Optional;
import javax.lang.model.element.AnnotationMirror;
import org.robotmcpkit.processor.check.Code;
import org.robotmcpkit.processor.check.Site;
import org.robotmcpkit.processor.model.Limits;
import org.robotmcpkit.processor.model.Range;
import org.robotmcpkit.processor.model.Scalar;
import org.robotmcpkit.processor.model.Type;

/**
 * Puts the limits of an argument, or of a part of its type, on its type, and notes those that
 * cannot be kept.
 */
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
    Type limited = type;
    for (Annotation annotation : Constraints.in(mirrors)) {
      if (!(type instanceof Type.Unsupported)) {
        limited = on(limited, annotation);
      }
    }
    return limited;
  }

  private Type on(Type type, Annotation annotation) {
    Constraint constraint = Constraint.of(annotation);
    if (!constraint.problem().isEmpty()) {
      problem(
          annotation, "@" + annotation.simpleName() + " on " + name + " " + constraint.problem());
      return type;
    }
    Optional<Type> within = within(type, constraint);
    if (within.isEmpty()) {
      problem(
          annotation,
          "@"
              + annotation.simpleName()
              + " limits "
              + constraint.on().inWords()
              + ", but on "
              + name
              + " it stands at "
              + article(type.inWords())
              + "; drop it");
      return type;
    }
    Optional<String> contradiction = contradiction(within.get());
    contradiction.ifPresent(sentence -> problem(annotation, sentence));
    return contradiction.isPresent() ? type : within.get();
  }

  /** The type with the limits, or empty if they make no sense for it. */
  private static Optional<Type> within(Type type, Constraint constraint) {
    if (type instanceof Type.OptionalOf optional) {
      return within(optional.value(), constraint).map(Type.OptionalOf::new);
    }
    if (constraint.on() == Constraint.On.ANYTHING) {
      return Optional.of(type);
    }
    Limits limits = type.limits().and(constraint.limits());
    if (type instanceof Type.Plain plain) {
      boolean fits =
          plain.scalar() == Scalar.STRING
              ? constraint.on() != Constraint.On.NUMBERS
              : plain.scalar().isNumber() && constraint.on() == Constraint.On.NUMBERS;
      return fits
          ? Optional.of(new Type.Plain(plain.scalar(), plain.isBoxed(), limits))
          : Optional.empty();
    }
    if (constraint.on() != Constraint.On.SIZES) {
      return Optional.empty();
    }
    if (type instanceof Type.ListOf list) {
      return Optional.of(new Type.ListOf(list.declared(), list.isSet(), list.item(), limits));
    }
    if (type instanceof Type.MapOf map) {
      return Optional.of(new Type.MapOf(map.keys(), map.value(), limits));
    }
    return type instanceof Type.ArrayOf array
        ? Optional.of(new Type.ArrayOf(array.item(), limits))
        : Optional.empty();
  }

  /** Why no value can keep all limits, if none can. */
  private Optional<String> contradiction(Type type) {
    if (type instanceof Type.OptionalOf optional) {
      return contradiction(optional.value());
    }
    if (type.limits().size().isEmpty()) {
      return Optional.of(
          "no "
              + type.inWords()
              + " fits "
              + name
              + ", whose size has to be at least "
              + type.limits().size().min()
              + " and at most "
              + type.limits().size().max()
              + "; change the limits");
    }
    if (!(type instanceof Type.Plain plain)) {
      return Optional.empty();
    }
    Range range =
        plain.scalar().isWhole()
            ? plain.range().whole().and(plain.scalar().ownRange())
            : plain.range();
    return range.isEmpty()
        ? Optional.of(
            "no "
                + plain.inWords()
                + " fits "
                + name
                + ", which has to be a number "
                + plain.range().inWords()
                + "; "
                + (plain.range().isEmpty() ? "change the limits" : "change the limits or the type"))
        : Optional.empty();
  }

  private void problem(Annotation annotation, String sentence) {
    notes.problem(Code.CONSTRAINT, sentence, site.at(annotation.mirror()));
  }

  private static String article(String noun) {
    return ("aeioAEIO".indexOf(noun.charAt(0)) >= 0 ? "an " : "a ") + noun;
  }
}
