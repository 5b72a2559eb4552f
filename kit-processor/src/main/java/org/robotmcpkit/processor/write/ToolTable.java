package org.robotmcpkit.processor.write;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import javax.lang.model.element.Modifier;
import org.robotmcpkit.processor.KitNames;
import org.robotmcpkit.processor.expression.Estimate;
import org.robotmcpkit.processor.expression.GateText;
import org.robotmcpkit.processor.model.Gate;
import org.robotmcpkit.processor.model.Hint;
import org.robotmcpkit.processor.model.Instant;
import org.robotmcpkit.processor.model.Tool;

/** Writes {@code tools()}, which reads as the table of contents of the generated class. */
final class ToolTable {
  private static final int INDENT = 8;
  private static final int ROW_INDENT = 12;
  private static final int OPENED_INDENT = 16;
  private static final int LONGEST_LINE = 118;

  private final List<Tool> tools;
  private final Names names;

  ToolTable(List<Tool> tools, Names names) {
    this.tools = tools;
    this.names = names;
  }

  MethodSpec method() {
    MethodSpec.Builder method =
        MethodSpec.methodBuilder("tools")
            .addAnnotation(Override.class)
            .addModifiers(Modifier.PUBLIC)
            .returns(ParameterizedTypeName.get(ClassName.get(List.class), KitNames.TOOL_SPEC));
    // One variable each: javac looks twice at every call that stands among the arguments of
    // another.
    for (Tool tool : tools) {
      method.addCode("$T $N =\n$>$>$L;\n$<$<", KitNames.TOOL_SPEC, names.call(tool), row(tool));
    }
    CodeBlock all =
        tools.stream()
            .map(tool -> CodeBlock.of("$N", names.call(tool)))
            .collect(CodeBlock.joining(",$W"));
    return method.addStatement("return $T.of($L)", List.class, all).build();
  }

  /** Whether the description is too long for the table and needs a constant of its own. */
  boolean isLong(Tool tool) {
    return OPENED_INDENT + width(tool, textOf(tool)) > LONGEST_LINE;
  }

  /** What the tool does; if nobody says, its name has to do. */
  static String description(Tool tool) {
    return tool.description().isEmpty() ? tool.name().replace('_', ' ') : tool.description();
  }

  private CodeBlock row(Tool tool) {
    CodeBlock description =
        isLong(tool) ? CodeBlock.of("$N", names.description(tool)) : textOf(tool);
    String factory = tool.instant().isPresent() ? "instant" : "longRunning";
    boolean fits =
        INDENT + ("ToolSpec." + factory + "(").length() + width(tool, description) <= LONGEST_LINE;
    CodeBlock.Builder row =
        CodeBlock.builder()
            .add(fits ? "$T.$L(" : "$T.$L(\n$>$>$>$>", KitNames.TOOL_SPEC, factory)
            .add("$L, $L, ", Literals.literal(tool.name()), description)
            .add("$N, this::$N)", names.input(tool), names.call(tool))
            .add(fits ? "" : "$<$<$<$<");
    row.add("$>$>");
    tool.result().ifPresent(result -> row.add("\n.result($N)", names.results().get(result)));
    if (!tool.title().isEmpty()) {
      row.add("\n.title($L)", Literals.literal(tool.title()));
    }
    if (!tool.effect().equals(Tool.UNSORTED)) {
      row.add("\n.effect($T.$L)", KitNames.EFFECT, tool.effect());
    }
    if (!tool.tasks().equals(Tool.TASKS_OFF)) {
      row.add("\n.tasks($T.$L)", KitNames.TASK_MODE, tool.tasks());
    }
    if (!tool.triggers().isEmpty()) {
      CodeBlock constants =
          tool.triggers().stream()
              .map(trigger -> CodeBlock.of("$N", names.triggerConstant(trigger)))
              .collect(CodeBlock.joining(", "));
      row.add("\n.triggers($L)", constants);
    }
    if (!tool.exclusive().isEmpty()) {
      row.add(
          "\n.exclusive($L)",
          tool.exclusive().stream().map(Literals::literal).collect(CodeBlock.joining(", ")));
    }
    if (!tool.onBusy().equals(Tool.REFUSE)) {
      row.add("\n.onBusy($T.$L)", KitNames.ON_BUSY, tool.onBusy());
    }
    if (tool.instant().isPresent() && !tool.deadline().equals(Instant.DEFAULT_DEADLINE)) {
      deadline(tool).ifPresent(time -> row.add("\n.deadline($L)", time));
    }
    tool.scope().ifPresent(scope -> row.add("\n.scope($L)", Literals.literal(scope)));
    if (tool.hints().isPresent()) {
      row.add("\n.hints($L)", hints(tool));
    }
    if (tool.asks()) {
      row.add("\n.asks(true)");
    }
    tool.gate().ifPresent(gate -> row.add("\n.gate($L)", gate(tool, gate)));
    if (tool.isStop()) {
      row.add("\n.stop()");
    }
    return row.add("$<$<").build();
  }

  /** Whether what the gate says is too long for the table and needs a constant of its own. */
  static boolean isGateLong(Tool tool) {
    int longest = LONGEST_LINE - ROW_INDENT - ".gate(GateSpec.says());".length();
    return tool.gate()
        .filter(gate -> textOf(tool, gate).toString().length() + consents(gate).length() > longest)
        .isPresent();
  }

  /** What the gate says, with the names on the wire in it. */
  static String says(Tool tool, Gate gate) {
    return GateText.of(gate, tool).text();
  }

  private static CodeBlock textOf(Tool tool, Gate gate) {
    return Literals.literal(says(tool, gate));
  }

  private static String consents(Gate gate) {
    return gate.by().stream()
        .map(way -> "Consent." + way)
        .collect(Collectors.joining(", ", ".by(", ")"));
  }

  private CodeBlock gate(Tool tool, Gate gate) {
    CodeBlock text = isGateLong(tool) ? CodeBlock.of("$N", names.gate(tool)) : textOf(tool, gate);
    CodeBlock spec = CodeBlock.of("$T.says($L)", KitNames.GATE_SPEC, text);
    CodeBlock ways =
        gate.by().stream()
            .map(way -> CodeBlock.of("$T.$L", KitNames.CONSENT, way))
            .collect(CodeBlock.joining(", "));
    return gate.by().isEmpty() ? spec : CodeBlock.of("$L.by($L)", spec, ways);
  }

  /** Those of the effect, with what the user says in their place. */
  private static CodeBlock hints(Tool tool) {
    CodeBlock.Builder code = CodeBlock.builder();
    code.add("$T.of($T.$L)", KitNames.TOOL_HINTS, KitNames.EFFECT, tool.effect());
    for (Hint hint : Hint.values()) {
      tool.saidOf(hint).ifPresent(is -> code.add(".$L($L)", hint.member(), is));
    }
    return code.build();
  }

  private static Optional<CodeBlock> deadline(Tool tool) {
    return Optional.of(Estimate.deadline(tool))
        .filter(Estimate.Fixed.class::isInstance)
        .map(time -> DefaultCode.duration(((Estimate.Fixed) time).time()));
  }

  private static CodeBlock textOf(Tool tool) {
    return Literals.literal(description(tool));
  }

  /** How many columns the four arguments take. */
  private int width(Tool tool, CodeBlock description) {
    return "\"\", , , this::)".length()
        + tool.name().length()
        + description.toString().length()
        + names.input(tool).length()
        + names.call(tool).length();
  }
}
