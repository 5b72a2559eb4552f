package org.robotmcpkit.processor.check;

import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.robotmcpkit.processor.model.Argument;
import org.robotmcpkit.processor.model.Holder;
import org.robotmcpkit.processor.model.Output;
import org.robotmcpkit.processor.model.Tool;

/** What a model reads, reviewers see: no text says more than it shows. */
final class HiddenCharacterRules implements Rule {
  @Override
  public Stream<Problem> check(Holder holder, Sites sites) {
    return holder.tools().stream().flatMap(tool -> check(tool, sites));
  }

  private static Stream<Problem> check(Tool tool, Sites sites) {
    Stream<Problem> own =
        Stream.of(
                problem("the title of tool " + tool.name(), tool.title(), sites.of(tool, "title")),
                problem(
                    "the description of tool " + tool.name(),
                    tool.description(),
                    sites.of(tool, "description")),
                problem(
                    "what tool " + tool.name() + " says is its reason",
                    tool.ungated(),
                    sites.of(tool, "ungated")),
                tool.gate().stream()
                    .flatMap(
                        gate ->
                            problem(
                                "what the gate of tool " + tool.name() + " says",
                                gate.says(),
                                sites.of(gate, "says"))))
            .flatMap(problem -> problem);
    Stream<Problem> arguments =
        Stream.concat(Everything.argumentsIn(tool), Everything.fieldsIn(tool))
            .flatMap(argument -> check(argument, sites));
    Stream<Problem> triggers =
        tool.triggers().stream()
            .flatMap(
                trigger ->
                    problem(
                        "the description of trigger " + trigger.type(),
                        trigger.description(),
                        sites.of(trigger)));
    Stream<Problem> results =
        tool.result().stream()
            .flatMap(result -> textsIn(result.output()))
            .flatMap(
                text ->
                    problem(
                        "what the result of tool " + tool.name() + " says of its parts",
                        text,
                        sites.of(tool)));
    return Stream.of(own, arguments, triggers, results).flatMap(problems -> problems);
  }

  private static Stream<Problem> check(Argument argument, Sites sites) {
    return problem(
        "the description of " + argument.wireName(),
        argument.description(),
        sites.of(argument, "description"));
  }

  private static Stream<String> textsIn(Output output) {
    if (output instanceof Output.Members members) {
      return members.parts().stream()
          .flatMap(
              part ->
                  Stream.concat(Stream.of(part.name(), part.description()), textsIn(part.value())));
    }
    return parts(output).stream().flatMap(HiddenCharacterRules::textsIn);
  }

  private static List<Output> parts(Output output) {
    if (output instanceof Output.OrNull optional) {
      return List.of(optional.value());
    }
    if (output instanceof Output.Items items) {
      return List.of(items.item());
    }
    if (output instanceof Output.Entries entries) {
      return List.of(entries.value());
    }
    return output instanceof Output.OneOf oneOf ? oneOf.kinds() : List.of();
  }

  private static Stream<Problem> problem(String what, String text, Site site) {
    return Hidden.firstIn(text).stream()
        .mapToObj(
            point ->
                new Problem(
                    Code.HIDDEN_CHARACTER,
                    what
                        + " has the character U+"
                        + String.format(Locale.ROOT, "%04X", point)
                        + ", which models read and reviewers do not see; delete it",
                    site));
  }
}
