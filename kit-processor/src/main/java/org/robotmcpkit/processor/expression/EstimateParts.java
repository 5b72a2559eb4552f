package org.robotmcpkit.processor.expression;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.robotmcpkit.processor.model.Gate;
import org.robotmcpkit.processor.model.Output;
import org.robotmcpkit.processor.model.Similar;
import org.robotmcpkit.processor.model.WireNames;

/**
 * What a gate's text can name of its estimate: the components that are one value each and always
 * there.
 */
final class EstimateParts {
  private static final int MOST_NAMED = 10;
  private static final Set<String> SHOWABLE = Set.of("string", "number", "integer", "boolean");

  private final Optional<Gate.Costs> costs;

  EstimateParts(Gate gate) {
    this.costs = gate.estimate();
  }

  /** The name on the wire of the component of that name, in Java's spelling or on the wire. */
  Optional<String> find(String name) {
    return part(name).map(Output.Part::name);
  }

  /** The name on the wire of what the path, which begins with the estimate itself, leads to. */
  String nameOf(List<Token> path) throws Mistake {
    if (costs.isEmpty()) {
      return ""; // told already
    }
    if (path.size() == 1) {
      throw new Mistake(
          "the estimate has several parts,",
          path.get(0).column(),
          "name one of them, such as " + Gate.ESTIMATE + "." + parts().get(0).name());
    }
    Token name = path.get(1);
    Output.Part part = part(name.text()).orElse(null);
    if (part == null) {
      throw unknown(name);
    }
    if (path.size() > 2 || !isShowable(part.value().value())) {
      throw new Mistake(
          name.text() + " of the estimate stands in no sentence,",
          name.column(),
          "show a component that is a number, a text, a boolean, an enum, a time or the like");
    }
    if (!part.isAlwaysThere()) {
      throw new Mistake(
          name.text() + " of the estimate is not always in its JSON,",
          name.column(),
          "drop the annotation that leaves it out");
    }
    return part.name();
  }

  private Mistake unknown(Token name) {
    return new Mistake(
        "unknown name " + name.shown(),
        name.column(),
        Similar.to(name.text(), parts().stream().map(Output.Part::name).toList())
            .map(similar -> "did you mean " + similar + "?")
            .orElseGet(
                () ->
                    costs.orElseThrow().result().type()
                        + " has "
                        + parts().stream()
                            .map(Output.Part::name)
                            .limit(MOST_NAMED)
                            .collect(Collectors.joining(", "))));
  }

  private static boolean isShowable(Output value) {
    return value instanceof Output.Choice
        || (value instanceof Output.Plain plain && SHOWABLE.contains(plain.type()));
  }

  private Optional<Output.Part> part(String name) {
    return parts().stream()
        .filter(part -> part.name().equals(name) || part.name().equals(WireNames.snake(name)))
        .findFirst();
  }

  private List<Output.Part> parts() {
    return costs
        .map(it -> it.result().output().value())
        .filter(Output.Members.class::isInstance)
        .map(members -> ((Output.Members) members).parts())
        .orElse(List.of());
  }
}
