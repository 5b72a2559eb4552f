package org.robotmcpkit.processor.read;

import com.palantir.javapoet.ClassName;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.Element;

/**
 * Says which warning the use of a declaration causes, so that generated code suppresses exactly
 * that one.
 */
final class Lints {
  private static final ClassName DEPRECATED = ClassName.get(Deprecated.class);

  private Lints() {}

  static Set<String> of(Element used, Env env) {
    if (!env.elements().isDeprecated(used)) {
      return Set.of();
    }
    Optional<Annotation> deprecated = Annotation.find(used.getAnnotationMirrors(), DEPRECATED);
    boolean isForRemoval =
        deprecated.map(annotation -> annotation.text("forRemoval")).orElse("").equals("true");
    return Set.of(isForRemoval ? "removal" : "deprecation");
  }
}
