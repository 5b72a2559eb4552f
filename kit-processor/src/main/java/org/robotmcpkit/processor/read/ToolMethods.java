package org.robotmcpkit.processor.read;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;
import org.robotmcpkit.processor.KitNames;

/**
 * Finds the methods of a holder that are tools: its own, and those that it inherits if it asks for
 * them.
 *
 * @param env the compiler
 * @param holder the class
 */
record ToolMethods(Env env, TypeElement holder) {
  /** An annotation that makes a method a tool or a resource is on it. */
  static boolean isTool(ExecutableElement method) {
    return annotationOf(method).isPresent() || resourceOf(method).isPresent();
  }

  /** The annotation that makes a method a resource. */
  static Optional<Annotation> resourceOf(ExecutableElement method) {
    return Annotation.find(method.getAnnotationMirrors(), KitNames.MCP_RESOURCE);
  }

  /** The annotation that makes a method a tool; of two, the one for long-running work. */
  static Optional<Annotation> annotationOf(ExecutableElement method) {
    return Annotation.find(method.getAnnotationMirrors(), KitNames.LONG_RUNNING_TOOL)
        .or(() -> Annotation.find(method.getAnnotationMirrors(), KitNames.INSTANT_TOOL));
  }

  /** Whether the class asks for what it inherits. */
  static boolean inherits(TypeElement holder) {
    return Annotation.find(holder.getAnnotationMirrors(), KitNames.INHERIT_TOOLS).isPresent();
  }

  /**
   * All of them: its own in source order, then those of what it extends and implements, the nearest
   * first.
   */
  List<ExecutableElement> all() {
    return Stream.concat(own().stream(), inherited().stream()).toList();
  }

  private List<ExecutableElement> own() {
    return ElementFilter.methodsIn(holder.getEnclosedElements()).stream()
        .filter(ToolMethods::isTool)
        .toList();
  }

  /** Those that it inherits, unless something nearer overrides them. */
  List<ExecutableElement> inherited() {
    List<ExecutableElement> tools = new ArrayList<>();
    if (inherits(holder)) {
      List<ExecutableElement> nearer = new ArrayList<>();
      for (DeclaredType type : new Supertypes(env).of((DeclaredType) holder.asType()).values()) {
        List<ExecutableElement> here =
            ElementFilter.methodsIn(type.asElement().getEnclosedElements());
        boolean isAbove = !type.asElement().equals(holder);
        here.stream()
            .filter(method -> isAbove && isTool(method) && isInherited(method))
            .filter(
                method ->
                    nearer.stream()
                        .noneMatch(other -> env.elements().overrides(other, method, holder)))
            .forEach(tools::add);
        nearer.addAll(here);
      }
    }
    return tools;
  }

  /** Whether those below have the method too, which they do not of a static one of an interface. */
  static boolean isInherited(ExecutableElement method) {
    return !method.getModifiers().contains(Modifier.STATIC)
        || !method.getEnclosingElement().getKind().isInterface();
  }

  /** What it extends and implements without saying what that's type parameters are. */
  List<TypeElement> rawAbove() {
    return directlyAbove(holder).stream()
        .filter(DeclaredType.class::isInstance)
        .map(DeclaredType.class::cast)
        .filter(type -> type.getTypeArguments().isEmpty())
        .map(type -> (TypeElement) type.asElement())
        .filter(element -> !element.getTypeParameters().isEmpty())
        .toList();
  }

  /** What a class extends and implements itself. */
  static List<TypeMirror> directlyAbove(TypeElement type) {
    List<TypeMirror> above = new ArrayList<>(type.getInterfaces());
    above.add(0, type.getSuperclass());
    return above;
  }
}
