package org.robotmcpkit.processor.model;

import com.palantir.javapoet.ArrayTypeName;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import java.util.List;

/** A type that an argument can have. */
public sealed interface Type {
  /** The type as generated code spells it. */
  TypeName javaType();

  /** The type as people call it, for messages. */
  String inWords();

  /**
   * A value without parts.
   *
   * @param scalar which
   * @param isBoxed whether a primitive stands in its box
   * @param range what a number is limited to
   */
  record Plain(Scalar scalar, boolean isBoxed, Range range) implements Type {
    @Override
    public TypeName javaType() {
      return isBoxed ? scalar.javaType().box() : scalar.javaType();
    }

    @Override
    public String inWords() {
      return switch (scalar) {
        case STRING -> "String";
        case DURATION -> "Duration";
        default -> scalar.javaType().toString();
      };
    }

    /** Whether it can be null in Java. */
    public boolean isPrimitive() {
      return javaType().isPrimitive();
    }
  }

  /**
   * One of an enum's constants.
   *
   * @param javaType the enum
   * @param constants its constants, in order
   */
  record Choice(ClassName javaType, List<String> constants) implements Type {
    public Choice {
      constants = List.copyOf(constants);
    }

    @Override
    public String inWords() {
      return javaType.simpleName();
    }
  }

  /**
   * A list.
   *
   * @param item what is in it
   */
  record ListOf(Type item) implements Type {
    @Override
    public TypeName javaType() {
      return ParameterizedTypeName.get(ClassName.get(List.class), item.javaType().box());
    }

    @Override
    public String inWords() {
      return "List";
    }
  }

  /**
   * An array.
   *
   * @param item what is in it
   */
  record ArrayOf(Type item) implements Type {
    @Override
    public TypeName javaType() {
      return ArrayTypeName.of(item.javaType());
    }

    @Override
    public String inWords() {
      return "array";
    }
  }

  /**
   * A value that may be left out.
   *
   * @param value what it is when it is there
   */
  record OptionalOf(Type value) implements Type {
    @Override
    public TypeName javaType() {
      return ParameterizedTypeName.get(ClassName.get("java.util", "Optional"), value.javaType().box());
    }

    @Override
    public String inWords() {
      return "Optional";
    }
  }

  /**
   * An object with named parts.
   *
   * @param javaType the record
   * @param components its components, in order
   */
  record RecordOf(ClassName javaType, List<Argument> components) implements Type {
    public RecordOf {
      components = List.copyOf(components);
    }

    @Override
    public String inWords() {
      return javaType.simpleName();
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
