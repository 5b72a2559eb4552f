package org.robotmcpkit.processor.check;

import java.util.stream.Stream;
import org.robotmcpkit.processor.model.Argument;
import org.robotmcpkit.processor.model.ContextParameter;
import org.robotmcpkit.processor.model.Holder;
import org.robotmcpkit.processor.model.Tool;
import org.robotmcpkit.processor.model.Type;

/**
 * Arguments have types that JSON can carry, primitives are not null, and a method gets its task
 * once.
 */
final class TypeRules implements Rule {
  @Override
  public Stream<Problem> check(Holder holder, Sites sites) {
    return holder.tools().stream()
        .flatMap(
            tool ->
                Stream.concat(
                    contexts(tool, sites),
                    Stream.concat(Everything.argumentsIn(tool), Everything.insideFieldsOf(tool))
                        .flatMap(argument -> check(argument, sites))));
  }

  private static Stream<Problem> contexts(Tool tool, Sites sites) {
    return tool.parameters().stream()
        .filter(ContextParameter.class::isInstance)
        .skip(1)
        .map(
            second ->
                problem(
                    second.javaName()
                        + " is the second TaskContext of "
                        + tool.method()
                        + ", which has one task; drop it",
                    sites.of(second)));
  }

  private static Stream<Problem> check(Argument argument, Sites sites) {
    Stream<Problem> unsupported =
        Everything.typesIn(argument.type())
            .filter(Type.Unsupported.class::isInstance)
            .map(Type.Unsupported.class::cast)
            .filter(type -> !type.isKnown())
            .map(type -> problem(sentence(argument, type), sites.of(argument)));
    boolean isPrimitive = argument.type() instanceof Type.Plain plain && plain.isPrimitive();
    return argument.isNullable() && isPrimitive
        ? Stream.of(
            problem(
                argument.javaName()
                    + " is @Nullable, but no "
                    + argument.type().inWords()
                    + " can be null; use "
                    + boxOf(argument.type()),
                sites.of(argument)))
        : unsupported;
  }

  static String sentence(Argument argument, Type.Unsupported type) {
    return argument.javaName()
        + " has type "
        + type.inWords()
        + ", which no argument can have; "
        + type.instead();
  }

  private static String boxOf(Type type) {
    String qualified = type.javaType().box().toString();
    return qualified.substring(qualified.lastIndexOf('.') + 1);
  }

  private static Problem problem(String sentence, Site site) {
    return new Problem(Code.TYPE, sentence, site);
  }
}
