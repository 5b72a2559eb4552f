package org.robotmcpkit.menu;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import org.robotmcpkit.menu.Change.Kind;

/** Says what a JSON schema accepts that another did not, and the other way round. */
final class SchemaDiff {
  private static final Set<String> LOWER_BOUNDS =
      Set.of("minimum", "exclusiveMinimum", "minLength", "minItems", "minProperties");
  private static final Set<String> UPPER_BOUNDS =
      Set.of("maximum", "exclusiveMaximum", "maxLength", "maxItems", "maxProperties");
  private static final Set<String> BY_NAME = Set.of("properties", "$defs");
  private static final Set<String> CHOICES = Set.of("anyOf", "oneOf");

  private final String tool;
  private final List<Change> changes;

  SchemaDiff(String tool, List<Change> changes) {
    this.tool = tool;
    this.changes = changes;
  }

  /**
   * Notes the changes from one schema to the next.
   *
   * @param path the argument they are about; empty: the arguments as a whole
   */
  void compare(String path, Map<?, ?> before, Map<?, ?> after) {
    Set<String> keywords = new TreeSet<>();
    before.keySet().forEach(keyword -> keywords.add(String.valueOf(keyword)));
    after.keySet().forEach(keyword -> keywords.add(String.valueOf(keyword)));
    for (String keyword : keywords) {
      Object was = before.get(keyword);
      Object is = after.get(keyword);
      if (!Objects.equals(was, is)) {
        keyword(path, keyword, was, is);
      }
    }
  }

  private void keyword(String path, String keyword, @Nullable Object was, @Nullable Object is) {
    if (BY_NAME.contains(keyword)) {
      members(path, objectOf(was), objectOf(is));
    } else if (keyword.equals("required")) {
      required(path, listOf(was), listOf(is));
    } else if (keyword.equals("enum") || keyword.equals("type")) {
      values(path, keyword, was, is);
    } else if (CHOICES.contains(keyword)) {
      choices(path, listOf(was), listOf(is));
    } else if (LOWER_BOUNDS.contains(keyword)) {
      bound(path, keyword, was, is, -1);
    } else if (UPPER_BOUNDS.contains(keyword)) {
      bound(path, keyword, was, is, 1);
    } else if (keyword.equals("description") || keyword.equals("title")) {
      note(Kind.TEXT, path, keyword + " reads " + shown(is) + ", read " + shown(was));
    } else if (keyword.equals("additionalProperties")
        && (Boolean.FALSE.equals(was) || Boolean.FALSE.equals(is))) {
      boolean isOpen = !Boolean.FALSE.equals(is);
      note(
          isOpen ? Kind.MORE_IS_ACCEPTED : Kind.LESS_IS_POSSIBLE,
          path,
          isOpen ? "takes members that it does not name" : "takes no more members than it names");
    } else if (was instanceof Map<?, ?> before && is instanceof Map<?, ?> after) {
      compare(path + "[" + keyword + "]", before, after);
    } else {
      // A condition that is new asks for more; what cannot be compared may ask for less.
      note(
          was == null ? Kind.LESS_IS_POSSIBLE : Kind.MORE_IS_ACCEPTED,
          path,
          changed(keyword, was, is));
    }
  }

  private void members(String path, Map<?, ?> before, Map<?, ?> after) {
    after.forEach(
        (name, schema) -> {
          if (!before.containsKey(name)) {
            note(
                Kind.MORE_IS_ACCEPTED,
                path,
                "takes the argument " + ToolDiff.shown(name) + ", which is new");
          } else {
            compare(
                path + (path.isEmpty() ? "" : ".") + name,
                objectOf(before.get(name)),
                objectOf(schema));
          }
        });
    before.keySet().stream()
        .filter(name -> !after.containsKey(name))
        .forEach(
            name ->
                note(
                    Kind.LESS_IS_POSSIBLE,
                    path,
                    "takes no argument " + ToolDiff.shown(name) + " any more"));
  }

  private void required(String path, List<?> before, List<?> after) {
    before.stream()
        .filter(name -> !after.contains(name))
        .forEach(
            name ->
                note(
                    Kind.MORE_IS_ACCEPTED,
                    path,
                    "argument " + ToolDiff.shown(name) + " need not be given any more"));
    after.stream()
        .filter(name -> !before.contains(name))
        .forEach(
            name ->
                note(
                    Kind.LESS_IS_POSSIBLE,
                    path,
                    "argument " + ToolDiff.shown(name) + " must be given"));
  }

  private void values(String path, String keyword, @Nullable Object was, @Nullable Object is) {
    if (was == null || is == null) {
      note(
          is == null ? Kind.MORE_IS_ACCEPTED : Kind.LESS_IS_POSSIBLE,
          path,
          changed(keyword, was, is));
      return;
    }
    List<?> before = was instanceof List<?> ? listOf(was) : List.of(was);
    List<?> after = is instanceof List<?> ? listOf(is) : List.of(is);
    after.stream()
        .filter(value -> !before.contains(value))
        .forEach(
            value ->
                note(
                    Kind.MORE_IS_ACCEPTED,
                    path,
                    keyword + " has " + shown(value) + ", which is new"));
    before.stream()
        .filter(value -> !after.contains(value))
        .forEach(
            value ->
                note(
                    Kind.LESS_IS_POSSIBLE,
                    path,
                    keyword + " has no " + shown(value) + " any more"));
  }

  private void choices(String path, List<?> before, List<?> after) {
    List<Object> gone = new ArrayList<>(before);
    gone.removeAll(after);
    List<Object> come = new ArrayList<>(after);
    come.removeAll(before);
    int both = Math.min(gone.size(), come.size());
    for (int at = 0; at < both; at++) {
      compare(path, objectOf(gone.get(at)), objectOf(come.get(at)));
    }
    if (come.size() > both || before.isEmpty()) {
      note(
          before.isEmpty() ? Kind.LESS_IS_POSSIBLE : Kind.MORE_IS_ACCEPTED,
          path,
          "has another alternative");
    } else if (gone.size() > both) {
      note(
          after.isEmpty() ? Kind.MORE_IS_ACCEPTED : Kind.LESS_IS_POSSIBLE,
          path,
          "has lost an alternative");
    }
  }

  /** A bound that has gone, or has moved outwards, lets more in. */
  private void bound(
      String path, String keyword, @Nullable Object was, @Nullable Object is, int outwards) {
    boolean isWider =
        is == null
            || (was instanceof BigDecimal before
                && is instanceof BigDecimal after
                && after.compareTo(before) == outwards);
    note(isWider ? Kind.MORE_IS_ACCEPTED : Kind.LESS_IS_POSSIBLE, path, changed(keyword, was, is));
  }

  private void note(Kind kind, String path, String what) {
    changes.add(
        new Change(kind, tool + (path.isEmpty() ? "" : ": " + ToolDiff.shown(path)) + ": " + what));
  }

  private static String changed(String keyword, @Nullable Object was, @Nullable Object is) {
    return keyword + " is " + shown(is) + ", was " + shown(was);
  }

  private static String shown(@Nullable Object value) {
    if (value == null) {
      return "not there";
    }
    return value instanceof BigDecimal number ? number.toPlainString() : ToolDiff.quoted(value);
  }

  private static Map<?, ?> objectOf(@Nullable Object value) {
    return value instanceof Map<?, ?> map ? map : Map.of();
  }

  private static List<?> listOf(@Nullable Object value) {
    return value instanceof List<?> items ? items : List.of();
  }
}
