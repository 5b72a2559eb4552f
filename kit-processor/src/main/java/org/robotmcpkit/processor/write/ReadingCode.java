package org.robotmcpkit.processor.write;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.NameAllocator;
import org.robotmcpkit.processor.KitNames;
import org.robotmcpkit.processor.model.Argument;
import org.robotmcpkit.processor.model.Scalar;
import org.robotmcpkit.processor.model.Type;

/**
 * Writes the expressions that read arguments: {@code call.number("duration_s").min(0).required()}.
 */
final class ReadingCode {
  private final ClassName toolsName;
  private final Names names;
  private final NameAllocator locals;

  /**
   * A writer for one method.
   *
   * @param toolsName the generated class, which has the readers of records
   * @param locals the names in that method; lambdas need some of their own
   */
  ReadingCode(ClassName toolsName, Names names, NameAllocator locals) {
    this.toolsName = toolsName;
    this.names = names;
    this.locals = locals;
  }

  /** Reads an argument from the object of that name. */
  CodeBlock read(String from, Argument argument) {
    Type type =
        argument.type() instanceof Type.OptionalOf optional ? optional.value() : argument.type();
    return CodeBlock.of(
        "$L$L",
        reading(from, Literals.literal(argument.wireName()), type, locals.clone()),
        ending(argument));
  }

  private static CodeBlock ending(Argument argument) {
    if (argument.type() instanceof Type.OptionalOf optional) {
      return optional.isOfPrimitive()
          ? CodeBlock.of(
              "$Z.map($T::of).orElse($T.empty())", optional.javaType(), optional.javaType())
          : CodeBlock.of("$Z.optional()");
    }
    if (argument.isNullable()) {
      return CodeBlock.of("$Z.orNull()");
    }
    return argument
        .defaultValue()
        .map(value -> CodeBlock.of("$Z.orElse($L)", DefaultCode.java(argument.type(), value)))
        .orElse(CodeBlock.of("$Z.required()"));
  }

  /**
   * Reads a value of that type.
   *
   * @param name the member's name as a literal; empty for an item, which has none
   * @param free the names that lambdas may still use
   */
  private CodeBlock reading(String from, CodeBlock name, Type type, NameAllocator free) {
    if (type instanceof Type.Plain plain) {
      return CodeBlock.of("$N.$L($L)$L", from, plain.scalar().reader(), name, limits(plain));
    }
    CodeBlock before = name.isEmpty() ? name : CodeBlock.of("$L,$W", name);
    if (type instanceof Type.Choice choice) {
      return CodeBlock.of("$N.choice($L$L)", from, before, constants(choice));
    }
    if (type instanceof Type.ObjectOf object) {
      return CodeBlock.of("$N.object($L$T::$N)", from, before, toolsName, names.reader(object));
    }
    if (type instanceof Type.ArrayOf array) {
      return CodeBlock.of(
          "$L$L", parts(from, "list", before, "item", array, free), toArray(array, free));
    }
    if (type instanceof Type.MapOf map) {
      CodeBlock keys =
          map.keys()
              .map(choice -> CodeBlock.of("$L,$W", constants(choice)))
              .orElse(CodeBlock.of(""));
      return parts(from, "map", CodeBlock.of("$L$L", before, keys), "value", map, free);
    }
    boolean isSet = type instanceof Type.ListOf list && list.isSet();
    return parts(from, isSet ? "set" : "list", before, "item", type, free);
  }

  /** An enum's constants, and what spells them if they do not do so themselves. */
  private CodeBlock constants(Type.Choice choice) {
    return choice.isRenamed()
        ? CodeBlock.of("$T.values(),$W$T::$N", choice.javaType(), toolsName, names.wireName(choice))
        : CodeBlock.of("$T.values()", choice.javaType());
  }

  /** Reads what has parts of one type each. */
  private CodeBlock parts(
      String from, String method, CodeBlock before, String called, Type type, NameAllocator free) {
    NameAllocator inside = free.clone();
    String name = inside.newName(from.startsWith(called) ? "part" : called);
    CodeBlock part = reading(name, CodeBlock.of(""), type.parts().get(0), inside);
    CodeBlock size = LimitsCode.size(type.limits().size());
    CodeBlock wrapped = size.isEmpty() ? size : CodeBlock.of("$Z$L", size);
    return CodeBlock.of(
        "$N.$L($L$N -> $L.required())$L", from, method, before, name, part, wrapped);
  }

  private static CodeBlock toArray(Type.ArrayOf array, NameAllocator free) {
    if (array.item() instanceof Type.Plain plain && plain.isPrimitive()) {
      return CodeBlock.of("$Z.map($T::$L)", KitNames.PRIMITIVE_ARRAYS, plain.scalar().arrays());
    }
    String list = free.clone().newName("list");
    return CodeBlock.of("$Z.map($N -> $N.toArray($T::new))", list, list, array.javaType());
  }

  private CodeBlock limits(Type.Plain plain) {
    return plain.scalar() == Scalar.STRING
        ? LimitsCode.text(plain.limits(), names::pattern)
        : LimitsCode.range(plain.range());
  }
}
