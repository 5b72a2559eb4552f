package org.robotmcpkit.processor.read;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.type.WildcardType;
import javax.lang.model.util.ElementFilter;
import org.robotmcpkit.processor.KitNames;
import org.robotmcpkit.processor.model.AskedMethod;

/**
 * Finds the first type that a holder's tools use and that another processor has yet to make, or to
 * finish.
 *
 * <p>Only types that are used are looked at: an unresolved field elsewhere in the class is none of
 * ours.
 */
public final class MissingTypes {
  private final Element user;
  private final Set<String> seen = new HashSet<>();

  private MissingTypes(Element user) {
    this.user = user;
  }

  /** The first such type of the tools of a class. */
  public static Optional<Missing> of(TypeElement holder, Env env) {
    return above(holder)
        .or(
            () ->
                new ToolMethods(env, holder)
                    .all().stream().flatMap(method -> of(method).stream()).findFirst());
  }

  /** Of a class that inherits tools, what they come from and what their type parameters are. */
  private static Optional<Missing> above(TypeElement holder) {
    MissingTypes atHolder = new MissingTypes(holder);
    return ToolMethods.inherits(holder)
        ? firstIn(
            ToolMethods.directlyAbove(holder),
            type -> atHolder.in(type).or(() -> firstIn(partsOf(type), atHolder::withMembers)))
        : Optional.empty();
  }

  private static Optional<Missing> of(ExecutableElement method) {
    MissingTypes atMethod = new MissingTypes(method);
    return firstOf(
        List.of(
            firstIn(method.getParameters(), MissingTypes::ofParameter),
            atMethod.withMembers(method.getReturnType()),
            firstIn(method.getThrownTypes(), atMethod::in),
            firstIn(
                estimatesOf(method), estimate -> atMethod.withMembers(estimate.getReturnType())),
            firstIn(triggersOf(method), atMethod::inValue)));
  }

  private static Optional<Missing> ofParameter(VariableElement parameter) {
    return new MissingTypes(parameter).withMembers(parameter.asType());
  }

  /**
   * Processors that change classes in place, as Lombok does, finish a type in the round after it is
   * first seen.
   */
  private Optional<Missing> withMembers(TypeMirror type) {
    return in(type).or(() -> firstIn(composedIn(type).toList(), this::inComposed));
  }

  /** A type leads to others, and may lead back to itself. */
  private Optional<Missing> inComposed(TypeElement type) {
    if (!seen.add(type.getQualifiedName().toString())) {
      return Optional.empty();
    }
    boolean isUnfinished =
        type.getAnnotationMirrors().stream()
            .map(mirror -> new Annotation(mirror).element().getQualifiedName().toString())
            .anyMatch(name -> name.startsWith("lombok."));
    return isUnfinished
        ? Optional.of(new Missing(type.getSimpleName().toString(), user, true))
        : firstIn(membersOf(type), this::withMembers);
  }

  private static List<TypeMirror> membersOf(TypeElement type) {
    List<TypeMirror> members = new ArrayList<>(type.getPermittedSubclasses());
    type.getRecordComponents().forEach(component -> members.add(component.asType()));
    if (type.getKind() == ElementKind.CLASS) {
      ElementFilter.methodsIn(type.getEnclosedElements()).stream()
          .filter(method -> Beans.isSetterName(method.getSimpleName().toString()))
          .flatMap(method -> method.getParameters().stream())
          .forEach(parameter -> members.add(parameter.asType()));
      Beans.creator(type).stream()
          .flatMap(creator -> creator.getParameters().stream())
          .forEach(parameter -> members.add(parameter.asType()));
      ElementFilter.fieldsIn(type.getEnclosedElements()).stream()
          .filter(field -> field.getModifiers().contains(Modifier.PUBLIC))
          .forEach(field -> members.add(field.asType()));
      members.add(type.getSuperclass());
    }
    return members;
  }

  private Optional<Missing> inValue(AnnotationValue trigger) {
    boolean isThere =
        trigger.getValue() instanceof DeclaredType type && type.getKind() != TypeKind.ERROR;
    if (isThere) {
      return withMembers((DeclaredType) trigger.getValue());
    }
    // To javac the value is a text then, which does not say the class.
    boolean isMissing =
        trigger.getValue() instanceof DeclaredType || trigger.getValue() instanceof String;
    return isMissing ? missing("a class in triggers") : Optional.empty();
  }

  private static List<AnnotationValue> triggersOf(ExecutableElement method) {
    return Annotation.find(method.getAnnotationMirrors(), KitNames.LONG_RUNNING_TOOL)
        .map(annotation -> annotation.values("triggers"))
        .orElse(List.of());
  }

  /** The methods that say what a call will cost. */
  private static List<ExecutableElement> estimatesOf(ExecutableElement method) {
    String named = GateReader.find(method).map(gate -> gate.text("estimate").strip()).orElse("");
    return ElementFilter.methodsIn(method.getEnclosingElement().getEnclosedElements()).stream()
        .filter(other -> named.equals(AskedMethod.SIGN + other.getSimpleName()))
        .toList();
  }

  private Optional<Missing> in(TypeMirror type) {
    // For Eclipse's compiler a List of something missing is missing itself.
    return firstIn(partsOf(type), this::in)
        .or(() -> type.getKind() == TypeKind.ERROR ? missing(Spelling.of(type)) : Optional.empty());
  }

  private Optional<Missing> missing(String name) {
    return Optional.of(new Missing(name, user, false));
  }

  /** The types of the user's in a type that are made of others. */
  private static Stream<TypeElement> composedIn(TypeMirror type) {
    Stream<TypeElement> here =
        type instanceof DeclaredType declared
                && declared.asElement() instanceof TypeElement element
                && element.getKind() != ElementKind.ENUM
                && !WaysOut.isOfTheJdk(element.getQualifiedName().toString())
            ? Stream.of(element)
            : Stream.empty();
    return Stream.concat(here, partsOf(type).stream().flatMap(MissingTypes::composedIn));
  }

  private static List<TypeMirror> partsOf(TypeMirror type) {
    if (type instanceof ArrayType array) {
      return List.of(array.getComponentType());
    }
    if (type instanceof WildcardType wildcard) {
      return Stream.of(wildcard.getExtendsBound(), wildcard.getSuperBound())
          .filter(Objects::nonNull)
          .toList();
    }
    return type instanceof DeclaredType declared
        ? List.copyOf(declared.getTypeArguments())
        : List.of();
  }

  private static <T> Optional<Missing> firstIn(
      List<? extends T> parts, Function<T, Optional<Missing>> missing) {
    return parts.stream().flatMap(part -> missing.apply(part).stream()).findFirst();
  }

  private static Optional<Missing> firstOf(List<Optional<Missing>> candidates) {
    return candidates.stream().flatMap(Optional::stream).findFirst();
  }
}
