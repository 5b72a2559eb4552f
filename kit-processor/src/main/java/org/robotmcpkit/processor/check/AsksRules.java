package org.robotmcpkit.processor.check;

import java.util.stream.Stream;
import org.robotmcpkit.processor.model.ContextParameter;
import org.robotmcpkit.processor.model.Holder;
import org.robotmcpkit.processor.model.Tool;

/** A body that asks has its task to ask with. */
final class AsksRules implements Rule {
  @Override
  public Stream<Problem> check(Holder holder, Sites sites) {
    return holder.tools().stream()
        .filter(tool -> tool.asks() && !hasContext(tool))
        .map(
            tool ->
                new Problem(
                    Code.ASKS,
                    tool.method()
                        + " says that it asks, but has no task to ask with; add a TaskContext parameter, or drop"
                        + " \"asks\"",
                    sites.of(tool, "asks")));
  }

  private static boolean hasContext(Tool tool) {
    return tool.parameters().stream().anyMatch(ContextParameter.class::isInstance);
  }
}
