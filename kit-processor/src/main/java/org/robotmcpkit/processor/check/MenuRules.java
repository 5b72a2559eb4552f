package org.robotmcpkit.processor.check;

import java.util.Optional;
import java.util.stream.Stream;
import org.robotmcpkit.processor.model.Holder;
import org.robotmcpkit.processor.model.Tool;

/**
 * A tool says what it does, what that does to the world and how long it takes, since a model
 * chooses by it.
 */
final class MenuRules implements Rule {
  private static final int SHORTEST_DESCRIPTION = 20;
  private static final int MOST_ARGUMENTS = 8;

  @Override
  public Stream<Problem> check(Holder holder, Sites sites) {
    return holder.tools().stream()
        .flatMap(
            tool ->
                Stream.of(
                        problem(
                            tool,
                            description(tool),
                            Code.DESCRIPTION,
                            sites.of(tool, "description")),
                        problem(tool, effect(tool), Code.EFFECT, sites.of(tool, "effect")),
                        problem(tool, est(tool), Code.MISSING_EST, sites.of(tool, "est")),
                        problem(tool, arguments(tool), Code.MANY_ARGUMENTS, sites.of(tool)))
                    .flatMap(Optional::stream));
  }

  private static Optional<Problem> problem(Tool tool, String sentence, Code code, Site site) {
    return sentence.isEmpty()
        ? Optional.empty()
        : Optional.of(new Problem(code, "tool " + tool.name() + " " + sentence, site));
  }

  private static String description(Tool tool) {
    String description = tool.description().strip();
    int length = description.codePointCount(0, description.length());
    if (length == 0) {
      return "has no description, and a model chooses by it; write a Javadoc comment";
    }
    return length < SHORTEST_DESCRIPTION
        ? "says no more than "
            + Quoted.of(description)
            + ", and a model chooses by it; say what it does, and when to call it"
        : "";
  }

  private static String effect(Tool tool) {
    return tool.effect().equals(Tool.UNSORTED)
        ? "does not say what it does to the world, so clients expect the worst; set effect"
        : "";
  }

  private static String est(Tool tool) {
    return tool.effect().equals(Tool.MOVES) && tool.est().isEmpty() && tool.instant().isEmpty()
        ? "moves something and does not say for how long, so a planner cannot tell slow from stuck; set est"
        : "";
  }

  private static String arguments(Tool tool) {
    int count = tool.arguments().size();
    return count > MOST_ARGUMENTS
        ? "takes "
            + count
            + " arguments, and models mix up more than "
            + MOST_ARGUMENTS
            + "; group them in records, or split the tool"
        : "";
  }
}
