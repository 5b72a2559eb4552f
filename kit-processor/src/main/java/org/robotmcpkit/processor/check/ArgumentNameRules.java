package org.robotmcpkit.processor.check;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.robotmcpkit.processor.model.Argument;
import org.robotmcpkit.processor.model.Gate;
import org.robotmcpkit.processor.model.Holder;
import org.robotmcpkit.processor.model.Structure;
import org.robotmcpkit.processor.model.Tool;
import org.robotmcpkit.processor.model.Type;
import org.robotmcpkit.processor.model.WireNames;

/**
 * An argument's name is well formed, is not the kit's own, and is used once in its tool or record.
 */
final class ArgumentNameRules implements Rule {
  private static final String TRIGGERS = "triggers";

  @Override
  public Stream<Problem> check(Holder holder, Sites sites) {
    return holder.tools().stream().flatMap(tool -> check(tool, sites));
  }

  private static Stream<Problem> check(Tool tool, Sites sites) {
    Stream<Problem> own =
        tool.arguments().stream()
            .flatMap(
                argument ->
                    takenBy(argument.wireName(), tool)
                        .map(
                            owner ->
                                problem(
                                    "argument name "
                                        + Quoted.of(argument.wireName())
                                        + " belongs to "
                                        + owner
                                        + "; choose another with @Arg(name = \"...\")",
                                    sites.of(argument, "name")))
                        .orElseGet(() -> check(argument, tool.arguments(), sites)));
    Stream<Problem> inObjects =
        Everything.objectsIn(tool).stream().flatMap(object -> check(object, sites));
    Stream<Problem> inTriggers =
        tool.triggers().stream()
            .flatMap(
                trigger ->
                    trigger.fields().stream()
                        .flatMap(field -> check(field, trigger.fields(), sites)));
    return Stream.of(own, inObjects, inTriggers).flatMap(problems -> problems);
  }

  /** Whose the name is already. */
  private static Optional<String> takenBy(String name, Tool tool) {
    if (name.equals(TRIGGERS) && tool.instant().isEmpty()) {
      return Optional.of("the kit");
    }
    boolean isOfGate =
        (name.equals(Gate.CONFIRM) && tool.takesConfirm())
            || (name.equals(Gate.ESTIMATE) && tool.gate().filter(Gate::hasEstimate).isPresent());
    return isOfGate ? Optional.of("the gate") : Optional.empty();
  }

  private static Stream<Problem> check(Type.ObjectOf object, Sites sites) {
    if (object.structure() instanceof Structure.Variants variants) {
      return variants.kinds().stream()
          .flatMap(kind -> Everything.membersOf(kind.type()).stream())
          .filter(member -> member.wireName().equals(variants.discriminator()))
          .flatMap(
              member ->
                  problem(
                      "argument name "
                          + Quoted.of(member.wireName())
                          + " names the kind of "
                          + object.inWords()
                          + "; choose another with @Arg(name = \"...\")",
                      sites.of(member, "name")));
    }
    List<Argument> members = Everything.membersOf(object);
    return members.stream().flatMap(member -> check(member, members, sites));
  }

  @SuppressWarnings("ReferenceEquality") // others like it, but not itself
  private static Stream<Problem> check(Argument argument, List<Argument> all, Sites sites) {
    Site site = sites.of(argument, "name");
    String name = Quoted.of(argument.wireName());
    if (!WireNames.isArgumentName(argument.wireName())) {
      return problem(
          "argument name "
              + name
              + " is malformed; use ASCII letters, digits, _ and -, and a letter first",
          site);
    }
    String others =
        all.stream()
            .filter(other -> other != argument && other.wireName().equals(argument.wireName()))
            .map(Argument::javaName)
            .collect(Collectors.joining(" and "));
    return others.isEmpty()
        ? Stream.empty()
        : problem(
            "argument name "
                + name
                + " is also used by "
                + others
                + "; give one of them @Arg(name = \"another_name\")",
            site);
  }

  private static Stream<Problem> problem(String sentence, Site site) {
    return Stream.of(new Problem(Code.ARGUMENT_NAME, sentence, site));
  }
}
