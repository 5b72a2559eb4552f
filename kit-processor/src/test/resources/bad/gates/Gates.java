package gates;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.robotmcpkit.annotation.Arg;
import org.robotmcpkit.annotation.Consent;
import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.annotation.Gate;
import org.robotmcpkit.annotation.LongRunningTool;
import org.robotmcpkit.annotation.McpResource;
import org.robotmcpkit.annotation.Tool;

@SuppressWarnings({"kit:description", "kit:effect", "kit:missing-est"})
class Gates {
  record Goal(double xM, List<Goal> via) {}

  @LongRunningTool(effect = Effect.MOVES) // error: [kit:gate] tool moves moves something and asks nobody first; add @Gate(says = "...") with what will happen, or say why it needs none with ungated = "..."
  void moves() {}

  @Tool(effect = Effect.COSTS) // error: [kit:gate] tool costs costs something that cannot be put back and asks nobody first; add @Gate(says = "...") with what will happen, or say why it needs none with ungated = "..."
  void costs() {}

  @LongRunningTool(effect = Effect.MOVES, ungated = "") // error: [kit:gate] tool says_nothing moves something and asks nobody first; add @Gate(says = "...") with what will happen, or say why it needs none with ungated = "..."
  void saysNothing() {}

  @LongRunningTool(effect = Effect.MOVES, ungated = " ") // error: [kit:gate] tool says_blank gives no reason for having no gate; say why nobody has to agree first
  void saysBlank() {}

  @LongRunningTool(
      effect = Effect.MOVES,
      ungated = "It is slow.") // error: [kit:gate] tool both has a @Gate and is ungated at once; drop one of them
  @Gate(says = "It moves.")
  void both() {}

  @Tool(effect = Effect.READS, ungated = "It only looks.") // error: [kit:gate] tool reads needs no gate, since its effect is READS; drop ungated, or set another effect
  void reads() {}

  @Tool(ungated = "Nobody has sorted it.") // error: [kit:gate] tool unsorted needs no gate, since its effect is UNSORTED; drop ungated, or set another effect
  void unsorted() {}

  @Tool(effect = Effect.REVERSIBLE)
  @Gate(says = " \n") // error: [kit:gate] the gate of tool blank says nothing; say what will happen, as a human is told it
  void blank() {}

  private static final String FIFTY = "Clear the table, the floor, the door and the shelf";
  private static final String MUCH = FIFTY + FIFTY + FIFTY + FIFTY + FIFTY + FIFTY + FIFTY + FIFTY + FIFTY;

  @Tool(effect = Effect.REVERSIBLE)
  @Gate(says = MUCH + FIFTY)
  void much() {}

  @Tool(effect = Effect.REVERSIBLE)
  @Gate(says = MUCH + FIFTY + ".") // error: [kit:gate] the gate of tool too_much says 501 characters, and nobody reads more than 500 before agreeing; say it shorter
  void tooMuch() {}

  @Tool(effect = Effect.REVERSIBLE)
  @Gate(
      says = "To {goal.x} {gaol.x_m} {distnce_m} {distanceM.x} {nonsense}.") // error: [kit:gate] says: unknown name "distnce_m" at column 25 of "To {goal.x} {gaol.x_m} {distnce_m} {distanceM.x} {nonsense}."; did you mean distance_m? // error: [kit:gate] says: unknown name "gaol" at column 14 of "To {goal.x} {gaol.x_m} {distnce_m} {distanceM.x} {nonsense}."; go has goal, distance_m // error: [kit:gate] says: unknown name "nonsense" at column 51 of "To {goal.x} {gaol.x_m} {distnce_m} {distanceM.x} {nonsense}."; go has goal, distance_m // error: [kit:gate] says: unknown name "x" at column 10 of "To {goal.x} {gaol.x_m} {distnce_m} {distanceM.x} {nonsense}."; did you mean x_m? // error: [kit:gate] says: unknown name "x" at column 47 of "To {goal.x} {gaol.x_m} {distnce_m} {distanceM.x} {nonsense}."; only records have components, and distanceM is none
  void go(Goal goal, double distanceM) {}

  @Tool(effect = Effect.REVERSIBLE)
  @Gate(says = "{anything}") // error: [kit:gate] says: unknown name "anything" at column 2 of "{anything}"; wait_ has no arguments
  void wait_() {}

  @Tool(effect = Effect.REVERSIBLE)
  @Gate(says = "{a} } {a {a} {} {a.} { .a} {a") // error: [kit:gate] says: "{" without "}" at column 28 of "{a} } {a {a} {} {a.} { .a} {a"; close it, or write "{{" for a brace itself // error: [kit:gate] says: "{" without "}" at column 7 of "{a} } {a {a} {} {a.} { .a} {a"; close it, or write "{{" for a brace itself // error: [kit:gate] says: "}" without "{" at column 5 of "{a} } {a {a} {} {a.} { .a} {a"; write "}}" for a brace itself // error: [kit:gate] says: no name at column 15 of "{a} } {a {a} {} {a.} { .a} {a"; name an argument, or write "{{" for a brace itself // error: [kit:gate] says: no name at column 20 of "{a} } {a {a} {} {a.} { .a} {a"; name an argument, or write "{{" for a brace itself // error: [kit:gate] says: no name at column 23 of "{a} } {a {a} {} {a.} { .a} {a"; name an argument, or write "{{" for a brace itself
  void braces(int a) {}

  @Tool(effect = Effect.REVERSIBLE)
  @Gate(says = "{goal} {goal.via} {maybe} {map} {any} {numbers} {empty}") // error: [kit:gate] says: any has type Object, which stands in no sentence, at column 34 of "{goal} {goal.via} {maybe} {map} {any} {numbers} {empty}"; show a number, a text, a boolean, an enum, a time or the like // error: [kit:gate] says: empty has type Empty, which stands in no sentence, at column 50 of "{goal} {goal.via} {maybe} {map} {any} {numbers} {empty}"; show a number, a text, a boolean, an enum, a time or the like // error: [kit:gate] says: goal has type Goal, which stands in no sentence, at column 2 of "{goal} {goal.via} {maybe} {map} {any} {numbers} {empty}"; name one of its components, such as goal.x_m // error: [kit:gate] says: map has type Map, which stands in no sentence, at column 28 of "{goal} {goal.via} {maybe} {map} {any} {numbers} {empty}"; show a number, a text, a boolean, an enum, a time or the like // error: [kit:gate] says: maybe has type Optional, which stands in no sentence, at column 20 of "{goal} {goal.via} {maybe} {map} {any} {numbers} {empty}"; name one of its components, such as maybe.x_m // error: [kit:gate] says: numbers has type array, which stands in no sentence, at column 40 of "{goal} {goal.via} {maybe} {map} {any} {numbers} {empty}"; show a number, a text, a boolean, an enum, a time or the like // error: [kit:gate] says: via has type List, which stands in no sentence, at column 14 of "{goal} {goal.via} {maybe} {map} {any} {numbers} {empty}"; show a number, a text, a boolean, an enum, a time or the like
  void notShown(Goal goal, Optional<Goal> maybe, Map<String, String> map, Object any, int[] numbers, Empty empty) {}

  record Empty() {}

  @Tool(effect = Effect.REVERSIBLE)
  @Gate(says = "It costs {estimate.coins}.") // error: [kit:gate] says: unknown name "estimate" at column 11 of "It costs {estimate.coins}."; the gate has no estimate; name a method that makes one with estimate = "#..."
  void noEstimate() {}

  @Tool(effect = Effect.REVERSIBLE)
  @Gate(
      says =
          "{estimate} {estimate.energy_w} {energy_wh} {estimate.parts} {estimate.parts.x_m} {estimat.energy_wh} {estimate.seldom} {estimate.odd}", // error: [kit:gate] says: odd of the estimate stands in no sentence, at column 130 of "{estimate} {estimate.energy_w} {energy_wh} {estimate.parts} {estimate.parts.x_m}..."; show a component that is a number, a text, a boolean, an enum, a time or the like // error: [kit:gate] says: parts of the estimate stands in no sentence, at column 54 of "{estimate} {estimate.energy_w} {energy_wh} {estimate.parts} {estimate.parts.x_m}..."; show a component that is a number, a text, a boolean, an enum, a time or the like // error: [kit:gate] says: parts of the estimate stands in no sentence, at column 71 of "{estimate} {estimate.energy_w} {energy_wh} {estimate.parts} {estimate.parts.x_m}..."; show a component that is a number, a text, a boolean, an enum, a time or the like // error: [kit:gate] says: seldom of the estimate is not always in its JSON, at column 112 of "{estimate} {estimate.energy_w} {energy_wh} {estimate.parts} {estimate.parts.x_m}..."; drop the annotation that leaves it out // error: [kit:gate] says: the estimate has several parts, at column 2 of "{estimate} {estimate.energy_w} {energy_wh} {estimate.parts} {estimate.parts.x_m}..."; name one of them, such as estimate.energy_wh // error: [kit:gate] says: unknown name "energy_w" at column 22 of "{estimate} {estimate.energy_w} {energy_wh} {estimate.parts} {estimate.parts.x_m}..."; did you mean energy_wh? // error: [kit:gate] says: unknown name "energy_wh" at column 33 of "{estimate} {estimate.energy_w} {energy_wh} {estimate.parts} {estimate.parts.x_m}..."; did you mean estimate.energy_wh? // error: [kit:gate] says: unknown name "estimat" at column 83 of "{estimate} {estimate.energy_w} {energy_wh} {estimate.parts} {estimate.parts.x_m}..."; did you mean estimate?
      estimate = "#wear")
  void estimated(int n) {}

  record Wear(double energyWh, List<String> parts, @JsonInclude(JsonInclude.Include.NON_NULL) String seldom, Object odd) {}

  Wear wear(int n) {
    return new Wear(n, List.of(), "", "");
  }

  @Tool(effect = Effect.REVERSIBLE)
  @Gate(
      says = "Once or twice.",
      by = {
        Consent.OPERATOR,
        Consent.ELICITATION,
        Consent.OPERATOR // error: [kit:gate] OPERATOR is listed twice; list it once
      })
  void twice() {}

  @LongRunningTool(effect = Effect.MOVES)
  @Gate(
      says = "It moves.",
      by = {
        Consent.ELICITATION,
        Consent.CONFIRM_ARGUMENT // warning: [kit:self-consent] tool agrees_itself moves something, and with CONFIRM_ARGUMENT a model can agree to that itself; drop it, so that a human has to
      })
  void agreesItself() {}

  @LongRunningTool(effect = Effect.MOVES)
  @Gate(says = "It moves.", by = Consent.CONFIRM_ARGUMENT)
  @SuppressWarnings("kit:self-consent")
  void agreesItselfAndMayDoSo() {}

  @Tool(effect = Effect.COSTS)
  @Gate(says = "It costs.")
  void confirmed(
      String confirm, // error: [kit:argument-name] argument name "confirm" belongs to the gate; choose another with @Arg(name = "...")
      String estimate) {}

  @Tool(effect = Effect.COSTS)
  @Gate(says = "It costs.", by = Consent.OPERATOR)
  void notConfirmed(String confirm) {}

  @Tool(effect = Effect.COSTS)
  @Gate(says = "It costs {estimate.energy_wh}.", estimate = "#wear")
  void estimatedTwice(@Arg(name = "estimate") Goal goal, int n) {} // error: [kit:argument-name] argument name "estimate" belongs to the gate; choose another with @Arg(name = "...")

  @Tool(effect = Effect.COSTS)
  @Gate(says = "It costs.") // error: [kit:gate] readable has @Gate and @McpResource, and resources are read without a gate; drop one of them
  @McpResource(path = "price")
  String readable() {
    return "";
  }

  @Tool(effect = Effect.COSTS, ungated = "Nobody minds.\u202e") // error: [kit:hidden-character] what tool hidden_reason says is its reason has the character U+202E, which models read and reviewers do not see; delete it
  void hiddenReason() {}

  @Tool(effect = Effect.COSTS)
  @Gate(says = "It costs\u2066 nothing.") // error: [kit:hidden-character] what the gate of tool hidden_text says has the character U+2066, which models read and reviewers do not see; delete it
  void hiddenText() {}

  @Gate(says = "It does nothing.")
  void noTool() {} // error: [kit:gate] noTool has @Gate and is no tool, so nobody is asked before it is called; add @Tool or @LongRunningTool, or drop it

  @Gate(says = "It is read.")
  @McpResource(path = "map")
  String resource() { // error: [kit:gate] resource has @Gate and is no tool, so nobody is asked before it is called; add @Tool or @LongRunningTool, or drop it
    return "";
  }
}
