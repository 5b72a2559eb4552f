package org.robotmcpkit.processor.check;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.robotmcpkit.processor.expression.GateText;
import org.robotmcpkit.processor.model.AskedMethod;
import org.robotmcpkit.processor.model.Gate;
import org.robotmcpkit.processor.model.Holder;
import org.robotmcpkit.processor.model.Tool;

/**
 * A gate tells a human what will happen, in a text that every call can fill, and stands in front of
 * a tool.
 */
public final class GateRules implements Rule {
  /** So that what stands for names has room too in a refusal, which is cut at twice as many. */
  private static final int LONGEST = 500;

  GateRules() {}

  /** The problem of a gate on a method that is no tool. */
  public static Problem stray(String method, Site site) {
    return new Problem(
        Code.GATE,
        method
            + " has @Gate and is no tool, so nobody is asked before it is called; add @Tool or @LongRunningTool, or"
            + " drop it",
        site);
  }

  @Override
  public Stream<Problem> check(Holder holder, Sites sites) {
    return holder.tools().stream()
        .flatMap(tool -> tool.gate().stream().flatMap(gate -> check(gate, tool, sites)));
  }

  private static Stream<Problem> check(Gate gate, Tool tool, Sites sites) {
    return Stream.of(
            says(gate, tool)
                .map(sentence -> new Problem(Code.GATE, sentence, sites.of(gate, "says"))),
            estimate(gate)
                .map(sentence -> new Problem(Code.GATE, sentence, sites.of(gate, "estimate"))),
            twice(gate, sites),
            selfConsent(gate, tool, sites))
        .flatMap(problems -> problems);
  }

  private static Stream<String> says(Gate gate, Tool tool) {
    if (gate.says().isBlank()) {
      return Stream.of(
          "the gate of tool "
              + tool.name()
              + " says nothing; say what will happen, as a human is told it");
    }
    int length = gate.says().codePointCount(0, gate.says().length());
    Stream<String> tooLong =
        length > LONGEST
            ? Stream.of(
                "the gate of tool "
                    + tool.name()
                    + " says "
                    + length
                    + " characters, and nobody reads more than "
                    + LONGEST
                    + " before agreeing; say it shorter")
            : Stream.empty();
    Stream<String> mistakes =
        GateText.of(gate, tool).mistakes().stream()
            .map(
                wrong ->
                    "says: "
                        + wrong.what()
                        + " at column "
                        + wrong.column()
                        + " of "
                        + Quoted.of(gate.says())
                        + "; "
                        + wrong.instead());
    return Stream.concat(tooLong, mistakes);
  }

  private static Stream<String> estimate(Gate gate) {
    String text = gate.estimateText();
    return text.isEmpty() || text.startsWith(AskedMethod.SIGN)
        ? Stream.empty()
        : Stream.of(
            "estimate "
                + Quoted.of(text)
                + " is no method; write \"#\" and the name of one that returns a record");
  }

  private static Stream<Problem> twice(Gate gate, Sites sites) {
    List<String> by = gate.by();
    return IntStream.range(0, by.size())
        .filter(index -> by.indexOf(by.get(index)) < index)
        .mapToObj(
            index ->
                new Problem(
                    Code.GATE,
                    by.get(index) + " is listed twice; list it once",
                    sites.of(gate, "by" + index)));
  }

  private static Stream<Problem> selfConsent(Gate gate, Tool tool, Sites sites) {
    int index = gate.by().indexOf(Gate.CONFIRM_ARGUMENT);
    return index < 0 || !tool.effect().equals(Tool.MOVES)
        ? Stream.empty()
        : Stream.of(
            new Problem(
                Code.SELF_CONSENT,
                "tool "
                    + tool.name()
                    + " moves something, and with CONFIRM_ARGUMENT a model can agree to that itself;"
                    + " drop it, so that a human has to",
                sites.of(gate, "by" + index)));
  }
}
