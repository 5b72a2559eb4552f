package org.robotmcpkit.processor.read;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.TypeElement;

/**
 * Finds constraints among annotations, by simple name: those of Bean Validation, and what is called
 * like them.
 */
final class Constraints {
  private static final Set<String> PACKAGES =
      Set.of("jakarta.validation.constraints", "javax.validation.constraints");

  private static final Set<String> MARKERS =
      Set.of("jakarta.validation.Constraint", "javax.validation.Constraint");

  private static final Set<String> READ =
      Set.of(
          "Min",
          "Max",
          "DecimalMin",
          "DecimalMax",
          "Positive",
          "PositiveOrZero",
          "Negative",
          "NegativeOrZero",
          "Size",
          "NotBlank",
          "NotEmpty",
          "NotNull",
          "Pattern",
          "Email");

  private static final Set<String> NEVER_NULL = Set.of("NotNull", "NotBlank", "NotEmpty");

  private Constraints() {}

  /**
   * The constraints, also those in a list; each once, although one for types and for parameters is
   * found at both.
   */
  static Collection<Annotation> in(Collection<? extends AnnotationMirror> mirrors) {
    Map<String, Annotation> constraints = new LinkedHashMap<>();
    mirrors.stream()
        .map(Annotation::new)
        .flatMap(Constraints::each)
        .filter(annotation -> isRead(annotation) || isOfBeanValidation(annotation))
        .forEach(annotation -> constraints.putIfAbsent(annotation.mirror().toString(), annotation));
    return constraints.values();
  }

  /** Whether it has a meaning here. */
  static boolean isRead(Annotation annotation) {
    return READ.contains(annotation.simpleName());
  }

  /** What says that the value is there, if anything does. */
  static Optional<Annotation> neverNull(Collection<? extends AnnotationMirror> mirrors) {
    return in(mirrors).stream()
        .filter(annotation -> NEVER_NULL.contains(annotation.simpleName()))
        .findFirst();
  }

  /** The annotations in a {@code @Pattern.List}; any other by itself. */
  private static Stream<Annotation> each(Annotation annotation) {
    boolean isList =
        annotation.simpleName().equals("List")
            && annotation.element().getEnclosingElement() instanceof TypeElement around
            && READ.contains(around.getSimpleName().toString());
    return isList
        ? annotation.values("value").stream()
            .map(value -> value.getValue())
            .filter(AnnotationMirror.class::isInstance)
            .map(mirror -> new Annotation((AnnotationMirror) mirror))
        : Stream.of(annotation);
  }

  private static boolean isOfBeanValidation(Annotation annotation) {
    return PACKAGES.stream().anyMatch(name -> packageOf(annotation).startsWith(name))
        || annotation.element().getAnnotationMirrors().stream()
            .map(Annotation::new)
            .anyMatch(marker -> MARKERS.contains(marker.element().getQualifiedName().toString()));
  }

  /** The package of an annotation. */
  static String packageOf(Annotation annotation) {
    String name = annotation.element().getQualifiedName().toString();
    return name.substring(0, Math.max(0, name.lastIndexOf('.')));
  }

  /**
   * All but those that stand on the declaration of an array as well, where they limit the array and
   * not its items.
   */
  static List<? extends AnnotationMirror> without(
      Collection<? extends AnnotationMirror> declared, List<? extends AnnotationMirror> onItems) {
    Set<String> known =
        in(declared).stream()
            .map(annotation -> annotation.mirror().toString())
            .collect(Collectors.toSet());
    return onItems.stream().filter(mirror -> !known.contains(mirror.toString())).toList();
  }
}
