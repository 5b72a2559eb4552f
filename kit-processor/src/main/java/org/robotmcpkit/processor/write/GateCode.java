package org.robotmcpkit.processor.write;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.NameAllocator;
import java.util.ArrayList;
import java.util.List;
import org.robotmcpkit.processor.expression.Expression.Use;
import org.robotmcpkit.processor.expression.GateText;
import org.robotmcpkit.processor.model.Gate;
import org.robotmcpkit.processor.model.Tool;

/**
 * Writes how a call passes the gate of its tool: with what the text names, and what it will cost.
 */
final class GateCode {
  private static final int LONGEST_LINE = 94;

  private final ToolMethods methods;
  private final NameAllocator locals;

  /**
   * A writer for one method.
   *
   * @param locals the names in that method; those of the arguments are tagged with them
   */
  GateCode(ToolMethods methods, NameAllocator locals) {
    this.methods = methods;
    this.locals = locals;
  }

  /** The statement; if it is long, each name has a line of its own. */
  CodeBlock passing(Tool tool, Gate gate, String call) {
    List<CodeBlock> links = new ArrayList<>(List.of(CodeBlock.of("$N.gate()", call)));
    Reach reach = new Reach(locals);
    for (Use use : GateText.of(gate, tool).uses()) {
      links.add(
          CodeBlock.of(".with($L, $L)", Literals.literal(GateText.nameOf(use)), reach.orNull(use)));
    }
    gate.estimate()
        .ifPresent(
            costs ->
                links.add(
                    CodeBlock.of(".estimate($L)", methods.asking(tool, costs.method(), locals))));
    links.add(CodeBlock.of(".pass()"));
    boolean fits = links.stream().mapToInt(link -> link.toString().length()).sum() <= LONGEST_LINE;
    return CodeBlock.join(links, fits ? "" : "\n");
  }
}
