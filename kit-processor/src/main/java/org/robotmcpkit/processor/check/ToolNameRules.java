package org.robotmcpkit.processor.check;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.robotmcpkit.processor.model.Holder;
import org.robotmcpkit.processor.model.Tool;
import org.robotmcpkit.processor.model.WireNames;

/**
 * A tool's name is one that clients accept, that the kit does not use itself, and that no other
 * tool here has.
 */
final class ToolNameRules implements Rule {
  private static final Set<String> OF_THE_KIT =
      Set.of("get_task", "cancel_task", "list_tasks", "answer_task");

  @Override
  public Stream<Problem> check(Holder holder, Sites sites) {
    return holder.tools().stream()
        .flatMap(tool -> check(tool, holder.tools(), sites.of(tool, "name")));
  }

  @SuppressWarnings("ReferenceEquality") // others like it, but not itself
  private static Stream<Problem> check(Tool tool, List<Tool> all, Site site) {
    String name = Quoted.of(tool.name());
    if (!WireNames.isToolName(tool.name())) {
      return problem(
          "tool name "
              + name
              + " is not one that clients accept; use 1 to 64 letters, digits, _ and -",
          site);
    }
    if (OF_THE_KIT.contains(tool.name())) {
      return problem(
          "tool name "
              + name
              + " belongs to the kit; choose another with "
              + tool.annotation()
              + "(name = \"...\")",
          site);
    }
    String others =
        all.stream()
            .filter(other -> other != tool && other.name().equals(tool.name()))
            .map(other -> other.method() + "()")
            .distinct()
            .collect(Collectors.joining(" and "));
    return others.isEmpty()
        ? Stream.empty()
        : problem(
            "tool name "
                + name
                + " is also used by "
                + others
                + "; give one of them "
                + tool.annotation()
                + "(name = \"another_name\")",
            site);
  }

  private static Stream<Problem> problem(String sentence, Site site) {
    return Stream.of(new Problem(Code.TOOL_NAME, sentence, site));
  }
}
