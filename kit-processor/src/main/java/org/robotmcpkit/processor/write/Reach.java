package org.robotmcpkit.processor.write;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.NameAllocator;
import java.util.LinkedHashSet;
import java.util.Set;
import java.util.stream.Stream;
import org.robotmcpkit.processor.expression.Expression;
import org.robotmcpkit.processor.expression.Expression.Use;
import org.robotmcpkit.processor.model.Argument;
import org.robotmcpkit.processor.model.Type;

/**
 * Writes how Java gets at an argument or a component of it, and how it finds out whether that is
 * there.
 */
final class Reach {
  private final NameAllocator locals;

  /** For one method, with the names in it. */
  Reach(NameAllocator locals) {
    this.locals = locals;
  }

  /** The value, provided that all of the path is there. */
  CodeBlock value(Use use) {
    CodeBlock value = CodeBlock.of("");
    for (Argument step : use.path()) {
      value = inside(step, named(step, value));
    }
    return value;
  }

  /**
   * What stands at the end of the path, as it is there, or null if what it is a part of is not
   * there.
   */
  CodeBlock orNull(Use use) {
    if (use.path().size() == 1) {
      return named(use.last(), CodeBlock.of(""));
    }
    Use owner = new Use(use.path().subList(0, use.path().size() - 1));
    CodeBlock value = named(use.last(), value(owner));
    Set<CodeBlock> absences = absences(owner);
    return absences.isEmpty()
        ? value
        : CodeBlock.of(
            "$L$W? null : $L", absences.stream().collect(CodeBlock.joining(" || ")), value);
  }

  /**
   * The conditions under which some of what the expression uses is not there, in order, each once.
   */
  Set<CodeBlock> absences(Expression expression) {
    Set<CodeBlock> absences = new LinkedHashSet<>();
    uses(expression).forEach(use -> addAbsences(use, absences));
    return absences;
  }

  private void addAbsences(Use use, Set<CodeBlock> absences) {
    CodeBlock value = CodeBlock.of("");
    for (Argument step : use.path()) {
      CodeBlock named = named(step, value);
      if (step.isNullable()) {
        absences.add(CodeBlock.of("$L == null", named));
      }
      if (step.type() instanceof Type.OptionalOf) {
        absences.add(CodeBlock.of("$L.isEmpty()", named));
      }
      value = inside(step, named);
    }
  }

  private static Stream<Use> uses(Expression expression) {
    if (expression instanceof Expression.Negated negated) {
      return uses(negated.of());
    }
    if (expression instanceof Expression.Binary binary) {
      return Stream.concat(uses(binary.left()), uses(binary.right()));
    }
    if (expression instanceof Expression.Extreme extreme) {
      return extreme.of().stream().flatMap(Reach::uses);
    }
    return expression instanceof Use use ? Stream.of(use) : Stream.empty();
  }

  private CodeBlock named(Argument step, CodeBlock record) {
    return record.isEmpty()
        ? CodeBlock.of("$N", locals.get(step))
        : CodeBlock.of("$L.$N()", record, step.javaName());
  }

  private static CodeBlock inside(Argument step, CodeBlock named) {
    return step.type() instanceof Type.OptionalOf optional
        ? CodeBlock.of("$L.$L()", named, optional.getter())
        : named;
  }
}
