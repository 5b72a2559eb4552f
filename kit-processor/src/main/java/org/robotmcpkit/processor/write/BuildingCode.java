package org.robotmcpkit.processor.write;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.NameAllocator;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import java.util.List;
import org.robotmcpkit.processor.model.Argument;
import org.robotmcpkit.processor.model.Member;
import org.robotmcpkit.processor.model.Structure;
import org.robotmcpkit.processor.model.Type;

/** Writes how an object is made of the members that have been read. */
final class BuildingCode {
  private final TypeName type;
  private final Structure.Fields fields;
  private final NameAllocator locals;

  BuildingCode(TypeName type, Structure.Fields fields, NameAllocator locals) {
    this.type = type;
    this.fields = fields;
    this.locals = locals;
  }

  /** The statement that makes the object and returns it. */
  CodeBlock build(String from) {
    List<Member> later =
        fields.members().stream().filter(member -> !isForConstructor(member)).toList();
    if (later.isEmpty()) {
      return CodeBlock.of("$[return $N.build(() -> $L);\n$]", from, construction());
    }
    String built = locals.newName("built");
    CodeBlock.Builder block =
        CodeBlock.builder()
            .add("return $N.build(() -> {\n$>", from)
            .addStatement("$T $N = $L", type, built, construction());
    for (Member member : later) {
      CodeBlock addition = addition(member, built);
      block.addStatement(addition);
    }
    return block.addStatement("return $N", built).add("$<});\n").build();
  }

  private CodeBlock construction() {
    CodeBlock arguments =
        fields.members().stream()
            .filter(BuildingCode::isForConstructor)
            .map(this::argument)
            .collect(CodeBlock.joining(",$W"));
    TypeName raw = type instanceof ParameterizedTypeName generic ? generic.rawType() : type;
    return fields.factory().isPresent()
        ? CodeBlock.of("$T.$N($L)", raw, fields.factory().get(), arguments)
        : CodeBlock.of("new $T$L($L)", raw, raw.equals(type) ? "" : "<>", arguments);
  }

  private static boolean isForConstructor(Member member) {
    return member instanceof Member.Passed || member instanceof Member.Unread;
  }

  private CodeBlock argument(Member member) {
    if (member instanceof Member.Unread unread) {
      return unread
          .empty()
          .map(empty -> CodeBlock.of("$T.empty()", raw(empty)))
          .orElse(CodeBlock.of("null"));
    }
    return CodeBlock.of("$N", locals.get(((Member.Passed) member).argument()));
  }

  private static TypeName raw(Type.OptionalOf optional) {
    return optional.javaType() instanceof ParameterizedTypeName generic
        ? generic.rawType()
        : optional.javaType();
  }

  private CodeBlock addition(Member member, String built) {
    if (member instanceof Member.Set set) {
      String local = locals.get(set.argument());
      return set.isKept()
          ? CodeBlock.of("$N.ifPresent($N::$N)", local, built, set.setter())
          : CodeBlock.of("$N.$N($N)", built, set.setter(), local);
    }
    Member.Assigned assigned = (Member.Assigned) member;
    Argument argument = assigned.argument();
    String local = locals.get(argument);
    String value = locals.clone().newName("value");
    return assigned.isKept()
        ? CodeBlock.of(
            "$N.ifPresent($N -> $N.$N = $N)", local, value, built, assigned.field(), value)
        : CodeBlock.of("$N.$N = $N", built, assigned.field(), local);
  }
}
