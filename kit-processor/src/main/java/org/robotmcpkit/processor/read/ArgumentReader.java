package org.robotmcpkit.processor.read;

import com.palantir.javapoet.ClassName;
import java.lang.annotation.ElementType;
import java.lang.annotation.Target;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.TypeMirror;
import org.robotmcpkit.processor.JacksonNames;
import org.robotmcpkit.processor.KitNames;
import org.robotmcpkit.processor.check.Code;
import org.robotmcpkit.processor.check.Site;
import org.robotmcpkit.processor.model.Argument;
import org.robotmcpkit.processor.model.Nullability;
import org.robotmcpkit.processor.model.Type;
import org.robotmcpkit.processor.model.WireNames;

/**
 * Reads an argument from what a parameter and a record's component have in common: name, type and
 * annotations.
 */
final class ArgumentReader {
  private static final ClassName TARGET = ClassName.get(Target.class);

  private final Notes notes;
  private final Site site;
  private final Site annotated;
  private final Bindings bindings;

  /**
   * A reader.
   *
   * @param site where the argument stands
   * @param annotated where its annotations stand; the same place, unless it is a record's component
   * @param bindings what type parameters stand for
   */
  ArgumentReader(Notes notes, Site site, Site annotated, Bindings bindings) {
    this.notes = notes;
    this.site = site;
    this.annotated = annotated;
    this.bindings = bindings;
  }

  /**
   * Reads it.
   *
   * @param mirrors the annotations on the declaration
   * @param documented what Javadoc says about it, or empty
   */
  Argument read(
      String name,
      TypeMirror mirror,
      Collection<? extends AnnotationMirror> mirrors,
      String documented) {
    List<AnnotationMirror> all = new ArrayList<>(mirrors);
    all.addAll(mirror.getAnnotationMirrors());
    Optional<Annotation> arg = Annotation.find(mirrors, KitNames.ARG);
    TypeReader types = new TypeReader(notes, site, name, bindings, mirrors);
    Argument argument =
        new Argument(
            name,
            firstOf(text(arg, "name"), Jackson.name(mirrors), WireNames.snake(name)),
            firstOf(text(arg, "description"), Jackson.description(mirrors), documented),
            new LimitReader(notes, annotated, name).on(types.read(mirror), all),
            Annotation.findSimple(all, "Nullable").map(ArgumentReader::nullability),
            arg.map(annotation -> annotation.text("defaultValue"))
                .filter(text -> !text.equals(KitNames.NO_DEFAULT) && isWritten(arg, "defaultValue"))
                .or(() -> Jackson.defaultText(mirrors)));
    notes.sites().put(argument, site);
    Annotation.find(mirrors, JacksonNames.PROPERTY)
        .ifPresent(property -> putSites(argument, property, "value"));
    arg.ifPresent(annotation -> putSites(argument, annotation, "name"));
    noteUnheeded(argument, mirrors);
    Constraints.neverNull(all).ifPresent(annotation -> noteContradiction(argument, annotation));
    return argument;
  }

  /** What Jackson would do and generated code does not. */
  private void noteUnheeded(Argument argument, Collection<? extends AnnotationMirror> mirrors) {
    String name = argument.javaName();
    Jackson.unheeded(mirrors)
        .ifPresent(
            annotation ->
                unheeded(
                    annotation,
                    "@"
                        + annotation.simpleName()
                        + " on "
                        + name
                        + " is not followed; drop it, and say it with types"));
    Annotation.find(mirrors, JacksonNames.ALIAS)
        .ifPresent(
            alias ->
                unheeded(
                    alias,
                    "@JsonAlias on "
                        + name
                        + " gives it a name that the schema would not show; drop it, or declare an"
                        + " argument of that name that may be left out"));
    Jackson.unheededFormat(mirrors, argument.type())
        .ifPresent(
            format ->
                unheeded(
                    format,
                    "@JsonFormat on "
                        + name
                        + " asks for a form in which no "
                        + valueOf(argument.type()).inWords()
                        + " is read; drop it, or use String and parse it in the method"));
    Optional<Boolean> isRequired = Jackson.saysRequired(mirrors);
    Optional<Annotation> property = Annotation.find(mirrors, JacksonNames.PROPERTY);
    if (isRequired.isPresent() && isRequired.get() && !argument.isRequired()) {
      unheeded(
          property.get(),
          name
              + " is required by @JsonProperty, but its type or default lets it be left out;"
              + " drop one of them");
    }
  }

  /** A default makes up for a blank text as well as for none. */
  private void noteContradiction(Argument argument, Annotation neverNull) {
    boolean isNotNull = neverNull.simpleName().equals("NotNull");
    if (argument.isNullable() || (isNotNull && !argument.isRequired())) {
      String other =
          argument.isNullable()
              ? "@Nullable"
              : argument.defaultText().isPresent() ? "its default" : "Optional";
      notes.problem(
          Code.CONSTRAINT,
          "@"
              + neverNull.simpleName()
              + " on "
              + argument.javaName()
              + " says that it is always there, but "
              + other
              + " lets it be left out; drop one of them",
          annotated.at(neverNull.mirror()));
    }
  }

  private static Type valueOf(Type type) {
    return type instanceof Type.OptionalOf optional ? optional.value() : type;
  }

  private void unheeded(Annotation annotation, String sentence) {
    notes.problem(Code.JACKSON, sentence, annotated.at(annotation.mirror()));
  }

  private static String text(Optional<Annotation> annotation, String member) {
    return annotation.map(found -> found.text(member)).orElse("");
  }

  private static String firstOf(String... texts) {
    return Stream.of(texts).filter(text -> !text.isEmpty()).findFirst().orElse("");
  }

  private static Nullability nullability(Annotation nullable) {
    boolean isOnType =
        Annotation.find(nullable.element().getAnnotationMirrors(), TARGET).stream()
            .flatMap(target -> target.values("value").stream())
            .anyMatch(
                value ->
                    value.getValue() instanceof VariableElement kind
                        && kind.getSimpleName().contentEquals(ElementType.TYPE_USE.name()));
    return new Nullability(ClassName.get(nullable.element()), isOnType);
  }

  private static boolean isWritten(Optional<Annotation> arg, String member) {
    return arg.flatMap(annotation -> annotation.member(member)).isPresent();
  }

  private void putSites(Argument argument, Annotation annotation, String nameMember) {
    Map.of(nameMember, "name", "description", "description", "defaultValue", "defaultValue")
        .forEach(
            (member, aspect) ->
                annotation
                    .member(member)
                    .ifPresent(
                        value ->
                            notes
                                .sites()
                                .put(argument, aspect, annotated.at(annotation.mirror(), value))));
  }
}
