package org.robotmcpkit.processor.read;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.ParameterizedTypeName;
import java.util.Optional;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.type.WildcardType;
import org.robotmcpkit.processor.model.Limits;
import org.robotmcpkit.processor.model.Scalar;
import org.robotmcpkit.processor.model.Type;

/** Reads the types that hold others: arrays, lists, sets, maps and what is optional. */
final class ContainerReader {
  private final TypeReader types;

  ContainerReader(TypeReader types) {
    this.types = types;
  }

  Type array(ArrayType array) {
    Type item = part(array.getComponentType(), types.item(array.getComponentType()));
    if (item instanceof Type.Unsupported) {
      return item;
    }
    if (item instanceof Type.OptionalOf) {
      return unsupported(
          array,
          "leave out what is not there, and use " + valueOf(array.getComponentType()) + "[]");
    }
    // Java has no arrays of generic types that one could make.
    return item.javaType() instanceof ParameterizedTypeName
        ? unsupported(array, "use List<" + Spelling.of(array.getComponentType()) + ">")
        : new Type.ArrayOf(item, Limits.NONE);
  }

  Type list(DeclaredType type) {
    return items(type, false);
  }

  Type set(DeclaredType type) {
    return items(type, true);
  }

  private Type items(DeclaredType type, boolean isSet) {
    ClassName declared = ClassName.get((TypeElement) type.asElement());
    Optional<TypeMirror> argument = argument(type, 0);
    if (argument.isEmpty()) {
      return unsupported(type, "say what is in it, such as " + declared.simpleName() + "<String>");
    }
    Type item = part(argument.get());
    if (item instanceof Type.Unsupported) {
      return item;
    }
    return item instanceof Type.OptionalOf
        ? unsupported(
            type,
            "leave out what is not there, and use "
                + declared.simpleName()
                + "<"
                + valueOf(argument.get())
                + ">")
        : new Type.ListOf(declared, isSet, item, Limits.NONE);
  }

  Type map(DeclaredType type) {
    Optional<TypeMirror> keys = argument(type, 0);
    Optional<TypeMirror> values = argument(type, 1);
    if (keys.isEmpty() || values.isEmpty()) {
      return unsupported(type, "say what is in it, such as Map<String, Integer>");
    }
    Type key = part(keys.get());
    Type value = part(values.get());
    if (value instanceof Type.Unsupported) {
      return value;
    }
    if (value instanceof Type.OptionalOf) {
      return unsupported(
          type,
          "leave out what is not there, and use Map<"
              + Spelling.of(keys.get())
              + ", "
              + valueOf(values.get())
              + ">");
    }
    if (key instanceof Type.Choice choice) {
      return new Type.MapOf(Optional.of(choice), value, Limits.NONE);
    }
    if (!key.limits().isNone()) {
      return unsupported(type, "leave its keys without limits, and check them in the method");
    }
    return key instanceof Type.Plain plain && plain.scalar() == Scalar.STRING
        ? new Type.MapOf(Optional.empty(), value, Limits.NONE)
        : unsupported(type, "use String or an enum as its key, since JSON has no others");
  }

  Type optional(DeclaredType type) {
    Optional<TypeMirror> argument = argument(type, 0);
    if (argument.isEmpty()) {
      return unsupported(type, "say what is in it, such as Optional<String>");
    }
    Type value = part(argument.get());
    if (value instanceof Type.Unsupported) {
      return value;
    }
    return value instanceof Type.OptionalOf
        ? unsupported(type, "use " + spelled(argument))
        : new Type.OptionalOf(value);
  }

  /**
   * A type inside another, which has to be spelled as what it is read as: a {@code List<List<T>>}
   * is nothing else.
   */
  private Type part(TypeMirror type) {
    return part(type, types.limited(type));
  }

  private Type part(TypeMirror type, Type part) {
    TypeMirror resolved = types.resolved(type);
    if (part instanceof Type.ListOf list && !list.isExact()) {
      return unsupported(
          resolved, "use List<" + spelled(argument((DeclaredType) resolved, 0)) + "> in it");
    }
    boolean hasWildcard =
        resolved instanceof DeclaredType declared
            && declared.getTypeArguments().stream().anyMatch(WildcardType.class::isInstance);
    return hasWildcard && !(part instanceof Type.Unsupported)
        ? unsupported(resolved, "leave out \"? extends\" in it")
        : part;
  }

  private String spelled(Optional<TypeMirror> type) {
    return type.map(types::resolved).map(Spelling::of).orElse("");
  }

  /** A type argument; of {@code ? extends T} the T. */
  private static Optional<TypeMirror> argument(DeclaredType type, int index) {
    return type.getTypeArguments().stream()
        .skip(index)
        .findFirst()
        .map(
            argument ->
                argument instanceof WildcardType wildcard ? wildcard.getExtendsBound() : argument);
  }

  private String valueOf(TypeMirror optional) {
    TypeMirror resolved = types.resolved(optional);
    return switch (Spelling.of(resolved)) {
      case "OptionalInt" -> "Integer";
      case "OptionalLong" -> "Long";
      case "OptionalDouble" -> "Double";
      default -> spelled(argument((DeclaredType) resolved, 0));
    };
  }

  private static Type unsupported(TypeMirror type, String instead) {
    return TypeReader.unsupported(type, instead);
  }
}
