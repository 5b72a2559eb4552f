package org.robotmcpkit.processor.check;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.robotmcpkit.processor.model.Holder;
import org.robotmcpkit.processor.model.Tool;
import org.robotmcpkit.processor.model.WireNames;

/** What a tool needs for itself has a plain name, and is named once. */
final class ExclusiveRules implements Rule {
  @Override
  public Stream<Problem> check(Holder holder, Sites sites) {
    return holder.tools().stream().flatMap(tool -> check(tool, sites.of(tool, "exclusive")));
  }

  private static Stream<Problem> check(Tool tool, Site site) {
    List<String> names = tool.exclusive();
    return IntStream.range(0, names.size()).mapToObj(
            index -> {
              String name = names.get(index);
              if (!WireNames.isToolName(name)) {
                return "exclusive " + Quoted.of(name) + " is no name; use 1 to 64 letters, digits, _ and -";
              }
              return names.indexOf(name) < index ? "exclusive " + Quoted.of(name) + " is named twice; name it once" : "";
            })
        .filter(sentence -> !sentence.isEmpty())
        .map(sentence -> new Problem(Code.EXCLUSIVE, sentence, site));
  }
}
