package org.robotmcpkit.processor.check;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.robotmcpkit.processor.model.Argument;
import org.robotmcpkit.processor.model.Estimate;
import org.robotmcpkit.processor.model.Holder;
import org.robotmcpkit.processor.model.Scalar;
import org.robotmcpkit.processor.model.Tool;
import org.robotmcpkit.processor.model.Type;

/** An estimate is a duration, or an argument that always has one. */
final class EstimateRules implements Rule {
  @Override
  public Stream<Problem> check(Holder holder, Sites sites) {
    return holder.tools().stream()
        .flatMap(
            tool ->
                sentence(tool).stream().map(sentence -> new Problem(Code.EST, sentence, sites.of(tool, "est"))));
  }

  private static Optional<String> sentence(Tool tool) {
    String est = "est " + Quoted.of(tool.est());
    Estimate estimate = tool.estimate();
    if (estimate instanceof Estimate.Fixed fixed && fixed.time().isNegative()) {
      return Optional.of(est + " is negative; write how long the work takes, such as \"90s\"");
    }
    if (estimate instanceof Estimate.Said said) {
      return sentence(est, said.argument());
    }
    return estimate instanceof Estimate.Unknown
        ? Optional.of(est + " is neither a duration nor a parameter of " + tool.method() + "; " + instead(tool))
        : Optional.empty();
  }

  private static Optional<String> sentence(String est, Argument argument) {
    if (argument.type() instanceof Type.Unsupported) {
      return Optional.empty();
    }
    if (argument.type() instanceof Type.OptionalOf optional && isTime(optional.value())) {
      return Optional.of(est + " may be empty; give " + argument.javaName() + " a default instead of Optional");
    }
    if (!isTime(argument.type())) {
      return Optional.of(
          est + " has type " + argument.type().inWords()
              + ", which says no time; name a parameter that is a number of seconds or a Duration");
    }
    return argument.isNullable()
        ? Optional.of(est + " may be null; give " + argument.javaName() + " a default instead of @Nullable")
        : Optional.empty();
  }

  private static boolean isTime(Type type) {
    return type instanceof Type.Plain plain
        && (plain.scalar().isNumber() || plain.scalar() == Scalar.DURATION);
  }

  private static String instead(Tool tool) {
    List<String> names =
        tool.arguments().stream()
            .flatMap(argument -> Stream.of(argument.wireName(), argument.javaName()))
            .toList();
    return Similar.to(tool.est(), names)
        .map(similar -> "did you mean " + Quoted.of(similar) + "?")
        .orElse("write a duration such as \"90s\" or the name of a parameter");
  }
}
