package org.robotmcpkit.tool;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Reads a value of any shape; how deep it is the parser of the call bounds. */
final class PlainTree {
  static final Decoder<Object> ANY =
      new Decoder<>("a value", "", value -> copy(value, value.raw()));

  private static final Object NULL = List.of("null");

  private PlainTree() {}

  /** The same tree, unmodifiable; a number that is not finite is noted. */
  private static @Nullable Object copy(Value at, @Nullable Object raw) {
    if (raw instanceof Map<?, ?> members) {
      Map<String, @Nullable Object> copy = new LinkedHashMap<>();
      members.forEach(
          (name, member) ->
              copy.put(String.valueOf(name), copy(at.member(String.valueOf(name)), member)));
      return Collections.unmodifiableMap(copy);
    }
    if (raw instanceof List<?> items) {
      List<@Nullable Object> copy = new ArrayList<>(items.size());
      for (Object item : items) {
        copy.add(copy(at.item(copy.size(), item), item));
      }
      return Collections.unmodifiableList(copy);
    }
    if (raw instanceof Double number && !Double.isFinite(number)) {
      at.mustBe("a finite number");
    }
    return raw;
  }

  /** A value that equals another exactly if the two are the same in JSON: 1 and 1.0 are. */
  static Object comparable(@Nullable Object raw) {
    if (raw instanceof Map<?, ?> members) {
      return members.entrySet().stream()
          .collect(Collectors.toMap(Map.Entry::getKey, member -> comparable(member.getValue())));
    }
    if (raw instanceof List<?> items) {
      return items.stream().map(PlainTree::comparable).toList();
    }
    BigDecimal number = Numbers.exact(raw);
    return number == null ? Objects.requireNonNullElse(raw, NULL) : number.stripTrailingZeros();
  }
}
