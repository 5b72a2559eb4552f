package org.robotmcpkit.menu;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.tool.Scopes;
import org.robotmcpkit.tool.ToolHints;

/**
 * A tool or resource of a menu, in a form in which what means the same is the same: names in order,
 * what goes without saying said, lists that are sets sorted, {@code 1} and {@code 1.0} one number.
 *
 * @param kind which of them it is
 * @param holder the class whose method it is
 * @param name the name of a tool on the wire, or the path of a resource
 * @param members all else that the menu says, sorted by name
 */
record MenuEntry(Kind kind, String holder, String name, Map<String, Object> members) {
  /** What a model can call, or read. */
  enum Kind {
    TOOL,
    RESOURCE
  }

  static final Comparator<MenuEntry> ORDER =
      Comparator.comparing(MenuEntry::kind)
          .thenComparing(MenuEntry::name)
          .thenComparing(MenuEntry::holder);

  /** That of a tool which any caller may have. */
  static final String NO_SCOPE = "";

  private static final Set<String> SETS = Set.of("required", "enum", "type", "exclusive", "by");

  /** The resource that an object of a menu or of a lock describes. */
  static MenuEntry resource(String holder, Map<?, ?> said) {
    Map<String, Object> members = sorted(said);
    String path = String.valueOf(members.remove("path"));
    members.remove("class");
    members.putIfAbsent("title", "");
    members.putIfAbsent("description", "");
    members.putIfAbsent("scope", Scopes.READ);
    return new MenuEntry(Kind.RESOURCE, holder, path, Collections.unmodifiableMap(members));
  }

  /** The tool that an object of a menu or of a lock describes. */
  static MenuEntry tool(String holder, Map<?, ?> said) {
    Map<String, Object> members = sorted(said);
    String name = String.valueOf(members.remove("name"));
    members.remove("class");
    Effect effect = effect(members.get("effect"));
    members.putIfAbsent("title", "");
    members.putIfAbsent("description", "");
    members.putIfAbsent("kind", "long-running");
    members.putIfAbsent("effect", effect.name());
    members.putIfAbsent("hints", hints(ToolHints.of(effect)));
    members.putIfAbsent("tasks", "OFF");
    members.putIfAbsent("asks", false);
    members.putIfAbsent("exclusive", List.of());
    members.putIfAbsent("onBusy", "REFUSE");
    members.putIfAbsent("gate", Map.of());
    members.putIfAbsent("ungated", "");
    members.putIfAbsent("stop", false);
    members.putIfAbsent(
        "scope", Boolean.TRUE.equals(members.get("stop")) ? NO_SCOPE : Scopes.of(effect));
    members.putIfAbsent("est", "");
    members.putIfAbsent("deadline", "");
    members.putIfAbsent("inputSchema", Map.of());
    members.putIfAbsent("resultSchema", Map.of());
    return new MenuEntry(Kind.TOOL, holder, name, Collections.unmodifiableMap(members));
  }

  private static Effect effect(@Nullable Object name) {
    for (Effect effect : Effect.values()) {
      if (effect.name().equals(name)) {
        return effect;
      }
    }
    return Effect.UNSORTED;
  }

  private static Map<String, Object> hints(ToolHints hints) {
    return new TreeMap<>(
        Map.of(
            "readOnly", hints.readOnly(),
            "destructive", hints.destructive(),
            "idempotent", hints.idempotent(),
            "openWorld", hints.openWorld()));
  }

  /** What to call it in a sentence. */
  String called() {
    return kind == Kind.RESOURCE ? "resource " + name : name;
  }

  /** Whether it is there to stop the robot. */
  boolean isStop() {
    return Boolean.TRUE.equals(members.get("stop"));
  }

  /** A member that is a text; empty if it is not there. */
  String text(String member) {
    return String.valueOf(members.getOrDefault(member, ""));
  }

  /** A member that is an object; none if it is something else. */
  Map<?, ?> object(String member) {
    return members.get(member) instanceof Map<?, ?> map ? map : Map.of();
  }

  /** A member that is a list; none if it is something else. */
  List<?> list(String member) {
    return members.get(member) instanceof List<?> items ? items : List.of();
  }

  private static Map<String, Object> sorted(Map<?, ?> said) {
    Map<String, Object> sorted = new TreeMap<>();
    said.forEach(
        (name, value) -> sorted.put(String.valueOf(name), normal(String.valueOf(name), value)));
    return sorted;
  }

  private static Object normal(String name, @Nullable Object value) {
    if (value instanceof Map<?, ?> map) {
      return sorted(map);
    }
    if (value instanceof List<?> items) {
      List<Object> normal = new ArrayList<>();
      items.forEach(item -> normal.add(normal("", item)));
      if (SETS.contains(name)) {
        normal.sort(Comparator.comparing(String::valueOf));
      }
      return normal;
    }
    if (value instanceof Number number) {
      BigDecimal exact = new BigDecimal(number.toString());
      return exact.signum() == 0 ? BigDecimal.ZERO : exact.stripTrailingZeros();
    }
    return value == null ? LockText.NULL : value;
  }
}
