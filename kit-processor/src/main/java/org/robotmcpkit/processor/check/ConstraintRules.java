package org.robotmcpkit.processor.check;

import java.util.stream.Stream;
import org.robotmcpkit.processor.model.Argument;
import org.robotmcpkit.processor.model.Holder;
import org.robotmcpkit.processor.model.Range;
import org.robotmcpkit.processor.model.Type;

/** What {@code @Min} and {@code @Max} leave of a number's range is not nothing. */
final class ConstraintRules implements Rule {
  @Override
  public Stream<Problem> check(Holder holder, Sites sites) {
    return holder.tools().stream()
        .flatMap(tool -> Stream.concat(Everything.argumentsIn(tool), Everything.fieldsIn(tool)))
        .flatMap(argument -> check(argument, sites));
  }

  private static Stream<Problem> check(Argument argument, Sites sites) {
    return Everything.typesIn(argument.type())
        .filter(Type.Plain.class::isInstance)
        .map(Type.Plain.class::cast)
        .filter(plain -> plain.range().and(plain.scalar().ownRange()).isEmpty())
        .map(plain -> new Problem(Code.CONSTRAINT, sentence(argument, plain), sites.of(argument, "min")));
  }

  private static String sentence(Argument argument, Type.Plain plain) {
    Range range = plain.range();
    return range.isEmpty()
        ? "no number fits " + argument.javaName() + ": @Min(" + range.min().getAsLong()
            + ") is above @Max(" + range.max().getAsLong() + "); swap them"
        : "no " + plain.inWords() + " fits " + argument.javaName() + ", which has to be a number " + range.inWords()
            + "; change the limit or the type";
  }
}
