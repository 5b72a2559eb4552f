package org.robotmcpkit.question;

import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.robotmcpkit.model.JsonValues;

/** A field that is one, or any number, of several values. Immutable. */
public final class ChoiceField extends Field<ChoiceField> {
  /** The most values to choose from. */
  public static final int MOST_CHOICES = 100;

  private static final int LONGEST_VALUE = 256;
  private static final String MIN = "minItems";
  private static final String MAX = "maxItems";

  private final List<String> values;

  private ChoiceField(Outline outline, List<String> values) {
    super(outline);
    this.values = values;
  }

  static ChoiceField one(String name, Map<String, String> titles) {
    Outline outline = Outline.of(name, "string");
    String keyword = isTitled(titles) ? "oneOf" : "enum";
    return new ChoiceField(
        outline.with(keyword, choices(name, titles)), List.copyOf(titles.keySet()));
  }

  static ChoiceField some(String name, Map<String, String> titles) {
    Map<String, Object> items = new LinkedHashMap<>();
    if (isTitled(titles)) {
      items.put("anyOf", choices(name, titles));
    } else {
      items.put("type", "string");
      items.put("enum", choices(name, titles));
    }
    return new ChoiceField(
        Outline.of(name, "array").with("items", items), List.copyOf(titles.keySet()));
  }

  /** Titles that are the values themselves say nothing. */
  private static boolean isTitled(Map<String, String> titles) {
    return titles.entrySet().stream()
        .anyMatch(choice -> !choice.getKey().equals(choice.getValue()));
  }

  private static List<?> choices(String name, Map<String, String> titles) {
    if (titles.isEmpty() || titles.size() > MOST_CHOICES) {
      throw new IllegalArgumentException(
          name + " must have 1 to " + MOST_CHOICES + " choices, not " + titles.size());
    }
    for (String value : titles.keySet()) {
      if (value.isEmpty() || value.length() > LONGEST_VALUE) {
        throw new IllegalArgumentException(
            "the choice "
                + Shown.value(value)
                + " of "
                + name
                + " must be 1 to "
                + LONGEST_VALUE
                + " characters");
      }
    }
    return isTitled(titles)
        ? titles.entrySet().stream().map(ChoiceField::titled).toList()
        : List.copyOf(titles.keySet());
  }

  private static Map<String, Object> titled(Map.Entry<String, String> choice) {
    Map<String, Object> titled = new LinkedHashMap<>();
    titled.put("const", choice.getKey());
    titled.put("title", JsonValues.message(choice.getValue()));
    return titled;
  }

  @Override
  ChoiceField like(Outline other) {
    return new ChoiceField(other, values);
  }

  /** The same, and fewer values are refused; only for a choice of several. */
  public ChoiceField atLeast(int least) {
    return counted(MIN, least);
  }

  /** The same, and more values are refused; only for a choice of several. */
  public ChoiceField atMost(int most) {
    return counted(MAX, most);
  }

  private ChoiceField counted(String keyword, int count) {
    if (!isOfSeveral()) {
      throw new IllegalArgumentException(name() + " is a choice of one; make it with someOf");
    }
    ChoiceField counted = with(keyword, count);
    if (counted.least() < 0 || counted.least() > counted.most() || counted.most() > values.size()) {
      throw new IllegalArgumentException(
          "nobody can choose "
              + counted.least()
              + " to "
              + counted.most()
              + " of the "
              + values.size()
              + " values of "
              + name());
    }
    return counted;
  }

  /** The same with a default: one value, or for a choice of several any number of them. */
  public ChoiceField orElse(String... chosen) {
    return withDefault(isOfSeveral() || chosen.length != 1 ? List.of(chosen) : chosen[0]);
  }

  private boolean isOfSeveral() {
    return "array".equals(keyword("type"));
  }

  private int least() {
    return keyword(MIN) instanceof Integer least ? least : 0;
  }

  private int most() {
    return keyword(MAX) instanceof Integer most ? most : values.size();
  }

  @Override
  String expected() {
    String all = String.join(", ", values);
    if (!isOfSeveral()) {
      return "one of " + all;
    }
    boolean isLimited = keyword(MIN) != null || keyword(MAX) != null;
    return "a list of "
        + (isLimited ? least() + " to " + most() : "any")
        + " of "
        + all
        + ", each at most once";
  }

  @Override
  @Nullable Object decode(Object raw) {
    if (!isOfSeveral()) {
      return raw instanceof String text && values.contains(text) ? text : null;
    }
    return raw instanceof List<?> list ? several(list) : null;
  }

  private @Nullable List<String> several(List<?> list) {
    Set<String> chosen = new LinkedHashSet<>();
    for (Object item : list) {
      if (!(item instanceof String text) || !values.contains(text) || !chosen.add(text)) {
        return null;
      }
    }
    return chosen.size() >= least() && chosen.size() <= most() ? List.copyOf(chosen) : null;
  }
}
