package org.robotmcpkit.processor.write;

import com.palantir.javapoet.AnnotationSpec;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.NameAllocator;
import com.palantir.javapoet.ParameterSpec;
import com.palantir.javapoet.TypeName;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import javax.lang.model.element.Modifier;
import org.robotmcpkit.processor.KitNames;
import org.robotmcpkit.processor.expression.Estimate;
import org.robotmcpkit.processor.model.Argument;
import org.robotmcpkit.processor.model.Holder;
import org.robotmcpkit.processor.model.Nullability;
import org.robotmcpkit.processor.model.Parameter;
import org.robotmcpkit.processor.model.Tool;

/** Writes the two methods of a tool: the thin one that answers a call, and the one that makes the body. */
final class ToolMethods {
  private final Holder holder;
  private final Names names;

  ToolMethods(Holder holder, Names names) {
    this.holder = holder;
    this.names = names;
  }

  /** Reads the arguments, refuses what is wrong, starts the task. */
  MethodSpec call(Tool tool) {
    NameAllocator locals = new NameAllocator();
    tool.arguments().forEach(argument -> locals.newName(argument.javaName(), argument));
    String call = locals.newName("call");
    ReadingCode reading = new ReadingCode(holder.toolsName(), names, locals);
    MethodSpec.Builder method =
        MethodSpec.methodBuilder(names.call(tool))
            .addModifiers(Modifier.PRIVATE)
            .returns(KitNames.TASK_INFO)
            .addParameter(KitNames.TOOL_CALL, call);
    for (Argument argument : tool.arguments()) {
      method.addStatement(
          "$T $N = $L", argument.type().javaType(), locals.get(argument), reading.read(call, argument));
    }
    CodeBlock arguments =
        tool.arguments().stream()
            .map(argument -> CodeBlock.of("$N", locals.get(argument)))
            .collect(CodeBlock.joining(",$W"));
    method.addStatement("$N.refuseIfWrong()", call);
    TimeCode times = new TimeCode(tool, this, locals);
    Optional<CodeBlock> deadline = times.write(Estimate.deadline(tool), "deadline", method);
    deadline.ifPresent(time -> method.addStatement("$N.deadline($L)", call, time));
    CodeBlock first =
        times
            .write(Estimate.est(tool), "est", method)
            .map(time -> CodeBlock.of("$L,$W", time))
            .orElse(CodeBlock.of(""));
    suppression(tool.timeMethods().stream().flatMap(asked -> asked.lints().stream()).distinct().toList())
        .forEach(method::addAnnotation);
    return method.addStatement("return $N.start($L$N($L))", call, first, names.body(tool), arguments).build();
  }

  /** Makes the body, whose last line is the call that a person would type. */
  MethodSpec body(Tool tool) {
    NameAllocator locals = new NameAllocator();
    tool.parameters().forEach(parameter -> locals.newName(parameter.javaName(), parameter));
    String task = contextName(tool, locals);
    MethodSpec.Builder method =
        MethodSpec.methodBuilder(names.body(tool)).addModifiers(Modifier.PRIVATE).returns(KitNames.TASK_BODY);
    suppression(tool.lints()).forEach(method::addAnnotation);
    tool.arguments().forEach(argument -> method.addParameter(parameter(argument, locals.get(argument))));
    CodeBlock call = userCall(tool, locals);
    return tool.isVoid()
        ? method
            .addCode("return $N -> {\n$>", task)
            .addStatement(call)
            .addStatement("return null")
            .addCode("$<};\n")
            .build()
        : method.addStatement("return $N -> $L", task, call).build();
  }

  /** The parameter with the user's own {@code @Nullable}, since in a null-marked package its absence says something. */
  private static ParameterSpec parameter(Argument argument, String name) {
    TypeName type = argument.type().javaType();
    if (argument.nullable().isEmpty()) {
      return ParameterSpec.builder(type, name).build();
    }
    Nullability nullable = argument.nullable().get();
    AnnotationSpec annotation = AnnotationSpec.builder(nullable.annotation()).build();
    return nullable.isOnType()
        ? ParameterSpec.builder(type.annotated(annotation), name).build()
        : ParameterSpec.builder(type, name).addAnnotation(annotation).build();
  }

  private static String contextName(Tool tool, NameAllocator locals) {
    return tool.parameters().stream()
        .filter(parameter -> !(parameter instanceof Argument))
        .findFirst()
        .map(locals::get)
        .orElseGet(() -> locals.newName("task"));
  }

  private CodeBlock userCall(Tool tool, NameAllocator locals) {
    CodeBlock arguments =
        tool.parameters().stream()
            .map(parameter -> CodeBlock.of("$N", locals.get(parameter)))
            .collect(CodeBlock.joining(",$W"));
    return CodeBlock.of("$L.$N($L)", receiver(tool, tool.isStatic()), tool.method(), arguments);
  }

  /** What a method of the holder is called on, where the tool's parameters are in scope. */
  CodeBlock receiver(Tool tool, boolean isStatic) {
    if (isStatic) {
      return CodeBlock.of("$T", holder.name());
    }
    boolean isHidden =
        tool.parameters().stream().map(Parameter::javaName).collect(Collectors.toSet()).contains(names.field());
    return CodeBlock.of(isHidden ? "this.$N" : "$N", names.field());
  }

  /** Suppresses exactly these warnings; nothing if there are none. */
  static List<AnnotationSpec> suppression(Collection<String> lints) {
    if (lints.isEmpty()) {
      return List.of();
    }
    CodeBlock keys = lints.stream().sorted().map(lint -> CodeBlock.of("$S", lint)).collect(CodeBlock.joining(", "));
    return List.of(
        AnnotationSpec.builder(SuppressWarnings.class)
            .addMember("value", lints.size() == 1 ? "$L" : "{$L}", keys)
            .build());
  }
}
