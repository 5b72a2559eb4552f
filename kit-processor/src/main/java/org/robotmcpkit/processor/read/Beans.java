package org.robotmcpkit.processor.read;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;
import org.robotmcpkit.processor.JacksonNames;

/**
 * Finds what Jackson would make an object of a class with, as far as generated code can reach it.
 */
final class Beans {
  private static final String SET = "set";

  private Beans() {}

  /** Why a class is no bean: what to do about it. */
  static Optional<String> obstacle(TypeElement type, Notes notes) {
    if (Access.obstacle(type, notes.holder(), notes.env()).isPresent()) {
      return Optional.empty(); // which is told apart
    }
    if (type.getKind() == ElementKind.ANNOTATION_TYPE) {
      return Optional.of("make it a record");
    }
    if (type.getKind() == ElementKind.INTERFACE
        || type.getModifiers().contains(Modifier.ABSTRACT)) {
      return Optional.of("make it a record, or seal it and let records implement it");
    }
    if (type.getEnclosingElement() instanceof TypeElement && !isStatic(type)) {
      return Optional.of("make it static");
    }
    Optional<ExecutableElement> creator = creator(type);
    if (creator.isPresent()) {
      return isDelegating(creator.get())
          ? Optional.of("mark a constructor with @JsonCreator whose parameters are the properties")
          : reason(creator.get(), notes);
    }
    Optional<ExecutableElement> constructor = plainConstructor(type, notes);
    if (constructor.isEmpty()) {
      return Optional.of("make it a record, or give it a public constructor without parameters");
    }
    boolean isEmpty =
        lineage((DeclaredType) type.asType()).stream()
            .map(part -> (TypeElement) part.asElement())
            .allMatch(part -> setters(part, notes).isEmpty() && fields(part, notes).isEmpty());
    return isEmpty
        ? Optional.of("make it a record, or give it setters")
        : reason(constructor.get(), notes);
  }

  /** What stands in the way of calling a constructor or setter. */
  private static Optional<String> reason(ExecutableElement called, Notes notes) {
    if (!Access.isReachable(called, notes)) {
      return Optional.of("make the constructor that is to be called public");
    }
    if (!called.getTypeParameters().isEmpty()) {
      return Optional.of("mark a constructor with @JsonCreator in place of the factory");
    }
    return throwsChecked(called, notes)
        ? Optional.of("let its constructor throw unchecked exceptions only")
        : Optional.empty();
  }

  /**
   * Whether something that is called while an object is built throws what nobody there may throw.
   */
  static boolean throwsChecked(ExecutableElement called, Notes notes) {
    return called.getThrownTypes().stream().anyMatch(thrown -> !isUnchecked(thrown, notes));
  }

  private static boolean isUnchecked(TypeMirror thrown, Notes notes) {
    return Stream.of("java.lang.RuntimeException", "java.lang.Error")
        .map(name -> notes.env().elements().getTypeElement(name).asType())
        .anyMatch(unchecked -> notes.env().types().isSubtype(thrown, unchecked));
  }

  /** The constructor or static factory that {@code @JsonCreator} marks. */
  static Optional<ExecutableElement> creator(TypeElement type) {
    List<Element> all = new ArrayList<>(ElementFilter.constructorsIn(type.getEnclosedElements()));
    ElementFilter.methodsIn(type.getEnclosedElements()).stream()
        .filter(Beans::isStatic)
        .forEach(all::add);
    return ElementFilter.constructorsIn(all).stream()
        .filter(Beans::isCreator)
        .findFirst()
        .or(() -> ElementFilter.methodsIn(all).stream().filter(Beans::isCreator).findFirst());
  }

  private static boolean isCreator(ExecutableElement executable) {
    return Annotation.find(executable.getAnnotationMirrors(), JacksonNames.CREATOR)
        .filter(annotation -> !annotation.constant("mode").orElse("").equals("DISABLED"))
        .isPresent();
  }

  private static boolean isDelegating(ExecutableElement creator) {
    return Annotation.find(creator.getAnnotationMirrors(), JacksonNames.CREATOR)
        .flatMap(annotation -> annotation.constant("mode"))
        .filter("DELEGATING"::equals)
        .isPresent();
  }

  private static Optional<ExecutableElement> plainConstructor(TypeElement type, Notes notes) {
    return ElementFilter.constructorsIn(type.getEnclosedElements()).stream()
        .filter(
            constructor ->
                constructor.getParameters().isEmpty() && Access.isReachable(constructor, notes))
        .findFirst();
  }

  /** The setters that the class itself declares. */
  static List<ExecutableElement> setters(TypeElement type, Notes notes) {
    return ElementFilter.methodsIn(type.getEnclosedElements()).stream()
        .filter(method -> !isStatic(method) && method.getParameters().size() == 1)
        .filter(method -> method.getTypeParameters().isEmpty())
        .filter(
            method ->
                isSetterName(method.getSimpleName().toString())
                    && Access.isReachable(method, notes))
        .toList();
  }

  /** The public fields that the class itself declares and that can be assigned. */
  static List<VariableElement> fields(TypeElement type, Notes notes) {
    return ElementFilter.fieldsIn(type.getEnclosedElements()).stream()
        .filter(field -> field.getModifiers().contains(Modifier.PUBLIC) && !isStatic(field))
        .filter(
            field ->
                !field.getModifiers().contains(Modifier.FINAL) && Access.isReachable(field, notes))
        .toList();
  }

  /** The class and its superclasses that are no part of the JDK, the uppermost first. */
  static List<DeclaredType> lineage(DeclaredType type) {
    TypeElement element = (TypeElement) type.asElement();
    if (WaysOut.isOfTheJdk(element.getQualifiedName().toString())) {
      return List.of();
    }
    List<DeclaredType> lineage = new ArrayList<>();
    if (element.getSuperclass() instanceof DeclaredType above) {
      lineage.addAll(lineage(above));
    }
    lineage.add(type);
    return lineage;
  }

  /**
   * The property of a setter, as Jackson has it: that of a field which differs in case only, or all
   * small in front.
   */
  static String property(ExecutableElement setter) {
    return property(
        setter.getEnclosingElement(), setter.getSimpleName().toString().substring(SET.length()));
  }

  /**
   * The property of a setter or getter of a class, by what stands after {@code set} or {@code get}.
   */
  static String property(Element type, String name) {
    return ElementFilter.fieldsIn(type.getEnclosedElements()).stream()
        .map(field -> field.getSimpleName().toString())
        .filter(field -> field.equalsIgnoreCase(name) && Character.isLowerCase(field.charAt(0)))
        .findFirst()
        .orElseGet(
            () ->
                name.substring(0, capitals(name)).toLowerCase(Locale.ROOT)
                    + name.substring(capitals(name)));
  }

  private static int capitals(String name) {
    int capitals = 0;
    while (capitals < name.length() && Character.isUpperCase(name.charAt(capitals))) {
      capitals++;
    }
    return capitals;
  }

  static boolean isSetterName(String name) {
    return name.length() > SET.length()
        && name.startsWith(SET)
        && Character.isUpperCase(name.charAt(SET.length()));
  }

  private static boolean isStatic(Element element) {
    return element.getModifiers().contains(Modifier.STATIC);
  }
}
