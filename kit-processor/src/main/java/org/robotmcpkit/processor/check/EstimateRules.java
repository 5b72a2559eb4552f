package org.robotmcpkit.processor.check;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.robotmcpkit.processor.expression.Estimate;
import org.robotmcpkit.processor.model.Argument;
import org.robotmcpkit.processor.model.Holder;
import org.robotmcpkit.processor.model.Similar;
import org.robotmcpkit.processor.model.Tool;
import org.robotmcpkit.processor.model.Type;

/**
 * An estimate, and a deadline, is a duration, an argument that says one, or an expression of both.
 */
final class EstimateRules implements Rule {
  /** One of the two members, as somebody wrote it. */
  private record Time(Tool tool, String member, Code code, String text, Estimate value) {
    /** The member with its value, as a message begins. */
    String inWords() {
      return member + " " + Quoted.of(text);
    }
  }

  @Override
  public Stream<Problem> check(Holder holder, Sites sites) {
    return holder.tools().stream()
        .filter(tool -> tool.instant().isEmpty())
        .flatMap(
            tool ->
                Stream.of(
                    new Time(tool, "est", Code.EST, tool.est(), Estimate.est(tool)),
                    new Time(
                        tool, "deadline", Code.DEADLINE, tool.deadline(), Estimate.deadline(tool))))
        .flatMap(
            time ->
                sentence(time).stream()
                    .map(
                        sentence ->
                            new Problem(
                                time.code(), sentence, sites.of(time.tool(), time.member()))));
  }

  private static Optional<String> sentence(Time time) {
    if (time.value() instanceof Estimate.Fixed fixed) {
      return sentence(time, fixed.time());
    }
    if (time.value() instanceof Estimate.Said said) {
      return sentence(time.inWords(), said.argument());
    }
    if (time.value() instanceof Estimate.Wrong wrong) {
      return Optional.of(
          time.member()
              + ": "
              + wrong.what()
              + " at column "
              + wrong.column()
              + " of "
              + Quoted.of(time.text())
              + "; "
              + wrong.instead());
    }
    return time.value() instanceof Estimate.Unknown
        ? Optional.of(
            time.inWords()
                + " is neither a duration nor a parameter of "
                + time.tool().method()
                + "; "
                + instead(time))
        : Optional.empty();
  }

  private static Optional<String> sentence(Time time, Duration fixed) {
    if (time.code() == Code.DEADLINE) {
      return fixed.isNegative() || fixed.isZero()
          ? Optional.of(
              time.inWords()
                  + " has passed when the task starts; write how long it may take, such as \"5m\"")
          : Optional.empty();
    }
    return fixed.isNegative()
        ? Optional.of(
            time.inWords() + " is negative; write how long the work takes, such as \"90s\"")
        : Optional.empty();
  }

  private static Optional<String> sentence(String time, Argument argument) {
    return argument.type() instanceof Type.Unsupported || Estimate.isTime(argument.type())
        ? Optional.empty()
        : Optional.of(
            time
                + " has type "
                + argument.type().inWords()
                + ", which says no time; name a parameter that is a number of seconds or a Duration");
  }

  private static String instead(Time time) {
    List<String> names =
        time.tool().arguments().stream()
            .flatMap(argument -> Stream.of(argument.wireName(), argument.javaName()))
            .toList();
    return Similar.to(time.text(), names)
        .map(similar -> "did you mean " + Quoted.of(similar) + "?")
        .orElse("write a duration such as \"90s\" or the name of a parameter");
  }
}
