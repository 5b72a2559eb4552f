package org.robotmcpkit.processor.read;

import java.math.BigDecimal;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;
import javax.lang.model.element.AnnotationValue;
import org.robotmcpkit.processor.check.Quoted;
import org.robotmcpkit.processor.model.DefaultValue;
import org.robotmcpkit.processor.model.Limits;
import org.robotmcpkit.processor.model.Range;
import org.robotmcpkit.processor.model.Size;
import org.robotmcpkit.processor.model.TextPattern;

/**
 * What a constraint says.
 *
 * @param on what it can limit
 * @param limits what it limits that to
 * @param problem what is wrong with it, as the end of a sentence, or empty
 */
record Constraint(On on, Limits limits, String problem) {
  private static final String HOMONYM = "is not Bean Validation's; use that one, or rename yours";

  /** What a constraint can limit. */
  enum On {
    NUMBERS("numbers"),
    SIZES("texts, lists, sets, arrays and maps"),
    TEXTS("texts"),
    ANYTHING("nothing");

    private final String inWords;

    On(String inWords) {
      this.inWords = inWords;
    }

    String inWords() {
      return inWords;
    }
  }

  /** Reads a constraint. */
  static Constraint of(Annotation annotation) {
    if (!Constraints.isRead(annotation)) {
      return wrong("would not be checked; drop it, and check it in the method");
    }
    if (!annotation.values("groups").isEmpty()) {
      return wrong("has groups, of which a call knows none; drop them");
    }
    return switch (annotation.simpleName()) {
      case "Min" -> whole(annotation, Range::from);
      case "Max" -> whole(annotation, Range::to);
      case "DecimalMin" -> decimal(annotation, Range::from);
      case "DecimalMax" -> decimal(annotation, Range::to);
      case "Positive" -> number(Range.from(zero(true)));
      case "PositiveOrZero" -> number(Range.from(zero(false)));
      case "Negative" -> number(Range.to(zero(true)));
      case "NegativeOrZero" -> number(Range.to(zero(false)));
      case "Size" -> size(annotation);
      case "NotEmpty" -> new Constraint(On.SIZES, Limits.of(new Size(1, Integer.MAX_VALUE)), "");
      case "NotBlank" -> new Constraint(On.TEXTS, Limits.NOT_BLANK, "");
      case "Pattern" ->
          annotation.has("regexp") ? pattern(annotation, Limits.NONE) : wrong(HOMONYM);
      case "Email" ->
          annotation.text("regexp").isEmpty()
              ? new Constraint(On.TEXTS, Limits.EMAIL, "")
              : pattern(annotation, Limits.EMAIL);
      default -> new Constraint(On.ANYTHING, Limits.NONE, "");
    };
  }

  private static Constraint whole(Annotation annotation, Function<Range.Bound, Range> range) {
    return annotation
        .member("value")
        .map(AnnotationValue::getValue)
        .filter(value -> value instanceof Long || value instanceof Integer)
        .map(value -> new Range.Bound(new BigDecimal(value.toString()), false))
        .map(bound -> number(range.apply(bound)))
        .orElseGet(() -> wrong(HOMONYM));
  }

  private static Constraint decimal(Annotation annotation, Function<Range.Bound, Range> range) {
    Optional<String> text =
        annotation
            .member("value")
            .map(AnnotationValue::getValue)
            .filter(String.class::isInstance)
            .map(String.class::cast);
    if (text.isEmpty()) {
      return wrong(HOMONYM);
    }
    boolean isExclusive = annotation.text("inclusive").equals("false");
    return DefaultValue.number(text.get())
        .map(value -> number(range.apply(new Range.Bound(value, isExclusive))))
        .orElseGet(
            () ->
                wrong(
                    "says "
                        + Quoted.of(text.get())
                        + ", which is no number; write one such as \"0.5\""));
  }

  private static Constraint number(Range range) {
    return new Constraint(On.NUMBERS, Limits.of(range), "");
  }

  private static Range.Bound zero(boolean isExclusive) {
    return new Range.Bound(BigDecimal.ZERO, isExclusive);
  }

  private static Constraint size(Annotation annotation) {
    if (!annotation.has("min") || !annotation.has("max")) {
      return wrong(HOMONYM);
    }
    Object min = annotation.member("min").map(AnnotationValue::getValue).orElse(0);
    Object max = annotation.member("max").map(AnnotationValue::getValue).orElse(Integer.MAX_VALUE);
    if (!(min instanceof Integer least && max instanceof Integer most)) {
      return wrong(HOMONYM);
    }
    return least < 0
        ? wrong("says min = " + min + ", but nothing has a negative size; drop it")
        : new Constraint(On.SIZES, Limits.of(new Size(least, most)), "");
  }

  private static Constraint pattern(Annotation annotation, Limits more) {
    String java = annotation.text("regexp");
    String says = "says " + Quoted.of(java) + ", ";
    if (!annotation.values("flags").isEmpty()) {
      return wrong(
          "has flags, which JSON Schema's patterns do not have; spell both cases out, as in [aA]");
    }
    try {
      Pattern.compile(java);
    } catch (PatternSyntaxException wrong) {
      return wrong(
          says
              + "which is no regular expression: "
              + wrong.getDescription().strip()
              + "; correct it");
    }
    EcmaPattern ecma = new EcmaPattern(java);
    return ecma.problem()
        .map(problem -> wrong(says + "whose " + problem))
        .orElseGet(
            () ->
                new Constraint(
                    On.TEXTS, more.and(Limits.of(new TextPattern(java, ecma.anchored()))), ""));
  }

  private static Constraint wrong(String problem) {
    return new Constraint(On.ANYTHING, Limits.NONE, problem);
  }
}
