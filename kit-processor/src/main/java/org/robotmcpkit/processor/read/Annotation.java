package org.robotmcpkit.processor.read;

import com.palantir.javapoet.ClassName;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.util.ElementFilter;

/**
 * An annotation as it stands in the source, read by name; its members come with the value to point
 * at.
 *
 * @param mirror the annotation
 */
record Annotation(AnnotationMirror mirror) {
  /** The annotation of that name, if there is one. */
  static Optional<Annotation> find(Collection<? extends AnnotationMirror> mirrors, ClassName name) {
    return mirrors.stream()
        .map(Annotation::new)
        .filter(
            annotation ->
                annotation.element().getQualifiedName().contentEquals(name.canonicalName()))
        .findFirst();
  }

  /** The annotation of that simple name, if there is one. */
  static Optional<Annotation> findSimple(
      Collection<? extends AnnotationMirror> mirrors, String simpleName) {
    return mirrors.stream()
        .map(Annotation::new)
        .filter(annotation -> annotation.simpleName().equals(simpleName))
        .findFirst();
  }

  /** The annotation's type. */
  TypeElement element() {
    return (TypeElement) mirror.getAnnotationType().asElement();
  }

  String simpleName() {
    return element().getSimpleName().toString();
  }

  /** The member, if it is written down. */
  Optional<AnnotationValue> member(String name) {
    for (Map.Entry<? extends ExecutableElement, ? extends AnnotationValue> entry :
        mirror.getElementValues().entrySet()) {
      if (entry.getKey().getSimpleName().contentEquals(name)) {
        return Optional.of(entry.getValue());
      }
    }
    return Optional.empty();
  }

  /** Whether annotations of its type have that member at all. */
  boolean has(String name) {
    return ElementFilter.methodsIn(element().getEnclosedElements()).stream()
        .anyMatch(member -> member.getSimpleName().contentEquals(name));
  }

  /** A text; empty if it is not written down. */
  String text(String name) {
    return member(name).map(value -> String.valueOf(value.getValue())).orElse("");
  }

  /** An enum constant's name, if it is written down. */
  Optional<String> constant(String name) {
    return member(name)
        .map(AnnotationValue::getValue)
        .filter(VariableElement.class::isInstance)
        .map(value -> ((VariableElement) value).getSimpleName().toString());
  }

  /** The values of an array; none if it is not written down. */
  List<AnnotationValue> values(String name) {
    return member(name)
        .map(AnnotationValue::getValue)
        .filter(List.class::isInstance)
        .map(all -> ((List<?>) all).stream().map(AnnotationValue.class::cast).toList())
        .orElse(List.of());
  }
}
