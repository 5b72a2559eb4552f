package org.robotmcpkit.processor.read;

import java.util.Optional;
import java.util.stream.Collectors;
import javax.lang.model.element.Parameterizable;

/** Spells the type parameters that a declaration has. */
final class TypeParameters {
  private TypeParameters() {}

  /** The parameters as in {@code <T, U>}; empty if there are none. */
  static Optional<String> inWords(Parameterizable declaration) {
    String names =
        declaration.getTypeParameters().stream()
            .map(parameter -> parameter.getSimpleName().toString())
            .collect(Collectors.joining(", "));
    return names.isEmpty() ? Optional.empty() : Optional.of("<" + names + ">");
  }
}
