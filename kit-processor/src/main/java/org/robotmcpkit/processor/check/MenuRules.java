package org.robotmcpkit.processor.check;

import java.util.stream.Stream;
import org.robotmcpkit.processor.model.Holder;
import org.robotmcpkit.processor.model.Tool;

/** A tool says what it does and what that does to the world, since a model chooses by it. */
final class MenuRules implements Rule {
  @Override
  public Stream<Problem> check(Holder holder, Sites sites) {
    return holder.tools().stream().flatMap(tool -> check(tool, sites));
  }

  private static Stream<Problem> check(Tool tool, Sites sites) {
    Stream<Problem> description =
        tool.description().isEmpty()
            ? Stream.of(
                new Problem(
                    Code.DESCRIPTION,
                    "tool " + tool.name() + " has no description, and a model chooses by it; write a Javadoc comment",
                    sites.of(tool, "description")))
            : Stream.empty();
    Stream<Problem> effect =
        tool.effect().equals(Tool.UNSORTED)
            ? Stream.of(
                new Problem(
                    Code.EFFECT,
                    "tool " + tool.name() + " does not say what it does to the world, so clients expect the worst;"
                        + " set effect",
                    sites.of(tool, "effect")))
            : Stream.empty();
    return Stream.concat(description, effect);
  }
}
