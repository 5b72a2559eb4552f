package org.robotmcpkit.processor.read;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import org.robotmcpkit.processor.model.Limits;
import org.robotmcpkit.processor.model.Range;
import org.robotmcpkit.processor.model.Type;

/** Reads the limits that Bean Validation's annotations put on an argument. */
final class Constraints {
  private static final Set<String> PACKAGES =
      Set.of("jakarta.validation.constraints", "javax.validation.constraints");

  /** Limits that are kept already: no argument is null unless it says so. */
  private static final Set<String> KEPT = Set.of("Min", "Max", "NotNull");

  private Constraints() {}

  /** What {@code @Min} and {@code @Max} say. */
  static Range range(Collection<? extends AnnotationMirror> mirrors) {
    return new Range(end(mirrors, "Min"), end(mirrors, "Max"));
  }

  /** {@code @Min} or {@code @Max}, if there is one. */
  static Optional<Annotation> anyEnd(Collection<? extends AnnotationMirror> mirrors) {
    return Annotation.findSimple(mirrors, "Min").or(() -> Annotation.findSimple(mirrors, "Max"));
  }

  /** The annotations that would go unheeded. */
  static Collection<Annotation> unheeded(Collection<? extends AnnotationMirror> mirrors) {
    Map<String, Annotation> unheeded = new LinkedHashMap<>();
    mirrors.stream()
        .map(Annotation::new)
        .filter(annotation -> PACKAGES.contains(packageOf(annotation)) && !KEPT.contains(annotation.simpleName()))
        // An annotation for types and for parameters is found at both.
        .forEach(annotation -> unheeded.putIfAbsent(annotation.simpleName(), annotation));
    return unheeded.values();
  }

  /** The type with the limits, or empty if they make no sense for it. */
  static Optional<Type> within(Type type, Limits limits) {
    if (type instanceof Type.Plain plain && plain.scalar().isNumber()) {
      return Optional.of(new Type.Plain(plain.scalar(), plain.isBoxed(), limits.and(plain.limits())));
    }
    return type instanceof Type.OptionalOf optional
        ? within(optional.value(), limits).map(Type.OptionalOf::new)
        : Optional.empty();
  }

  private static OptionalLong end(Collection<? extends AnnotationMirror> mirrors, String simpleName) {
    return Annotation.findSimple(mirrors, simpleName)
        .flatMap(annotation -> annotation.member("value"))
        .map(AnnotationValue::getValue)
        .filter(Number.class::isInstance)
        .map(value -> OptionalLong.of(((Number) value).longValue()))
        .orElse(OptionalLong.empty());
  }

  /** The package of an annotation. */
  static String packageOf(Annotation annotation) {
    String name = annotation.element().getQualifiedName().toString();
    return name.substring(0, Math.max(0, name.lastIndexOf('.')));
  }
}
