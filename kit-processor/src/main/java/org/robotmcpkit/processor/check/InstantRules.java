package org.robotmcpkit.processor.check;

import java.time.Duration;
import java.util.stream.Stream;
import org.robotmcpkit.processor.expression.Estimate;
import org.robotmcpkit.processor.model.Holder;
import org.robotmcpkit.processor.model.Tool;

/** The deadline of an instant tool is known when it is compiled, and one that clients wait for. */
public final class InstantRules implements Rule {
  /** The longest deadline, as the runtime has it. */
  public static final Duration LONGEST = Duration.ofSeconds(20);

  InstantRules() {}

  @Override
  public Stream<Problem> check(Holder holder, Sites sites) {
    return holder.tools().stream()
        .filter(tool -> tool.instant().isPresent())
        .flatMap(tool -> check(tool, sites));
  }

  private static Stream<Problem> check(Tool tool, Sites sites) {
    return problem(tool.deadline(), Estimate.deadline(tool), sites.of(tool, "deadline"));
  }

  /** The problem of a deadline, if it has one. */
  static Stream<Problem> problem(String deadline, Estimate value, Site site) {
    String sentence = sentence("deadline " + Quoted.of(deadline), value);
    return sentence.isEmpty()
        ? Stream.empty()
        : Stream.of(new Problem(Code.DEADLINE, sentence, site));
  }

  private static String sentence(String deadline, Estimate value) {
    if (value instanceof Estimate.Wrong wrong) {
      return deadline
          + ": "
          + wrong.what()
          + " at column "
          + wrong.column()
          + "; "
          + wrong.instead();
    }
    if (!(value instanceof Estimate.Fixed fixed)) {
      return deadline
          + " is no duration, which is needed before a call is read; write one such as"
          + " \"2s\"";
    }
    if (fixed.time().isNegative() || fixed.time().isZero()) {
      return deadline
          + " has passed when the call comes; write how long it may take, such as \"2s\"";
    }
    return fixed.time().compareTo(LONGEST) > 0
        ? deadline
            + " is longer than clients wait for an answer; write at most \"20s\", or use @LongRunningTool"
        : "";
  }
}
