package org.robotmcpkit.processor.read;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.RecordComponentElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.ElementFilter;
import org.robotmcpkit.processor.check.Code;
import org.robotmcpkit.processor.check.Site;
import org.robotmcpkit.processor.model.Argument;
import org.robotmcpkit.processor.model.Member;
import org.robotmcpkit.processor.model.Structure;
import org.robotmcpkit.processor.model.Type;

/** Reads the components of a record. */
final class RecordReader {
  private final Notes notes;
  private final Site user;
  private final Bindings bindings;

  /**
   * A reader.
   *
   * @param user where the record is used; problems in another file are told there
   * @param bindings what its type parameters stand for
   */
  RecordReader(Notes notes, Site user, Bindings bindings) {
    this.notes = notes;
    this.user = user;
    this.bindings = bindings;
  }

  /** The components of a record all of which callers give. */
  List<Argument> read(TypeElement type) {
    List<Member> members = members(type);
    if (members.stream().anyMatch(Member.Unread.class::isInstance)) {
      notes.problem(
          Code.JACKSON,
          type.getSimpleName() + " has a component that callers never give; drop @JsonIgnore",
          user);
    }
    return new Structure.Fields(members, Optional.empty(), true).arguments();
  }

  /** The components. */
  List<Member> members(TypeElement type) {
    Beans.creator(type)
        .filter(creator -> creator.getKind() == ElementKind.METHOD || !isCanonical(creator, type))
        .ifPresent(
            creator ->
                notes.problem(
                    Code.JACKSON,
                    type.getSimpleName()
                        + " is made by its canonical constructor; drop the @JsonCreator on another",
                    user));
    boolean isHere = notes.isInSameFile(type);
    // Javadoc of other files may be missing in an incremental build, and always is in class files.
    DocComment doc = isHere ? DocComment.of(type, notes.env()) : DocComment.NONE;
    return type.getRecordComponents().stream()
        .map(
            component -> {
              String name = component.getSimpleName().toString();
              Site elsewhere = user.standingFor(type.getSimpleName() + "." + name);
              Site site = isHere ? Site.of(place(field(type, component), component)) : elsewhere;
              Site annotated =
                  isHere ? Site.of(place(parameter(type, component), component)) : elsewhere;
              Collection<AnnotationMirror> mirrors = annotations(type, component);
              Argument argument =
                  new ArgumentReader(notes, site, annotated, bindings)
                      .read(name, component.asType(), mirrors, doc.parameter(name));
              return Jackson.isIgnored(mirrors)
                  ? unread(argument, site)
                  : new Member.Passed(argument);
            })
        .toList();
  }

  private Member unread(Argument argument, Site site) {
    if (argument.type() instanceof Type.OptionalOf optional) {
      return new Member.Unread(Optional.of(optional));
    }
    if (!argument.isNullable()) {
      notes.problem(
          Code.JACKSON,
          argument.javaName()
              + " is ignored in JSON, but nothing says what it is then; make it Optional or @Nullable",
          site);
    }
    return new Member.Unread(Optional.empty());
  }

  /** A member that stands for the component: javac has no position for a component itself. */
  private static Element place(
      Optional<? extends Element> member, RecordComponentElement component) {
    return member.isPresent() ? member.get() : component;
  }

  /**
   * An annotation on a component lands on the members that its targets allow, so all of them are
   * looked at.
   */
  static Collection<AnnotationMirror> annotations(
      TypeElement type, RecordComponentElement component) {
    List<AnnotationMirror> found = new ArrayList<>();
    Stream<Optional<? extends Element>> places =
        Stream.of(
            parameter(type, component),
            Optional.of(component),
            Optional.ofNullable(component.getAccessor()),
            field(type, component));
    places.flatMap(Optional::stream).forEach(place -> found.addAll(place.getAnnotationMirrors()));
    return found;
  }

  private static Optional<? extends Element> field(
      TypeElement type, RecordComponentElement component) {
    return ElementFilter.fieldsIn(type.getEnclosedElements()).stream()
        .filter(field -> field.getSimpleName().equals(component.getSimpleName()))
        .findFirst();
  }

  private static Optional<? extends Element> parameter(
      TypeElement type, RecordComponentElement component) {
    return ElementFilter.constructorsIn(type.getEnclosedElements()).stream()
        .filter(constructor -> isCanonical(constructor, type))
        .flatMap(constructor -> constructor.getParameters().stream())
        .filter(parameter -> parameter.getSimpleName().equals(component.getSimpleName()))
        .findFirst();
  }

  private static boolean isCanonical(ExecutableElement constructor, TypeElement type) {
    List<String> names =
        type.getRecordComponents().stream()
            .map(component -> component.getSimpleName().toString())
            .toList();
    return constructor.getParameters().stream()
        .map(parameter -> parameter.getSimpleName().toString())
        .toList()
        .equals(names);
  }
}
