package org.robotmcpkit.processor.read;

import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import javax.lang.model.element.ExecutableElement;
import org.robotmcpkit.processor.KitNames;
import org.robotmcpkit.processor.check.Site;
import org.robotmcpkit.processor.check.Sites;
import org.robotmcpkit.processor.model.Hint;
import org.robotmcpkit.processor.model.Tool;

/** Reads the hints that a user sets by hand. */
final class HintReader {
  private HintReader() {}

  static Optional<Annotation> find(ExecutableElement method) {
    return Annotation.find(method.getAnnotationMirrors(), KitNames.HINTS);
  }

  /** What is set; not what is left to the effect. */
  static Map<Hint, Boolean> read(Annotation annotation) {
    Map<Hint, Boolean> said = new EnumMap<>(Hint.class);
    for (Hint hint : Hint.values()) {
      annotation
          .constant(hint.member())
          .filter(value -> !value.equals("BY_EFFECT"))
          .ifPresent(value -> said.put(hint, value.equals("YES")));
    }
    return said;
  }

  /** Notes where each member stands. */
  static void note(Annotation annotation, Tool tool, Site method, Sites sites) {
    sites.put(tool, "hints", method.at(annotation.mirror()));
    for (Hint hint : Hint.values()) {
      annotation
          .member(hint.member())
          .ifPresent(
              value -> sites.put(tool, hint.member(), method.at(annotation.mirror(), value)));
    }
  }
}
