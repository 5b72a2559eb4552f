package org.robotmcpkit.tool;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Reads values that hold others: lists, sets and maps. What comes out cannot be changed, and keeps
 * the call's order.
 */
final class Containers {
  private Containers() {}

  static <T> Decoder<List<T>> list(Function<Value, T> reader) {
    return new Decoder<>(
        () -> "a list",
        List::of,
        value -> {
          if (!(value.raw() instanceof List<?> items)) {
            return null;
          }
          int before = value.problems().count();
          List<T> read = new ArrayList<>(items.size());
          for (int index = 0; index < items.size(); index++) {
            read.add(reader.apply(value.item(index, items.get(index))));
          }
          return value.problems().count() > before ? List.of() : List.copyOf(read);
        });
  }

  /**
   * Items are the same if they are the same in JSON, as the schema has it, or in Java, as a set
   * needs it.
   */
  static <T> Decoder<Set<T>> set(Function<Value, T> reader) {
    Decoder<List<T>> list = list(reader);
    return new Decoder<>(
        () -> "a list without duplicates",
        Set::of,
        value -> {
          int before = value.problems().count();
          List<T> items = list.decode(value);
          if (items == null || value.problems().count() > before) {
            return null;
          }
          noteDuplicates(value, items);
          return Collections.unmodifiableSet(new LinkedHashSet<>(items));
        });
  }

  private static void noteDuplicates(Value value, List<?> items) {
    List<?> raw = (List<?>) Objects.requireNonNull(value.raw());
    Map<Object, Integer> seen = new HashMap<>();
    for (int index = 0; index < items.size(); index++) {
      Integer inJava = seen.putIfAbsent(List.of("java", items.get(index)), index);
      Integer inJson =
          seen.putIfAbsent(List.of("json", PlainTree.comparable(raw.get(index))), index);
      Integer earlier = inJava != null ? inJava : inJson;
      if (earlier != null) {
        value
            .item(index, raw.get(index))
            .problem("is the same as item " + earlier + "; give each only once");
      }
    }
  }

  static <V> Decoder<Map<String, V>> map(Function<Value, V> reader) {
    return entries(name -> name, List.of(), reader);
  }

  static <K, V> Decoder<Map<K, V>> map(
      K[] keys, Function<? super K, String> wireName, Function<Value, V> reader) {
    Map<String, K> byName = new LinkedHashMap<>();
    for (K key : keys) {
      byName.put(wireName.apply(key), key);
    }
    return entries(byName::get, byName.keySet(), reader);
  }

  private static <K, V> Decoder<Map<K, V>> entries(
      Function<String, @Nullable K> keyOf, Collection<String> allowed, Function<Value, V> reader) {
    return new Decoder<>(
        () -> "an object",
        Map::of,
        value -> {
          if (!(value.raw() instanceof Map<?, ?> members)) {
            return null;
          }
          int before = value.problems().count();
          Map<K, V> read = new LinkedHashMap<>();
          for (Map.Entry<?, ?> member : members.entrySet()) {
            String name = String.valueOf(member.getKey());
            K key = keyOf.apply(name);
            if (key == null) {
              value.problem("has no key " + Shown.text(name) + "; " + hint(name, allowed));
            } else {
              read.put(key, reader.apply(value.member(name)));
            }
          }
          return value.problems().count() > before ? Map.of() : Collections.unmodifiableMap(read);
        });
  }

  private static String hint(String name, Collection<String> allowed) {
    return Similar.to(name, allowed)
        .map(similar -> "did you mean " + similar + "?")
        .orElseGet(() -> "its keys are " + String.join(", ", allowed));
  }
}
