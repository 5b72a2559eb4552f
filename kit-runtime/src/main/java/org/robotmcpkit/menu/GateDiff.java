package org.robotmcpkit.menu;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.robotmcpkit.annotation.Consent;
import org.robotmcpkit.menu.Change.Kind;

/** Says how what a human has to agree to differs, and whether that has become easier to get. */
final class GateDiff {
  /** Whose yes a call needs, from the least to the most. */
  private enum Needed {
    OF_THE_CALLER,
    OF_THE_CLIENT,
    /** Also where there is none: the call is refused then. */
    OF_AN_OPERATOR
  }

  /** With this, calls of clients that cannot ask are refused. */
  private static final List<String> ELICITATION_ALONE = List.of(Consent.ELICITATION.name());

  private final String tool;
  private final List<Change> changes;

  GateDiff(String tool, List<Change> changes) {
    this.tool = tool;
    this.changes = changes;
  }

  /** Notes the changes from one gate to the next; no members: none. */
  void compare(Map<?, ?> before, Map<?, ?> after) {
    if (before.isEmpty()) {
      note(Kind.LESS_IS_POSSIBLE, "asks a human first: " + ToolDiff.quoted(said(after)));
    } else if (after.isEmpty()) {
      note(Kind.GATE_LOST, "asks nobody first any more, said " + ToolDiff.quoted(said(before)));
    } else {
      Set<Object> names = new LinkedHashSet<>(before.keySet());
      names.addAll(after.keySet());
      names.stream()
          .filter(name -> !Objects.equals(before.get(name), after.get(name)))
          .forEach(name -> member(String.valueOf(name), before, after));
    }
  }

  private static Object said(Map<?, ?> gate) {
    return gate.containsKey("says") ? gate.get("says") : "";
  }

  private void member(String name, Map<?, ?> before, Map<?, ?> after) {
    switch (name) {
      case "says" ->
          note(
              Kind.GATE_TEXT,
              "a human is told "
                  + ToolDiff.quoted(said(after))
                  + ", was told "
                  + ToolDiff.quoted(said(before)));
      case "estimate" -> estimate(before.get(name), after.get(name));
      case "by" -> ways(waysOf(before), waysOf(after));
      default -> note(Kind.UNKNOWN_MEMBER, "gate: " + ToolDiff.shown(name) + " has changed");
    }
  }

  private void estimate(@Nullable Object before, @Nullable Object after) {
    if (after == null) {
      note(Kind.ESTIMATE_LOST, "tells a human no estimate any more");
    } else {
      note(
          before == null ? Kind.LESS_IS_POSSIBLE : Kind.OTHER,
          before == null
              ? "tells a human an estimate"
              : "tells a human something else as the estimate");
    }
  }

  private void ways(List<String> before, List<String> after) {
    boolean isEasier = false;
    for (boolean canAsk : new boolean[] {true, false}) {
      for (boolean hasOperator : new boolean[] {true, false}) {
        isEasier |=
            needed(after, canAsk, hasOperator).compareTo(needed(before, canAsk, hasOperator)) < 0;
      }
    }
    boolean takesConfirmNow =
        after.contains(Consent.CONFIRM_ARGUMENT.name())
            && !before.contains(Consent.CONFIRM_ARGUMENT.name());
    Kind kind =
        takesConfirmNow
            ? Kind.CONFIRMS_ITSELF
            : isEasier
                ? Kind.GATE_WEAKER
                : before.equals(ELICITATION_ALONE) ? Kind.OTHER : Kind.LESS_IS_POSSIBLE;
    note(
        kind,
        "consent comes by "
            + inWords(after)
            + ", came by "
            + inWords(before)
            + (takesConfirmNow
                ? ": a model can agree itself"
                : isEasier ? ": it is easier to get" : ""));
  }

  /** Whose yes counts, as the runtime chooses it. */
  private static Needed needed(List<String> ways, boolean canAsk, boolean hasOperator) {
    if (canAsk && ways.contains(Consent.ELICITATION.name())) {
      return Needed.OF_THE_CLIENT;
    }
    boolean isLeftToOperator = hasOperator && ways.contains(Consent.OPERATOR.name());
    return ways.contains(Consent.CONFIRM_ARGUMENT.name()) && !isLeftToOperator
        ? Needed.OF_THE_CALLER
        : Needed.OF_AN_OPERATOR;
  }

  /** The ways of a gate, sorted. */
  static List<String> waysOf(Map<?, ?> gate) {
    List<String> ways = new ArrayList<>();
    if (gate.get("by") instanceof List<?> by) {
      by.forEach(way -> ways.add(String.valueOf(way)));
    }
    return ways;
  }

  private static String inWords(List<String> ways) {
    return ways.isEmpty()
        ? "nothing"
        : ways.stream().map(ToolDiff::shown).collect(Collectors.joining(", "));
  }

  private void note(Kind kind, String what) {
    changes.add(new Change(kind, ToolDiff.shown(tool) + ": " + what));
  }
}
