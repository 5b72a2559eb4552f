package org.robotmcpkit.processor.model;

import com.palantir.javapoet.ArrayTypeName;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** A type that an argument can have. */
public sealed interface Type {
  /** The type as generated code spells it. */
  TypeName javaType();

  /** The type as people call it, for messages. */
  String inWords();

  /** What its values are limited to. */
  default Limits limits() {
    return Limits.NONE;
  }

  /** The types of its parts that have no names: items, values, what is optional. */
  default List<Type> parts() {
    return List.of();
  }

  /**
   * A value without parts.
   *
   * @param scalar which
   * @param isBoxed whether a primitive stands in its box
   * @param limits what it is limited to
   */
  record Plain(Scalar scalar, boolean isBoxed, Limits limits) implements Type {
    @Override
    public TypeName javaType() {
      return isBoxed ? scalar.javaType().box() : scalar.javaType();
    }

    @Override
    public String inWords() {
      return scalar.inWords();
    }

    /** Whether it cannot be null in Java. */
    public boolean isPrimitive() {
      return javaType().isPrimitive();
    }

    /** What a number is limited to. */
    public Range range() {
      return limits.range();
    }
  }

  /**
   * One of an enum's constants.
   *
   * @param javaType the enum
   * @param constants its constants, in order
   */
  record Choice(ClassName javaType, List<Constant> constants) implements Type {
    public Choice {
      constants = List.copyOf(constants);
    }

    @Override
    public String inWords() {
      return javaType.simpleName();
    }

    /** The names of the constants in JSON. */
    public List<String> wireNames() {
      return constants.stream().map(Constant::wireName).toList();
    }

    /** Whether JSON calls any constant otherwise than Java. */
    public boolean isRenamed() {
      return constants.stream().anyMatch(Constant::isRenamed);
    }
  }

  /**
   * A list, or a set.
   *
   * @param declared {@code List}, {@code Set} or what else a list or set can be used as
   * @param isSet whether nothing stands in it twice
   * @param item what is in it
   * @param limits what it is limited to
   */
  record ListOf(ClassName declared, boolean isSet, Type item, Limits limits) implements Type {
    @Override
    public TypeName javaType() {
      return ParameterizedTypeName.get(declared, item.javaType().box());
    }

    @Override
    public String inWords() {
      return declared.simpleName();
    }

    @Override
    public List<Type> parts() {
      return List.of(item);
    }

    /** Whether it is declared as exactly what it is read as. */
    public boolean isExact() {
      return declared.equals(ClassName.get(isSet ? Set.class : List.class));
    }
  }

  /**
   * An array.
   *
   * @param item what is in it
   * @param limits what it is limited to
   */
  record ArrayOf(Type item, Limits limits) implements Type {
    @Override
    public TypeName javaType() {
      return ArrayTypeName.of(item.javaType());
    }

    @Override
    public String inWords() {
      return "array";
    }

    @Override
    public List<Type> parts() {
      return List.of(item);
    }
  }

  /**
   * A map.
   *
   * @param keys what its keys are, if they are an enum's constants and not texts
   * @param value what its values are
   * @param limits what it is limited to
   */
  record MapOf(Optional<Choice> keys, Type value, Limits limits) implements Type {
    @Override
    public TypeName javaType() {
      TypeName key =
          keys.map(choice -> (TypeName) choice.javaType()).orElse(ClassName.get(String.class));
      return ParameterizedTypeName.get(ClassName.get(Map.class), key, value.javaType().box());
    }

    @Override
    public String inWords() {
      return "Map";
    }

    @Override
    public List<Type> parts() {
      return List.of(value);
    }
  }

  /**
   * A value that may be left out; of a primitive an {@code OptionalInt} and the like.
   *
   * @param value what it is when it is there
   */
  record OptionalOf(Type value) implements Type {
    @Override
    public TypeName javaType() {
      return isOfPrimitive()
          ? ClassName.get("java.util", inWords())
          : ParameterizedTypeName.get(ClassName.get(Optional.class), value.javaType());
    }

    @Override
    public String inWords() {
      String box = isOfPrimitive() ? value.javaType().toString() : "";
      return "Optional"
          + (box.isEmpty() ? "" : Character.toUpperCase(box.charAt(0)) + box.substring(1));
    }

    @Override
    public Limits limits() {
      return value.limits();
    }

    @Override
    public List<Type> parts() {
      return List.of(value);
    }

    /** The method that gets what is there. */
    public String getter() {
      return isOfPrimitive() ? "getAs" + inWords().substring("Optional".length()) : "get";
    }

    /** Whether it is one of the three for primitives. */
    public boolean isOfPrimitive() {
      return value instanceof Plain plain && plain.isPrimitive();
    }
  }

  /**
   * An object with named parts. Each type has one of these, since types may lead back to
   * themselves; so it is its own equal only.
   */
  final class ObjectOf implements Type {
    private final TypeName javaType;
    private final String inWords;
    private Optional<Structure> structure = Optional.empty();

    /** An object whose structure will be known once its parts have been read. */
    public ObjectOf(TypeName javaType, String inWords) {
      this.javaType = javaType;
      this.inWords = inWords;
    }

    @Override
    public TypeName javaType() {
      return javaType;
    }

    @Override
    public String inWords() {
      return inWords;
    }

    /** What it is made of. */
    public Structure structure() {
      return structure.orElseThrow(() -> new IllegalStateException(inWords + " has not been read"));
    }

    /** Sets what it is made of, once. */
    public void structure(Structure read) {
      structure = Optional.of(read);
    }

    /** The class without type arguments. */
    public ClassName rawType() {
      return javaType instanceof ParameterizedTypeName generic
          ? generic.rawType()
          : (ClassName) javaType;
    }
  }

  /**
   * A type that no argument can have.
   *
   * @param inWords the type, with simple names
   * @param instead what to use in its place, as the end of a sentence
   */
  record Unsupported(String inWords, String instead) implements Type {
    /** A type whose problem is told elsewhere. */
    public static Unsupported known(String inWords) {
      return new Unsupported(inWords, "");
    }

    /** Whether its problem is told elsewhere. */
    public boolean isKnown() {
      return instead.isEmpty();
    }

    @Override
    public TypeName javaType() {
      return ClassName.get(Object.class);
    }
  }
}
