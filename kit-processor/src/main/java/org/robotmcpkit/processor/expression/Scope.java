package org.robotmcpkit.processor.expression;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.robotmcpkit.processor.expression.Expression.Use;
import org.robotmcpkit.processor.model.Argument;
import org.robotmcpkit.processor.model.Similar;
import org.robotmcpkit.processor.model.Structure;
import org.robotmcpkit.processor.model.Tool;
import org.robotmcpkit.processor.model.Type;

/** The names that an expression of a tool can use. */
final class Scope {
  private final Tool tool;
  private final List<String> more;

  Scope(Tool tool) {
    this(tool, List.of());
  }

  /**
   * A scope.
   *
   * @param more what else may have been meant where no argument has a name
   */
  Scope(Tool tool, List<String> more) {
    this.tool = tool;
    this.more = more;
  }

  /** The argument of that name, in Java's spelling or on the wire. */
  Optional<Argument> argument(String name) {
    return find(name, tool.arguments());
  }

  /** All names of arguments and of their components. */
  Set<String> names() {
    Set<Argument> all = new LinkedHashSet<>();
    tool.arguments().forEach(argument -> addWithComponents(argument, all));
    return all.stream().flatMap(Scope::namesOf).collect(Collectors.toSet());
  }

  private static void addWithComponents(Argument argument, Set<Argument> all) {
    if (all.add(argument)) {
      componentsOf(argument).forEach(component -> addWithComponents(component, all));
    }
  }

  /** What the path leads to. */
  Use use(List<Token> path) throws Mistake {
    List<Argument> found = new ArrayList<>();
    for (Token name : path) {
      List<Argument> known =
          found.isEmpty() ? tool.arguments() : componentsOf(found.get(found.size() - 1));
      Optional<Argument> argument = find(name.text(), known);
      if (argument.isEmpty()) {
        throw unknown(name, known, found);
      }
      found.add(argument.get());
    }
    return new Use(found);
  }

  /** What the path leads to, which is a number or a duration. */
  Use time(List<Token> path) throws Mistake {
    Use use = use(path);
    Token last = path.get(path.size() - 1);
    if (!Estimate.isTime(use.last().type()) && !isToldAlready(use.last().type())) {
      throw new Mistake(
          last.text() + " has type " + use.last().type().inWords() + ", which is no number,",
          last.column(),
          componentsOf(use.last()).isEmpty()
              ? "use numbers and Durations"
              : "name one of its components, such as "
                  + last.text()
                  + "."
                  + componentsOf(use.last()).get(0).wireName());
    }
    return use;
  }

  private Mistake unknown(Token name, List<Argument> known, List<Argument> before) {
    if (!before.isEmpty() && known.isEmpty()) {
      return new Mistake(
          "unknown name " + name.shown(),
          name.column(),
          "only records have components, and "
              + before.get(before.size() - 1).javaName()
              + " is none");
    }
    String owner =
        before.isEmpty() ? tool.method() : before.get(before.size() - 1).type().inWords();
    List<String> names =
        Stream.concat(
                known.stream().flatMap(Scope::namesOf),
                before.isEmpty() ? more.stream() : Stream.empty())
            .distinct()
            .toList();
    return new Mistake(
        "unknown name " + name.shown(),
        name.column(),
        Similar.to(name.text(), names)
            .map(similar -> "did you mean " + similar + "?")
            .orElseGet(
                () ->
                    owner
                        + (known.isEmpty()
                            ? " has no arguments"
                            : " has "
                                + known.stream()
                                    .map(Argument::wireName)
                                    .limit(10)
                                    .collect(Collectors.joining(", ")))));
  }

  private static boolean isToldAlready(Type type) {
    return type instanceof Type.Unsupported;
  }

  /** What a record, or one that may be left out, is made of; of all else nothing can be named. */
  static List<Argument> componentsOf(Argument argument) {
    Type type =
        argument.type() instanceof Type.OptionalOf optional ? optional.value() : argument.type();
    return type instanceof Type.ObjectOf object
            && object.structure() instanceof Structure.Fields fields
            && fields.isRecord()
        ? fields.arguments()
        : List.of();
  }

  private static Optional<Argument> find(String name, List<Argument> arguments) {
    return arguments.stream()
        .filter(argument -> namesOf(argument).anyMatch(name::equals))
        .findFirst();
  }

  private static Stream<String> namesOf(Argument argument) {
    return Stream.of(argument.wireName(), argument.javaName());
  }
}
