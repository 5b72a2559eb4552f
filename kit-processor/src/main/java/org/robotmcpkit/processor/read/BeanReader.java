package org.robotmcpkit.processor.read;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;
import org.robotmcpkit.processor.JacksonNames;
import org.robotmcpkit.processor.check.Code;
import org.robotmcpkit.processor.check.Site;
import org.robotmcpkit.processor.model.Argument;
import org.robotmcpkit.processor.model.Member;
import org.robotmcpkit.processor.model.Structure;
import org.robotmcpkit.processor.model.Type;

/**
 * Reads a class that Jackson would fill: through its creator, its setters and its public fields.
 */
final class BeanReader {
  private final Notes notes;
  private final Site user;
  private final Bindings bindings;
  private final Map<String, Member> members = new LinkedHashMap<>();

  /**
   * A reader.
   *
   * @param user where the class is used; problems in another file are told there
   * @param bindings what its type parameters stand for
   */
  BeanReader(Notes notes, Site user, Bindings bindings) {
    this.notes = notes;
    this.user = user;
    this.bindings = bindings;
  }

  Structure read(TypeElement type) {
    Optional<ExecutableElement> creator = Beans.creator(type);
    creator.ifPresent(executable -> addParameters(type, executable));
    addProperties((DeclaredType) type.asType(), bindings);
    Optional<String> factory =
        creator
            .filter(executable -> executable.getKind() == ElementKind.METHOD)
            .map(executable -> executable.getSimpleName().toString());
    return new Structure.Fields(List.copyOf(members.values()), factory, false);
  }

  private void addParameters(TypeElement type, ExecutableElement creator) {
    noteLints(creator);
    for (VariableElement parameter : creator.getParameters()) {
      String name = parameter.getSimpleName().toString();
      Argument argument =
          argument(
              type,
              parameter,
              name,
              parameter.asType(),
              parameter.getAnnotationMirrors(),
              bindings);
      members.put(name, new Member.Passed(argument));
      boolean isNamed =
          Annotation.find(parameter.getAnnotationMirrors(), JacksonNames.PROPERTY).isPresent();
      if (name.matches("arg[0-9]+") && !isNamed) {
        notes.problem(
            Code.ARGUMENT_NAME,
            name
                + " of "
                + type.getSimpleName()
                + " has lost its name in the class file; name it with @JsonProperty",
            user);
      }
    }
  }

  /** What superclasses have comes first. */
  private void addProperties(DeclaredType type, Bindings inIt) {
    TypeElement element = (TypeElement) type.asElement();
    if (element.getSuperclass() instanceof DeclaredType above && !Beans.lineage(above).isEmpty()) {
      addProperties(above, Bindings.of(above, inIt));
    }
    for (ExecutableElement setter : Beans.setters(element, notes)) {
      addSetter(element, setter, inIt);
    }
    for (VariableElement field : Beans.fields(element, notes)) {
      String name = field.getSimpleName().toString();
      Collection<AnnotationMirror> mirrors = annotations(element, name, field);
      if (!members.containsKey(name) && !Jackson.isIgnored(mirrors)) {
        noteLints(field);
        Argument argument = argument(element, field, name, field.asType(), mirrors, inIt);
        members.put(
            name,
            new Member.Assigned(optional(argument, mirrors), name, isKept(argument, mirrors)));
      }
    }
  }

  private void addSetter(TypeElement type, ExecutableElement setter, Bindings inIt) {
    String name = Beans.property(setter);
    VariableElement parameter = setter.getParameters().get(0);
    Collection<AnnotationMirror> mirrors = annotations(type, name, setter, parameter);
    if (members.get(name) instanceof Member.Passed) {
      return;
    }
    if (Jackson.isIgnored(mirrors)) {
      members.remove(name); // what a superclass has there is ignored as well
      return;
    }
    String setterName = setter.getSimpleName().toString();
    if (Beans.throwsChecked(setter, notes)) {
      notes.problem(
          Code.TYPE,
          setterName
              + " of "
              + type.getSimpleName()
              + " throws what it has to declare; let it throw"
              + " unchecked exceptions only",
          user);
    }
    boolean isOverloaded =
        Beans.setters(type, notes).stream()
                .filter(other -> Beans.property(other).equals(name))
                .count()
            > 1;
    if (isOverloaded) {
      notes.problem(
          Code.TYPE,
          type.getSimpleName()
              + " has several setters "
              + setterName
              + ", and a caller cannot choose; rename all but one",
          user);
    }
    noteLints(setter);
    Argument argument = argument(type, setter, name, parameter.asType(), mirrors, inIt);
    members.put(
        name, new Member.Set(optional(argument, mirrors), setterName, isKept(argument, mirrors)));
  }

  private void noteLints(Element used) {
    notes.lints().addAll(Lints.of(used, notes.env()));
  }

  private Argument argument(
      TypeElement type,
      Element declared,
      String name,
      TypeMirror mirror,
      Collection<? extends AnnotationMirror> mirrors,
      Bindings inIt) {
    Site site =
        notes.isInSameFile(type)
            ? Site.of(declared)
            : user.standingFor(type.getSimpleName() + "." + name);
    return new ArgumentReader(notes, site, site, inIt).read(name, mirror, mirrors, "");
  }

  /**
   * A property that may be left out: what is required says so, since a bean has values of its own.
   */
  private Argument optional(Argument argument, Collection<AnnotationMirror> mirrors) {
    if (!isKept(argument, mirrors)) {
      return argument;
    }
    Type boxed =
        argument.type() instanceof Type.Plain plain && plain.isPrimitive()
            ? new Type.Plain(plain.scalar(), true, plain.limits())
            : argument.type();
    Argument optional =
        new Argument(
            argument.javaName(),
            argument.wireName(),
            argument.description(),
            new Type.OptionalOf(boxed),
            Optional.empty(),
            Optional.empty());
    notes.sites().same(optional, argument);
    return optional;
  }

  private static boolean isKept(Argument argument, Collection<AnnotationMirror> mirrors) {
    return argument.defaultText().isEmpty()
        && !(argument.type() instanceof Type.OptionalOf)
        && !(argument.type() instanceof Type.Unsupported)
        && !Jackson.saysRequired(mirrors).orElse(false)
        && Constraints.neverNull(mirrors).isEmpty();
  }

  /** The annotations of a property stand on any of its members. */
  private static Collection<AnnotationMirror> annotations(
      TypeElement type, String property, Element... members) {
    List<AnnotationMirror> found = new ArrayList<>();
    Stream.of(members).forEach(member -> found.addAll(member.getAnnotationMirrors()));
    Stream<? extends Element> others =
        type.getEnclosedElements().stream()
            .filter(member -> !List.of(members).contains(member))
            .filter(member -> isOf(member, property));
    others.forEach(member -> found.addAll(member.getAnnotationMirrors()));
    return found;
  }

  private static boolean isOf(Element member, String property) {
    String name = member.getSimpleName().toString();
    return member.getKind() == ElementKind.FIELD
        ? name.equals(property)
        : ElementFilter.methodsIn(List.of(member)).stream()
            .anyMatch(
                method ->
                    method.getParameters().isEmpty()
                        ? name.equalsIgnoreCase("get" + property)
                            || name.equalsIgnoreCase("is" + property)
                        : Beans.isSetterName(name) && Beans.property(method).equals(property));
  }
}
