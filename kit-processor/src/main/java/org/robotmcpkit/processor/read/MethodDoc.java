package org.robotmcpkit.processor.read;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.util.ElementFilter;

/**
 * Finds the Javadoc of a method: its own, and for what that does not say the one of the method that
 * it overrides, as long as the compiler has its source.
 */
final class MethodDoc {
  private static final String INHERIT = "{@inheritDoc}";

  /** Stands for the inherited text while the rest of a comment is turned into plain text. */
  private static final String PLACE = "\uE000";

  private final Env env;

  MethodDoc(Env env) {
    this.env = env;
  }

  DocComment of(ExecutableElement method) {
    String raw = env.elements().getDocComment(method);
    DocComment above =
        overridden(method).map(other -> renamed(of(other), other, method)).orElse(DocComment.NONE);
    if (raw == null) {
      return above;
    }
    DocComment own = DocComment.parse(raw.replace(INHERIT, PLACE));
    Map<String, String> parameters = new LinkedHashMap<>(above.parameters());
    own.parameters()
        .forEach((name, text) -> parameters.put(name, text.replace(PLACE, above.parameter(name))));
    return new DocComment(own.description().replace(PLACE, above.description()), parameters);
  }

  /** The overridden method's parameters may be called otherwise. */
  private static DocComment renamed(DocComment doc, ExecutableElement from, ExecutableElement to) {
    Map<String, String> parameters = new LinkedHashMap<>();
    for (int index = 0; index < to.getParameters().size(); index++) {
      String text = doc.parameter(from.getParameters().get(index).getSimpleName().toString());
      if (!text.isEmpty()) {
        parameters.put(to.getParameters().get(index).getSimpleName().toString(), text);
      }
    }
    return new DocComment(doc.description(), parameters);
  }

  /** The method that this one overrides: in a superclass, or else in an interface. */
  private Optional<ExecutableElement> overridden(ExecutableElement method) {
    TypeElement type = (TypeElement) method.getEnclosingElement();
    return above(type).flatMap(supertype -> overriddenIn(supertype, method, type)).findFirst();
  }

  private Stream<ExecutableElement> overriddenIn(
      TypeElement supertype, ExecutableElement method, TypeElement type) {
    Stream<ExecutableElement> here =
        ElementFilter.methodsIn(supertype.getEnclosedElements()).stream()
            .filter(candidate -> candidate.getSimpleName().equals(method.getSimpleName()))
            .filter(candidate -> env.elements().overrides(method, candidate, type));
    return Stream.concat(
        here, above(supertype).flatMap(further -> overriddenIn(further, method, type)));
  }

  private Stream<TypeElement> above(TypeElement type) {
    return env.types().directSupertypes(type.asType()).stream()
        .filter(DeclaredType.class::isInstance)
        .map(supertype -> (TypeElement) ((DeclaredType) supertype).asElement());
  }
}
