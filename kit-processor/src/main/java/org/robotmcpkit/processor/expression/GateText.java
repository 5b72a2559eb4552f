package org.robotmcpkit.processor.expression;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.robotmcpkit.processor.expression.Expression.Use;
import org.robotmcpkit.processor.model.Argument;
import org.robotmcpkit.processor.model.Gate;
import org.robotmcpkit.processor.model.Scalar;
import org.robotmcpkit.processor.model.Tool;
import org.robotmcpkit.processor.model.Type;

/**
 * What a gate says, taken apart. Names in braces stand for something in each call; the runtime
 * fills them in, and knows them by their names on the wire only.
 */
public final class GateText {
  private final String template;
  private final Gate gate;
  private final Scope scope;
  private final StringBuilder text = new StringBuilder();
  private final List<Use> uses = new ArrayList<>();
  private final List<Estimate.Wrong> mistakes = new ArrayList<>();

  private GateText(Gate gate, Tool tool) {
    this.template = gate.says();
    this.gate = gate;
    this.scope = new Scope(tool, gate.hasEstimate() ? List.of(Gate.ESTIMATE) : List.of());
  }

  /** The text of that gate, which is one of that tool. */
  public static GateText of(Gate gate, Tool tool) {
    GateText read = new GateText(gate, tool);
    int at = 0;
    while (at < read.template.length()) {
      at = read.read(at);
    }
    return read;
  }

  /** The text with the names on the wire in the braces. */
  public String text() {
    return text.toString();
  }

  /** The arguments and their components that stand in the text, each once. */
  public List<Use> uses() {
    return uses.stream().distinct().toList();
  }

  /** What is wrong with it, in order. */
  public List<Estimate.Wrong> mistakes() {
    return List.copyOf(mistakes);
  }

  /** The name by which the runtime knows it. */
  public static String nameOf(Use use) {
    return use.path().stream().map(Argument::wireName).collect(Collectors.joining("."));
  }

  /** Reads what begins there; where it ends. */
  private int read(int at) {
    char letter = template.charAt(at);
    boolean isBrace = letter == '{' || letter == '}';
    if (!isBrace || template.startsWith(String.valueOf(letter).repeat(2), at)) {
      text.append(template, at, at + (isBrace ? 2 : 1));
      return at + (isBrace ? 2 : 1);
    }
    int close = template.indexOf('}', at);
    int nextOpen = template.indexOf('{', at + 1);
    boolean isClosed = letter == '{' && close >= 0 && (nextOpen < 0 || nextOpen > close);
    try {
      if (!isClosed) {
        throw lone(letter, at + 1);
      }
      text.append('{').append(place(at + 1, close)).append('}');
    } catch (Mistake mistake) {
      mistakes.add(mistake.asEstimate());
    }
    return isClosed ? close + 1 : at + 1;
  }

  private static Mistake lone(char brace, int column) {
    return brace == '{'
        ? new Mistake("\"{\" without \"}\"", column, "close it, or write \"{{\" for a brace itself")
        : new Mistake("\"}\" without \"{\"", column, "write \"}}\" for a brace itself");
  }

  /** The name on the wire of what stands between two braces. */
  private String place(int begin, int end) throws Mistake {
    List<Token> path = path(begin, end);
    String first = path.get(0).text();
    if (first.equals(Gate.ESTIMATE) && (gate.hasEstimate() || scope.argument(first).isEmpty())) {
      return estimated(path);
    }
    Optional<String> component =
        scope.argument(first).isPresent() ? Optional.empty() : new EstimateParts(gate).find(first);
    if (component.isPresent()) {
      throw new Mistake(
          "unknown name " + path.get(0).shown(),
          path.get(0).column(),
          "did you mean " + Gate.ESTIMATE + "." + component.get() + "?");
    }
    Use use = scope.use(path);
    requireShowable(use, path.get(path.size() - 1));
    uses.add(use);
    return nameOf(use);
  }

  private List<Token> path(int begin, int end) throws Mistake {
    List<Token> path = new ArrayList<>();
    int start = begin;
    for (String step : template.substring(begin, end).split("\\.", -1)) {
      if (step.isBlank()) {
        throw new Mistake(
            "no name", start + 1, "name an argument, or write \"{{\" for a brace itself");
      }
      path.add(Token.of(Token.Kind.NAME, step.strip(), start + step.indexOf(step.strip()) + 1));
      start += step.length() + 1;
    }
    return path;
  }

  private String estimated(List<Token> path) throws Mistake {
    if (!gate.hasEstimate()) {
      throw new Mistake(
          "unknown name " + path.get(0).shown(),
          path.get(0).column(),
          "the gate has no estimate; name a method that makes one with estimate = \"#...\"");
    }
    return Gate.ESTIMATE + "." + new EstimateParts(gate).nameOf(path);
  }

  private static void requireShowable(Use use, Token last) throws Mistake {
    if (!isShowable(use.last().type())) {
      List<Argument> components = Scope.componentsOf(use.last());
      String example =
          components.stream()
              .filter(component -> isShowable(component.type()))
              .findFirst()
              .map(Argument::wireName)
              .orElse("");
      throw new Mistake(
          last.text()
              + " has type "
              + use.last().type().inWords()
              + ", which stands in no sentence,",
          last.column(),
          example.isEmpty()
              ? "show a number, a text, a boolean, an enum, a time or the like"
              : "name one of its components, such as " + last.text() + "." + example);
    }
  }

  /** Also what is wrong for a reason that is told elsewhere. */
  private static boolean isShowable(Type type) {
    if (type instanceof Type.OptionalOf optional) {
      return isShowable(optional.value());
    }
    boolean isPlain =
        type instanceof Type.Plain plain
            && plain.scalar() != Scalar.OBJECT
            && plain.scalar() != Scalar.JSON_NODE;
    return isPlain || type instanceof Type.Choice || type instanceof Type.Unsupported;
  }
}
