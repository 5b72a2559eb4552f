package org.robotmcpkit.processor.write;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.NameAllocator;
import javax.lang.model.element.Modifier;
import org.robotmcpkit.processor.KitNames;
import org.robotmcpkit.processor.model.Argument;
import org.robotmcpkit.processor.model.Holder;
import org.robotmcpkit.processor.model.Parameter;
import org.robotmcpkit.processor.model.Resource;

/**
 * Writes the method of a resource: reads the variables, refuses what is wrong, and calls the
 * method.
 */
final class ResourceMethods {
  private final Holder holder;
  private final Names names;

  ResourceMethods(Holder holder, Names names) {
    this.holder = holder;
    this.names = names;
  }

  MethodSpec of(Resource resource) {
    NameAllocator locals = new NameAllocator();
    resource.parameters().forEach(parameter -> locals.newName(parameter.javaName(), parameter));
    locals.newName(names.field(), names.field());
    String variables = locals.newName("variables");
    ReadingCode reading = new ReadingCode(holder.toolsName(), names, locals);
    MethodSpec.Builder method =
        MethodSpec.methodBuilder(names.read(resource))
            .addModifiers(Modifier.PRIVATE)
            .returns(KitNames.RESOURCE_CONTENTS)
            .addParameter(KitNames.ARGUMENTS, variables);
    ToolMethods.suppression(resource.lints()).forEach(method::addAnnotation);
    for (Argument argument : resource.arguments()) {
      method.addStatement(
          "$T $N = $L",
          argument.type().javaType(),
          locals.get(argument),
          reading.read(variables, argument));
    }
    method.addStatement("$N.refuseIfWrong()", variables);
    if (resource.isStage() || resource.canThrow()) {
      method.addException(Exception.class);
    }
    return method
        .addStatement(
            "return $T.$L($L)",
            KitNames.RESOURCE_CONTENTS,
            factory(resource.form()),
            value(resource, locals))
        .build();
  }

  private CodeBlock value(Resource resource, NameAllocator locals) {
    CodeBlock arguments =
        resource.parameters().stream()
            .map(parameter -> CodeBlock.of("$N", locals.get(parameter)))
            .collect(CodeBlock.joining(",$W"));
    CodeBlock call = CodeBlock.of("$L.$N($L)", receiver(resource), resource.method(), arguments);
    return resource.isStage() ? CodeBlock.of("$T.of($L)", KitNames.AWAITED, call) : call;
  }

  private CodeBlock receiver(Resource resource) {
    if (resource.isStatic()) {
      return CodeBlock.of("$T", holder.name());
    }
    boolean isHidden =
        resource.parameters().stream().map(Parameter::javaName).anyMatch(names.field()::equals);
    return CodeBlock.of(isHidden ? "this.$N" : "$N", names.field());
  }

  private static String factory(Resource.Form form) {
    return switch (form) {
      case TEXT -> "text";
      case BYTES -> "bytes";
      case JSON -> "json";
    };
  }
}
