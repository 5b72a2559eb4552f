package org.robotmcpkit.menu;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import org.robotmcpkit.annotation.Consent;
import org.robotmcpkit.menu.Change.Kind;
import org.robotmcpkit.model.LogText;
import org.robotmcpkit.tool.GateCall;
import org.robotmcpkit.tool.Scopes;

/** Says how two menus differ, the most dangerous differences first. */
final class ToolDiff {
  private static final int LONGEST_SHOWN = 300;

  /** From the least that a tool can do to the most. */
  private static final List<String> EFFECTS =
      List.of("READS", "REVERSIBLE", "UNSORTED", "COSTS", "MOVES");

  /** From what most callers have to what few have; a scope of one's own is above all of them. */
  private static final List<String> SCOPES = List.of(Scopes.READ, Scopes.ACT, Scopes.MOVE);

  /** Hints whose {@code true} makes a tool look harmless. */
  private static final Set<String> HARMLESS_IF_TRUE = Set.of("readOnly", "idempotent");

  private final List<Change> changes = new ArrayList<>();

  private ToolDiff() {}

  /** What has changed; a tool that stands in another class than before is the same tool. */
  static List<Change> between(List<MenuEntry> before, List<MenuEntry> after) {
    ToolDiff diff = new ToolDiff();
    List<MenuEntry> gone = new ArrayList<>(before);
    List<MenuEntry> come = new ArrayList<>();
    for (MenuEntry tool : after) {
      take(gone, other -> isSame(other, tool) && other.holder().equals(tool.holder()))
          .ifPresentOrElse(was -> diff.compare(was, tool), () -> come.add(tool));
    }
    for (MenuEntry tool : come) {
      take(gone, other -> isSame(other, tool))
          .ifPresentOrElse(was -> diff.compare(was, tool), () -> diff.added(tool));
    }
    gone.forEach(diff::removed);
    return diff.changes.stream()
        .sorted(Comparator.comparing(Change::kind).thenComparing(Change::sentence))
        .toList();
  }

  private static boolean isSame(MenuEntry one, MenuEntry other) {
    return one.kind() == other.kind() && one.name().equals(other.name());
  }

  private static Optional<MenuEntry> take(
      List<MenuEntry> from, java.util.function.Predicate<MenuEntry> wanted) {
    Optional<MenuEntry> found = from.stream().filter(wanted).findFirst();
    found.ifPresent(from::remove);
    return found;
  }

  private void added(MenuEntry tool) {
    if (tool.kind() == MenuEntry.Kind.RESOURCE) {
      note(Kind.NEW_TOOL, tool, "is new, in " + shown(tool.holder()));
      return;
    }
    Kind kind =
        switch (tool.text("effect")) {
          case "MOVES" -> Kind.NEW_TOOL_THAT_MOVES;
          case "READS", "REVERSIBLE" -> Kind.NEW_TOOL;
          default -> Kind.NEW_TOOL_THAT_COSTS;
        };
    note(
        kind,
        tool,
        "is new, with the effect "
            + shown(tool.text("effect"))
            + ", in "
            + shown(tool.holder())
            + guards(tool));
  }

  private static String guards(MenuEntry tool) {
    if (tool.isStop()) {
      return ", as a stop tool";
    }
    return tool.text("ungated").isEmpty() ? "" : ", ungated: " + quoted(tool.text("ungated"));
  }

  private void removed(MenuEntry tool) {
    note(
        tool.isStop() ? Kind.STOP : Kind.LESS_IS_POSSIBLE,
        tool,
        "is not there any more" + (tool.isStop() ? ", and it stopped the robot" : ""));
  }

  private void compare(MenuEntry before, MenuEntry after) {
    Set<String> names = new TreeSet<>(before.members().keySet());
    names.addAll(after.members().keySet());
    for (String name : names) {
      Object was = before.members().get(name);
      Object is = after.members().get(name);
      if (!Objects.equals(was, is)) {
        member(name, before, after);
      }
    }
  }

  private void member(String name, MenuEntry before, MenuEntry after) {
    switch (name) {
      case "effect" -> note(Kind.EFFECT, after, effect(before.text(name), after.text(name)));
      case "scope" -> note(Kind.SCOPE, after, scope(before.text(name), after.text(name)));
      case "hints" -> hints(before, after);
      case "exclusive" -> exclusive(before, after);
      case "onBusy" ->
          note(
              after.text(name).equals("REPLACE") ? Kind.REPLACES_OTHERS : Kind.LESS_IS_POSSIBLE,
              after,
              after.text(name).equals("REPLACE")
                  ? "stops what holds what it needs"
                  : "stops nothing for itself any more");
      case "deadline" -> deadline(before.text(name), after);
      case "inputSchema" ->
          new SchemaDiff(after.name(), changes)
              .compare("", withoutConfirm(before), withoutConfirm(after));
      case "gate" -> gate(before, after);
      case "ungated" -> ungated(before.text(name), after);
      case "stop" ->
          note(
              Kind.STOP,
              after,
              after.isStop()
                  ? "is a stop tool: nothing stands before it"
                  : "is no stop tool any more");
      case "resultSchema" -> note(Kind.OTHER, after, "gives something else back");
      case "asks" ->
          note(
              after.text(name).equals("true") ? Kind.LESS_IS_POSSIBLE : Kind.ASKS_NOBODY,
              after,
              after.text(name).equals("true") ? "asks a human" : "asks no human any more");
      case "est", "tasks", "kind", "name", "mimeType" ->
          note(Kind.OTHER, after, changed(name, before, after));
      case "description", "title" ->
          note(
              Kind.TEXT,
              after,
              name + " reads " + quoted(after.text(name)) + ", read " + quoted(before.text(name)));
      default -> note(Kind.UNKNOWN_MEMBER, after, changed(name, before, after));
    }
  }

  private void gate(MenuEntry before, MenuEntry after) {
    if (before.members().get("gate") instanceof Map<?, ?> was
        && after.members().get("gate") instanceof Map<?, ?> is) {
      new GateDiff(after.name(), changes).compare(was, is);
    } else {
      note(Kind.UNKNOWN_MEMBER, after, changed("gate", before, after));
    }
  }

  private void ungated(String was, MenuEntry after) {
    String is = after.text("ungated");
    note(
        is.isEmpty() ? Kind.LESS_IS_POSSIBLE : Kind.UNGATED,
        after,
        is.isEmpty()
            ? "is not ungated any more"
            : "is ungated: " + quoted(is) + (was.isEmpty() ? "" : ", was: " + quoted(was)));
  }

  /** The input without what the gate has put there, since that is told of the gate. */
  static Map<?, ?> withoutConfirm(MenuEntry tool) {
    Map<?, ?> schema = tool.object("inputSchema");
    boolean isOfGate =
        GateDiff.waysOf(tool.object("gate")).contains(Consent.CONFIRM_ARGUMENT.name());
    if (!isOfGate || !(schema.get("properties") instanceof Map<?, ?> properties)) {
      return schema;
    }
    Map<Object, Object> own = new LinkedHashMap<>(properties);
    own.remove(GateCall.CONFIRM);
    Map<Object, Object> without = new LinkedHashMap<>(schema);
    without.put("properties", own);
    return without;
  }

  private static String effect(String was, String is) {
    boolean isLower = EFFECTS.indexOf(is) < EFFECTS.indexOf(was);
    return "effect is "
        + shown(is)
        + ", was "
        + shown(was)
        + (isLower ? ": fewer guards stand before it" : ": it does more than it was approved for");
  }

  private static String scope(String was, String is) {
    boolean isLower = rank(is) < rank(was);
    return "scope is "
        + named(is)
        + ", was "
        + named(was)
        + (isLower ? ": more callers may have it" : "");
  }

  private static String named(String scope) {
    return scope.equals(MenuEntry.NO_SCOPE) ? "none" : shown(scope);
  }

  private static int rank(String scope) {
    if (scope.equals(MenuEntry.NO_SCOPE)) {
      return -1;
    }
    return SCOPES.contains(scope) ? SCOPES.indexOf(scope) : SCOPES.size();
  }

  private void hints(MenuEntry before, MenuEntry after) {
    Map<?, ?> was = before.object("hints");
    after
        .object("hints")
        .forEach(
            (hint, is) -> {
              if (!is.equals(was.get(hint))) {
                boolean isHarmless = is.equals(HARMLESS_IF_TRUE.contains(String.valueOf(hint)));
                note(
                    isHarmless ? Kind.HINT_TOWARDS_HARMLESS : Kind.LESS_IS_POSSIBLE,
                    after,
                    "hint " + shown(hint) + " is " + shown(is) + ", was " + shown(was.get(hint)));
              }
            });
  }

  private void exclusive(MenuEntry before, MenuEntry after) {
    before.list("exclusive").stream()
        .filter(name -> !after.list("exclusive").contains(name))
        .forEach(
            name ->
                note(
                    Kind.EXCLUSIVE_LOST,
                    after,
                    "does not need " + shown(name) + " for itself any more"));
    after.list("exclusive").stream()
        .filter(name -> !before.list("exclusive").contains(name))
        .forEach(
            name -> note(Kind.LESS_IS_POSSIBLE, after, "needs " + shown(name) + " for itself"));
  }

  private void deadline(String was, MenuEntry after) {
    String is = after.text("deadline");
    if (was.isEmpty()) {
      note(Kind.LESS_IS_POSSIBLE, after, "has the deadline " + quoted(is));
    } else {
      note(
          Kind.DEADLINE,
          after,
          is.isEmpty()
              ? "has no deadline any more, had " + quoted(was)
              : "deadline is " + quoted(is) + ", was " + quoted(was));
    }
  }

  private static String changed(String name, MenuEntry before, MenuEntry after) {
    return shown(name)
        + " is "
        + quoted(said(after.members().get(name)))
        + ", was "
        + quoted(said(before.members().get(name)));
  }

  private static Object said(@Nullable Object value) {
    return value == null ? "" : value;
  }

  private void note(Kind kind, MenuEntry tool, String what) {
    changes.add(new Change(kind, shown(tool.called()) + ": " + what));
  }

  /** A text of a menu, with what cannot be seen made visible. */
  static String shown(@Nullable Object text) {
    return LogText.safe(text, LONGEST_SHOWN);
  }

  static String quoted(Object text) {
    return '"' + shown(text) + '"';
  }
}
