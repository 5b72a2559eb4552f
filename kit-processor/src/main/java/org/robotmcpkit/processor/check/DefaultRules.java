package org.robotmcpkit.processor.check;

import java.math.BigDecimal;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.robotmcpkit.processor.model.Argument;
import org.robotmcpkit.processor.model.DefaultValue;
import org.robotmcpkit.processor.model.Holder;
import org.robotmcpkit.processor.model.Similar;
import org.robotmcpkit.processor.model.Type;

/**
 * A default is a value of its argument's type, within its limits, and the only answer to a left-out
 * argument.
 */
final class DefaultRules implements Rule {
  @Override
  public Stream<Problem> check(Holder holder, Sites sites) {
    return holder.tools().stream()
        .flatMap(tool -> Stream.concat(Everything.argumentsIn(tool), Everything.fieldsIn(tool)))
        .filter(argument -> !(argument.type() instanceof Type.Unsupported))
        .flatMap(
            argument ->
                argument.defaultText().flatMap(text -> sentence(argument, text)).stream()
                    .map(
                        sentence ->
                            new Problem(
                                Code.DEFAULT, sentence, sites.of(argument, "defaultValue"))));
  }

  private static Optional<String> sentence(Argument argument, String text) {
    Type type = argument.type();
    String which = "default " + Quoted.of(text) + " of " + argument.javaName();
    if (type instanceof Type.OptionalOf) {
      return Optional.of(which + " and Optional contradict each other; drop one of them");
    }
    if (argument.isNullable()) {
      return Optional.of(which + " and @Nullable contradict each other; drop one of them");
    }
    if (!DefaultValue.isPossible(type)) {
      return Optional.of(
          which
              + " cannot be written for type "
              + type.inWords()
              + "; use Optional and decide in the method");
    }
    Optional<Object> value = DefaultValue.parse(type, text);
    if (value.isEmpty()) {
      return Optional.of(
          which + " is not " + withArticle(type.inWords()) + "; " + instead(type, text));
    }
    return refusal(type, value.get()).map(asked -> which + " is not " + asked + "; choose another");
  }

  /** What the limits ask for, if the value does not keep them. */
  private static Optional<String> refusal(Type type, Object value) {
    if (value instanceof Number number
        && !((Type.Plain) type).range().holds(new BigDecimal(number.toString()))) {
      return Optional.of("a number " + ((Type.Plain) type).range().inWords());
    }
    return value instanceof String text && !type.limits().hold(text)
        ? Optional.of("a text" + type.limits().inWords())
        : Optional.empty();
  }

  private static String instead(Type type, String text) {
    if (type instanceof Type.Choice choice) {
      return Similar.to(text, choice.wireNames())
          .map(similar -> "did you mean " + similar + "?")
          .orElseGet(
              () ->
                  "write one of "
                      + choice.wireNames().stream().limit(10).collect(Collectors.joining(", ")));
    }
    return switch (((Type.Plain) type).scalar()) {
      case BOOLEAN -> "write \"true\" or \"false\"";
      case CHAR -> "write a single character";
      case DURATION -> "write an ISO-8601 duration such as \"PT1M30S\"";
      case INSTANT, OFFSET_DATE_TIME -> "write it as in \"2026-03-01T08:30:00Z\"";
      case LOCAL_DATE -> "write it as in \"2026-03-01\"";
      case LOCAL_TIME -> "write it as in \"08:30:00\"";
      case LOCAL_DATE_TIME -> "write it as in \"2026-03-01T08:30:00\"";
      case UUID -> "write it as in \"123e4567-e89b-12d3-a456-426614174000\"";
      case URI -> "write it as in \"https://example.org/map\"";
      case DOUBLE, FLOAT, BIG_DECIMAL -> "write a number such as \"1.5\"";
      default -> "write a whole number such as \"3\"";
    };
  }

  private static String withArticle(String noun) {
    return ("aeioAEIO".indexOf(noun.charAt(0)) >= 0 ? "an " : "a ") + noun;
  }
}
