package org.robotmcpkit.processor.write;

import com.palantir.javapoet.AnnotationSpec;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.NameAllocator;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.lang.model.element.Modifier;
import org.robotmcpkit.processor.KitNames;
import org.robotmcpkit.processor.expression.Estimate;
import org.robotmcpkit.processor.model.Argument;
import org.robotmcpkit.processor.model.AskedMethod;
import org.robotmcpkit.processor.model.Holder;
import org.robotmcpkit.processor.model.Parameter;
import org.robotmcpkit.processor.model.Tool;

/**
 * Writes the method of a tool, which answers a call: reads the arguments, refuses what is wrong,
 * passes the gate, and starts the task or calls the method.
 */
final class ToolMethods {
  private final Holder holder;
  private final Names names;

  ToolMethods(Holder holder, Names names) {
    this.holder = holder;
    this.names = names;
  }

  /** The method; it ends with the call that a person would type. */
  MethodSpec of(Tool tool) {
    NameAllocator locals = new NameAllocator();
    tool.parameters().forEach(parameter -> locals.newName(parameter.javaName(), parameter));
    // No other local variable may hide the holder.
    locals.newName(names.field(), names.field());
    String call = locals.newName("call");
    ReadingCode reading = new ReadingCode(holder.toolsName(), names, locals);
    MethodSpec.Builder method =
        MethodSpec.methodBuilder(names.call(tool))
            .addModifiers(Modifier.PRIVATE)
            .returns(tool.instant().isPresent() ? KitNames.TOOL_REPLY : KitNames.TASK_INFO)
            .addParameter(KitNames.TOOL_CALL, call);
    suppression(lints(tool)).forEach(method::addAnnotation);
    for (Argument argument : tool.arguments()) {
      method.addStatement(
          "$T $N = $L",
          argument.type().javaType(),
          locals.get(argument),
          reading.read(call, argument));
    }
    method.addStatement("$N.refuseIfWrong()", call);
    tool.gate()
        .ifPresent(
            gate ->
                method.addStatement("$L", new GateCode(this, locals).passing(tool, gate, call)));
    tool.instant()
        .ifPresentOrElse(
            instant -> InstantCode.add(instant, userCall(tool, locals), method),
            () -> addStart(tool, call, locals, method));
    return method.build();
  }

  private void addStart(Tool tool, String call, NameAllocator locals, MethodSpec.Builder method) {
    TimeCode times = new TimeCode(tool, this, locals);
    Optional<CodeBlock> deadline = times.write(Estimate.deadline(tool), "deadline", method);
    deadline.ifPresent(time -> method.addStatement("$N.deadline($L)", call, time));
    CodeBlock first =
        times
            .write(Estimate.est(tool), "est", method)
            .map(time -> CodeBlock.of("$L,$W", time))
            .orElse(CodeBlock.of(""));
    String body = locals.newName("body");
    method.addCode("$T $N = $N -> ", KitNames.TASK_BODY, body, contextName(tool, locals));
    if (tool.isVoid()) {
      method
          .addCode("{\n$>")
          .addStatement("$L", userCall(tool, locals))
          .addStatement("return null")
          .addCode("$<};\n");
    } else {
      method.addCode("$L;\n", userCall(tool, locals));
    }
    method.addStatement("return $N.start($L$N)", call, first, body);
  }

  private static List<String> lints(Tool tool) {
    return Stream.concat(
            tool.lints().stream(), tool.asked().stream().flatMap(asked -> asked.lints().stream()))
        .distinct()
        .toList();
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

  /** Asks a method of the holder about the call. */
  CodeBlock asking(Tool tool, AskedMethod asked, NameAllocator locals) {
    CodeBlock arguments =
        asked.arguments().stream()
            .map(name -> local(tool, name, locals))
            .collect(CodeBlock.joining(",$W"));
    return CodeBlock.of("$L.$N($L)", receiver(tool, asked.isStatic()), asked.name(), arguments);
  }

  private static CodeBlock local(Tool tool, String javaName, NameAllocator locals) {
    return tool.arguments().stream()
        .filter(argument -> argument.javaName().equals(javaName))
        .map(argument -> CodeBlock.of("$N", locals.get(argument)))
        .collect(CodeBlock.joining(""));
  }

  /** What a method of the holder is called on, where the tool's parameters are in scope. */
  private CodeBlock receiver(Tool tool, boolean isStatic) {
    if (isStatic) {
      return CodeBlock.of("$T", holder.name());
    }
    boolean isHidden =
        tool.parameters().stream()
            .map(Parameter::javaName)
            .collect(Collectors.toSet())
            .contains(names.field());
    return CodeBlock.of(isHidden ? "this.$N" : "$N", names.field());
  }

  /** Suppresses exactly these warnings; nothing if there are none. */
  static List<AnnotationSpec> suppression(Collection<String> lints) {
    if (lints.isEmpty()) {
      return List.of();
    }
    CodeBlock keys =
        lints.stream()
            .sorted()
            .map(lint -> CodeBlock.of("$S", lint))
            .collect(CodeBlock.joining(", "));
    return List.of(
        AnnotationSpec.builder(SuppressWarnings.class)
            .addMember("value", lints.size() == 1 ? "$L" : "{$L}", keys)
            .build());
  }
}
