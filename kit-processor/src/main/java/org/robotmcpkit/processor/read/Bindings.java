package org.robotmcpkit.processor.read;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;

/**
 * What the type parameters of a class stand for where it is used.
 *
 * @param arguments the type arguments by the parameters' names
 */
record Bindings(Map<String, Bound> arguments) {
  /** Of a class without type parameters. */
  static final Bindings NONE = new Bindings(Map.of());

  /**
   * A type argument.
   *
   * @param type the type
   * @param bindings what the type parameters in it stand for
   */
  record Bound(TypeMirror type, Bindings bindings) {}

  /**
   * What the parameters of a class stand for in {@code type}, which is used where {@code around}
   * holds.
   */
  static Bindings of(DeclaredType type, Bindings around) {
    TypeElement element = (TypeElement) type.asElement();
    List<? extends TypeMirror> given = type.getTypeArguments();
    Map<String, Bound> arguments = new HashMap<>();
    for (int index = 0; index < given.size(); index++) {
      String parameter = element.getTypeParameters().get(index).getSimpleName().toString();
      arguments.put(parameter, new Bound(given.get(index), around));
    }
    return new Bindings(arguments);
  }

  Optional<Bound> of(String parameter) {
    return Optional.ofNullable(arguments.get(parameter));
  }
}
