package org.robotmcpkit.processor.write;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.NameAllocator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import org.robotmcpkit.processor.expression.Estimate;
import org.robotmcpkit.processor.expression.Expression;
import org.robotmcpkit.processor.model.Argument;
import org.robotmcpkit.processor.model.AskedMethod;
import org.robotmcpkit.processor.model.Scalar;
import org.robotmcpkit.processor.model.Tool;
import org.robotmcpkit.processor.model.Type;

/** Writes how long a task takes, or may take, into the method that starts it. */
final class TimeCode {
  private final Tool tool;
  private final ToolMethods methods;
  private final NameAllocator locals;

  /**
   * A writer for one method.
   *
   * @param locals the names in that method; those of the arguments are tagged with them
   */
  TimeCode(Tool tool, ToolMethods methods, NameAllocator locals) {
    this.tool = tool;
    this.methods = methods;
    this.locals = locals;
  }

  /**
   * The time as an argument of {@code start} or {@code deadline}; empty if there is none.
   *
   * @param name what a local variable would be called; one is declared if some of the operands may
   *     be left out
   */
  Optional<CodeBlock> write(Estimate time, String name, MethodSpec.Builder method) {
    if (time instanceof Estimate.Fixed fixed) {
      return Optional.of(DefaultCode.duration(fixed.time()));
    }
    if (time instanceof Estimate.Asked asked) {
      return Optional.of(asked(asked.method()));
    }
    if (time instanceof Estimate.Said said
        && isDuration(said.argument())
        && isAlwaysThere(said.argument())) {
      return Optional.of(CodeBlock.of("$N", locals.get(said.argument())));
    }
    if (time instanceof Estimate.Said said) {
      return Optional.of(computed(new Expression.Use(List.of(said.argument())), name, method));
    }
    return time instanceof Estimate.Computed computed
        ? Optional.of(computed(computed.expression(), name, method))
        : Optional.empty();
  }

  private static boolean isAlwaysThere(Argument argument) {
    return !argument.isNullable() && !(argument.type() instanceof Type.OptionalOf);
  }

  private static boolean isDuration(Argument argument) {
    return argument.type() instanceof Type.Plain plain && plain.scalar() == Scalar.DURATION;
  }

  private CodeBlock asked(AskedMethod asked) {
    CodeBlock call = methods.asking(tool, asked, locals);
    return asked.isLong() ? CodeBlock.of("(double) $L", call) : call;
  }

  private CodeBlock computed(Expression expression, String name, MethodSpec.Builder method) {
    CodeBlock value = new ExpressionCode(locals).java(expression);
    Set<CodeBlock> absences = new Reach(locals).absences(expression);
    if (absences.isEmpty()) {
      return value;
    }
    String local = locals.newName(name);
    method.addStatement(
        "$T $N =\n$L\n$>$>? $T.empty()\n: $T.of($L)$<$<",
        OptionalDouble.class,
        local,
        absences.stream().collect(CodeBlock.joining("$W|| ")),
        OptionalDouble.class,
        OptionalDouble.class,
        value);
    return CodeBlock.of("$N", local);
  }
}
