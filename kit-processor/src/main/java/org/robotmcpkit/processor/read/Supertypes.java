package org.robotmcpkit.processor.read;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;

/**
 * Finds what a type extends and implements, with its type arguments.
 *
 * @param env the compiler
 */
record Supertypes(Env env) {
  /**
   * The type and all its supertypes but {@code Object}, by their qualified names; the nearest
   * first.
   */
  Map<String, DeclaredType> of(DeclaredType type) {
    Map<String, DeclaredType> all = new LinkedHashMap<>();
    add(type, all);
    return all;
  }

  /** The type as one of its supertypes. */
  Optional<DeclaredType> as(String qualifiedName, TypeMirror type) {
    return type instanceof DeclaredType declared
        ? Optional.ofNullable(of(declared).get(qualifiedName))
        : Optional.empty();
  }

  private void add(DeclaredType type, Map<String, DeclaredType> all) {
    String name = Spelling.qualified(type);
    if (name.equals("java.lang.Object") || all.putIfAbsent(name, type) != null) {
      return;
    }
    for (TypeMirror above : env.types().directSupertypes(type)) {
      if (above instanceof DeclaredType declared) {
        add(declared, all);
      }
    }
  }
}
