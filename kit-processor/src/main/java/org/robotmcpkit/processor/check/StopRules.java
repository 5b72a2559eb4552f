package org.robotmcpkit.processor.check;

import java.util.stream.Stream;
import org.robotmcpkit.processor.model.Argument;
import org.robotmcpkit.processor.model.Holder;
import org.robotmcpkit.processor.model.Tool;

/** Nothing stands in the way of the tool that stops the robot. */
public final class StopRules implements Rule {
  StopRules() {}

  /** The problem of the mark on a method that is no tool. */
  public static Problem stray(String method, Site site) {
    return new Problem(
        Code.STOP,
        method + " has @StopTool and is no tool, so nobody can call it; add @Tool, or drop it",
        site);
  }

  @Override
  public Stream<Problem> check(Holder holder, Sites sites) {
    return holder.tools().stream().filter(Tool::isStop).flatMap(tool -> check(tool, sites));
  }

  private static Stream<Problem> check(Tool tool, Sites sites) {
    Stream<Problem> own =
        Stream.of(
                problem(
                    tool.instant().isEmpty(),
                    tool,
                    "only starts a task, and what stops the robot has to be done when the call returns; make it a @Tool",
                    sites.of(tool, "stop")),
                problem(
                    tool.effect().equals(Tool.READS),
                    tool,
                    "stops the robot, so it does more than read; set effect = Effect.REVERSIBLE",
                    sites.of(tool, "effect")),
                problem(
                    !tool.exclusive().isEmpty(),
                    tool,
                    "would wait for whoever has what it needs, and nothing may stand in the way of stopping; drop"
                        + " exclusive",
                    sites.of(tool, "exclusive")),
                problem(
                    !tool.ungated().isEmpty(),
                    tool,
                    "has no gate anyway, since it stops the robot; drop ungated",
                    sites.of(tool, "ungated")))
            .flatMap(problems -> problems);
    Stream<Problem> gate =
        tool.gate().stream()
            .flatMap(
                it ->
                    problem(
                        true,
                        tool,
                        "would ask first, and nothing may stand in the way of stopping; drop @Gate",
                        sites.of(it)));
    Stream<Problem> arguments =
        tool.arguments().stream()
            .filter(Argument::isRequired)
            .flatMap(argument -> required(argument, tool, sites));
    return Stream.of(own, gate, arguments).flatMap(problems -> problems);
  }

  private static Stream<Problem> required(Argument argument, Tool tool, Sites sites) {
    return Stream.of(
        new Problem(
            Code.STOP,
            argument.javaName()
                + " must be given, and tool "
                + tool.name()
                + " has to stop the robot also without; give it a default, or drop it",
            sites.of(argument)));
  }

  private static Stream<Problem> problem(boolean is, Tool tool, String sentence, Site site) {
    return is
        ? Stream.of(new Problem(Code.STOP, "tool " + tool.name() + " " + sentence, site))
        : Stream.empty();
  }
}
