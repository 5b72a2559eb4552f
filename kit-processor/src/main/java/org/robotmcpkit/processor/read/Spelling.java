package org.robotmcpkit.processor.read;

import java.util.Locale;
import java.util.stream.Collectors;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.type.TypeVariable;
import javax.lang.model.type.WildcardType;

/** Spells a type as the user did, with simple names; the compilers' own spellings differ. */
final class Spelling {
  private Spelling() {}

  /** The qualified name of a class. */
  static String qualified(DeclaredType type) {
    return ((TypeElement) type.asElement()).getQualifiedName().toString();
  }

  static String of(TypeMirror type) {
    if (type instanceof ArrayType array) {
      return of(array.getComponentType()) + "[]";
    }
    if (type instanceof TypeVariable variable) {
      return variable.asElement().getSimpleName().toString();
    }
    if (type instanceof WildcardType wildcard) {
      return wildcard.getExtendsBound() != null
          ? "? extends " + of(wildcard.getExtendsBound())
          : wildcard.getSuperBound() != null ? "? super " + of(wildcard.getSuperBound()) : "?";
    }
    if (type.getKind() == TypeKind.DECLARED || type.getKind() == TypeKind.ERROR) {
      DeclaredType declared = (DeclaredType) type;
      String arguments =
          declared.getTypeArguments().stream().map(Spelling::of).collect(Collectors.joining(", "));
      return declared.asElement().getSimpleName()
          + (arguments.isEmpty() ? "" : "<" + arguments + ">");
    }
    return type.getKind().name().toLowerCase(Locale.ROOT);
  }
}
