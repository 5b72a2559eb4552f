package org.robotmcpkit.processor.check;

import java.util.Collection;
import java.util.List;
import javax.annotation.processing.Messager;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import javax.tools.Diagnostic.Kind;

/** Prints problems where they belong, except the warnings that the user has silenced. */
public final class Reporter {
  private static final String SUPPRESS_WARNINGS = "java.lang.SuppressWarnings";

  private final Messager messager;

  /** A reporter that prints through the compiler. */
  public Reporter(Messager messager) {
    this.messager = messager;
  }

  /** Prints the problems; whether any of them is an error. */
  public boolean print(Collection<Problem> problems) {
    problems.stream().filter(problem -> !isSilenced(problem)).forEach(this::print);
    return problems.stream().anyMatch(problem -> !problem.code().isWarning());
  }

  private void print(Problem problem) {
    Kind kind = problem.code().isWarning() ? Kind.WARNING : Kind.ERROR;
    Site site = problem.site();
    if (site.annotation().isPresent() && site.value().isPresent()) {
      messager.printMessage(
          kind, problem.message(), site.element(), site.annotation().get(), site.value().get());
    } else if (site.annotation().isPresent()) {
      messager.printMessage(kind, problem.message(), site.element(), site.annotation().get());
    } else {
      messager.printMessage(kind, problem.message(), site.element());
    }
  }

  private static boolean isSilenced(Problem problem) {
    if (!problem.code().isWarning()) {
      return false;
    }
    for (Element around = problem.site().element();
        around != null;
        around = around.getEnclosingElement()) {
      if (silences(around, problem.code().key())) {
        return true;
      }
    }
    return false;
  }

  private static boolean silences(Element element, String key) {
    return element.getAnnotationMirrors().stream()
        .filter(Reporter::isSuppressWarnings)
        .flatMap(mirror -> mirror.getElementValues().values().stream())
        .map(AnnotationValue::getValue)
        .anyMatch(
            value ->
                value instanceof List<?> keys && keys.stream().anyMatch(one -> isKey(one, key)));
  }

  private static boolean isSuppressWarnings(AnnotationMirror mirror) {
    return mirror.getAnnotationType().asElement() instanceof TypeElement type
        && type.getQualifiedName().contentEquals(SUPPRESS_WARNINGS);
  }

  private static boolean isKey(Object value, String key) {
    return value instanceof AnnotationValue one && key.equals(one.getValue());
  }
}
