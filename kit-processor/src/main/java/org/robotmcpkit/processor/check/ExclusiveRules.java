package org.robotmcpkit.processor.check;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.robotmcpkit.processor.model.Holder;
import org.robotmcpkit.processor.model.Tool;
import org.robotmcpkit.processor.model.WireNames;

/**
 * What a tool needs for itself has a plain name, and is named once; only tools that need something
 * replace others.
 */
final class ExclusiveRules implements Rule {
  @Override
  public Stream<Problem> check(Holder holder, Sites sites) {
    return holder.tools().stream()
        .flatMap(
            tool ->
                Stream.concat(
                    names(tool, sites.of(tool, "exclusive")),
                    onBusy(tool, sites.of(tool, "onBusy"))));
  }

  private static Stream<Problem> onBusy(Tool tool, Site site) {
    if (tool.onBusy().equals(Tool.REFUSE)) {
      return Stream.empty();
    }
    if (tool.exclusive().isEmpty()) {
      return Stream.of(
          new Problem(
              Code.EXCLUSIVE,
              "tool "
                  + tool.name()
                  + " would replace what holds nothing; name what it needs in exclusive, or drop onBusy",
              site));
    }
    return tool.effect().equals(Tool.READS)
        ? Stream.of(
            new Problem(
                Code.EXCLUSIVE,
                "tool "
                    + tool.name()
                    + " only reads, and would stop what other tasks do; drop onBusy, or set another"
                    + " effect",
                site))
        : Stream.empty();
  }

  private static Stream<Problem> names(Tool tool, Site site) {
    List<String> names = tool.exclusive();
    return IntStream.range(0, names.size())
        .mapToObj(
            index -> {
              String name = names.get(index);
              if (!WireNames.isToolName(name)) {
                return "exclusive "
                    + Quoted.of(name)
                    + " is no name; use 1 to 64 letters, digits, _ and -";
              }
              return names.indexOf(name) < index
                  ? "exclusive " + Quoted.of(name) + " is named twice; name it once"
                  : "";
            })
        .filter(sentence -> !sentence.isEmpty())
        .map(sentence -> new Problem(Code.EXCLUSIVE, sentence, site));
  }
}
