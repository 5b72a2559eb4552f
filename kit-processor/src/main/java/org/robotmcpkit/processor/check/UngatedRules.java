package org.robotmcpkit.processor.check;

import java.util.stream.Stream;
import org.robotmcpkit.processor.model.Holder;
import org.robotmcpkit.processor.model.Tool;

/**
 * A tool that costs something or moves a part of the robot has a gate, or a reason why not; no
 * other has a reason.
 */
final class UngatedRules implements Rule {
  @Override
  public Stream<Problem> check(Holder holder, Sites sites) {
    return holder.tools().stream()
        .filter(tool -> !tool.isStop())
        .flatMap(tool -> check(tool, sites));
  }

  private static Stream<Problem> check(Tool tool, Sites sites) {
    String reason = tool.ungated();
    if (reason.isEmpty()) {
      return tool.isGrave() && tool.gate().isEmpty()
          ? problem(tool, missing(tool), sites.of(tool, "effect"))
          : Stream.empty();
    }
    return problem(tool, needless(tool), sites.of(tool, "ungated"));
  }

  private static String missing(Tool tool) {
    return (tool.effect().equals(Tool.MOVES)
            ? "moves something"
            : "costs something that cannot be put back")
        + " and asks nobody first; add @Gate(says = \"...\") with what will happen, or say why it needs none with"
        + " ungated = \"...\"";
  }

  private static String needless(Tool tool) {
    if (tool.gate().isPresent()) {
      return "has a @Gate and is ungated at once; drop one of them";
    }
    if (!tool.isGrave()) {
      return "needs no gate, since its effect is "
          + tool.effect()
          + "; drop ungated, or set another effect";
    }
    return tool.ungated().isBlank()
        ? "gives no reason for having no gate; say why nobody has to agree first"
        : "";
  }

  private static Stream<Problem> problem(Tool tool, String sentence, Site site) {
    return sentence.isEmpty()
        ? Stream.empty()
        : Stream.of(new Problem(Code.GATE, "tool " + tool.name() + " " + sentence, site));
  }
}
