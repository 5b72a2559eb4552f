package org.robotmcpkit.processor.write;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.NameAllocator;
import com.palantir.javapoet.TypeName;
import java.util.List;
import javax.lang.model.element.Modifier;
import org.robotmcpkit.processor.KitNames;
import org.robotmcpkit.processor.model.Argument;
import org.robotmcpkit.processor.model.Constant;
import org.robotmcpkit.processor.model.Structure;
import org.robotmcpkit.processor.model.TriggerRecord;
import org.robotmcpkit.processor.model.Type;

/** Writes the methods that read an object of a call, and those that spell an enum's constants. */
final class ObjectMethods {
  private final ClassName toolsName;
  private final Names names;

  ObjectMethods(ClassName toolsName, Names names) {
    this.toolsName = toolsName;
    this.names = names;
  }

  /** Reads an object; what it does not have is refused. */
  MethodSpec reader(Type.ObjectOf object) {
    String parameter = Names.decapitalised(object.rawType().simpleName());
    return object.structure() instanceof Structure.Fields fields
        ? fields(names.reader(object), object.javaType(), parameter, fields)
        : variants(object, parameter, (Structure.Variants) object.structure());
  }

  private MethodSpec fields(String name, TypeName type, String parameter, Structure.Fields fields) {
    NameAllocator locals = locals(fields.arguments());
    String object = locals.newName(parameter);
    MethodSpec.Builder method = method(name, type, object);
    read(fields.arguments(), object, locals, method);
    CodeBlock building = new BuildingCode(type, fields, locals).build(object);
    return method.addCode(building).build();
  }

  private MethodSpec variants(Type.ObjectOf object, String parameter, Structure.Variants variants) {
    String name = new NameAllocator().newName(parameter);
    CodeBlock kinds =
        variants.kinds().stream()
            .map(
                kind ->
                    CodeBlock.of(
                        "\n.variant($L, $T::$N)",
                        Literals.literal(kind.name()),
                        toolsName,
                        names.reader(kind.type())))
            .collect(CodeBlock.joining(""));
    return method(names.reader(object), object.javaType(), name)
        .addCode(
            "return $N.<$T>variants($L)$>$>$L\n.build();\n$<$<",
            name,
            object.javaType(),
            Literals.literal(variants.discriminator()),
            kinds)
        .build();
  }

  /** Reads a trigger; it may carry more than the record has. */
  MethodSpec reader(TriggerRecord trigger) {
    NameAllocator locals = locals(trigger.fields());
    String object = locals.newName("trigger");
    MethodSpec.Builder method = method(names.triggerReader(trigger), trigger.as(), object);
    read(trigger.fields(), object, locals, method);
    CodeBlock arguments =
        trigger.fields().stream()
            .map(field -> CodeBlock.of("$N", locals.get(field)))
            .collect(CodeBlock.joining(",$W"));
    return method
        .addStatement("return $N.buildOpen(() -> new $T($L))", object, trigger.as(), arguments)
        .build();
  }

  /** Gives the name of a constant in JSON. */
  MethodSpec wireName(Type.Choice choice) {
    String constant = new NameAllocator().newName(Names.decapitalised(choice.inWords()));
    MethodSpec.Builder method =
        MethodSpec.methodBuilder(names.wireName(choice))
            .addModifiers(Modifier.PRIVATE, Modifier.STATIC)
            .returns(String.class)
            .addParameter(choice.javaType(), constant)
            .addCode("return switch ($N) {\n$>", constant);
    for (Constant one : choice.constants()) {
      method.addCode("case $N -> $L;\n", one.name(), Literals.literal(one.wireName()));
    }
    return method.addCode("$<};\n").build();
  }

  private static MethodSpec.Builder method(String name, TypeName type, String object) {
    return MethodSpec.methodBuilder(name)
        .addModifiers(Modifier.PRIVATE, Modifier.STATIC)
        .returns(type)
        .addParameter(KitNames.ARGUMENTS, object);
  }

  private static NameAllocator locals(List<Argument> members) {
    NameAllocator locals = new NameAllocator();
    members.forEach(member -> locals.newName(member.javaName(), member));
    return locals;
  }

  private void read(
      List<Argument> members, String object, NameAllocator locals, MethodSpec.Builder method) {
    ReadingCode reading = new ReadingCode(toolsName, names, locals);
    for (Argument member : members) {
      method.addStatement(
          "$T $N = $L", member.type().javaType(), locals.get(member), reading.read(object, member));
    }
  }
}
