package org.robotmcpkit.processor.read;

import java.util.Map;

/** Says what to use in place of a class that no argument can have. */
final class WaysOut {
  private static final String USUAL =
      "use a primitive, String, an enum, a time, or a record, List, Map or Optional of these";
  private static final String AS_TEXT = "use String and parse it in the method";
  private static final String AS_LIST = "use List";
  private static final String AS_SET = "use Set";
  private static final String AS_MAP = "use Map";
  private static final String AS_TREE = "use tools.jackson.databind.JsonNode";

  private static final Map<String, String> KNOWN =
      Map.ofEntries(
          Map.entry("java.lang.CharSequence", "use String"),
          Map.entry("java.lang.Number", "use double, long or BigDecimal"),
          Map.entry("java.util.Queue", AS_LIST),
          Map.entry("java.util.Deque", AS_LIST),
          Map.entry("java.util.ArrayList", AS_LIST),
          Map.entry("java.util.LinkedList", AS_LIST),
          Map.entry("java.util.stream.Stream", AS_LIST),
          Map.entry("java.util.Iterator", AS_LIST),
          Map.entry("java.util.HashSet", AS_SET),
          Map.entry("java.util.LinkedHashSet", AS_SET),
          Map.entry("java.util.SortedSet", AS_SET),
          Map.entry("java.util.TreeSet", AS_SET),
          Map.entry("java.util.EnumSet", AS_SET),
          Map.entry("java.util.HashMap", AS_MAP),
          Map.entry("java.util.LinkedHashMap", AS_MAP),
          Map.entry("java.util.SortedMap", AS_MAP),
          Map.entry("java.util.TreeMap", AS_MAP),
          Map.entry("java.util.EnumMap", AS_MAP),
          Map.entry("java.util.concurrent.ConcurrentMap", AS_MAP),
          Map.entry("java.util.Date", "use Instant"),
          Map.entry("java.util.Calendar", "use OffsetDateTime"),
          Map.entry("java.time.ZonedDateTime", "use OffsetDateTime"),
          Map.entry("java.net.URL", "use URI"),
          Map.entry("java.io.File", AS_TEXT),
          Map.entry("java.nio.file.Path", AS_TEXT),
          Map.entry("java.lang.Class", "use an enum of the classes that a caller may name"),
          Map.entry("java.lang.Void", "drop it"),
          Map.entry("com.fasterxml.jackson.databind.JsonNode", AS_TREE),
          Map.entry("tools.jackson.databind.node.ObjectNode", AS_TREE),
          Map.entry("tools.jackson.databind.node.ArrayNode", AS_TREE),
          Map.entry(
              "kotlin.coroutines.Continuation",
              "use a plain function, since nothing can resume a suspended one"),
          Map.entry(
              "org.robotmcpkit.task.TaskContext",
              "declare it as a parameter of the method itself"));

  private WaysOut() {}

  /** Whether a class has a way out of its own. */
  static boolean isKnown(String qualifiedName) {
    return KNOWN.containsKey(qualifiedName);
  }

  /** Whether the class comes with Java. */
  static boolean isOfTheJdk(String qualifiedName) {
    return qualifiedName.startsWith("java.") || qualifiedName.startsWith("javax.");
  }

  /** What to use instead of such a class, by its qualified name; the end of a sentence. */
  static String of(String qualifiedName) {
    String known = KNOWN.get(qualifiedName);
    if (known != null) {
      return known;
    }
    return qualifiedName.startsWith("java.time.") ? AS_TEXT : USUAL;
  }
}
