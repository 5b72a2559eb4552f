package org.robotmcpkit.processor.read;

import java.util.Map;

/** Says what to use in place of a class that no argument can have. */
final class WaysOut {
  private static final String USUAL =
      "use a primitive, String, an enum, Duration, or a record, List or Optional of these";
  private static final String AS_TEXT = "use String and parse it in the method";
  private static final String AS_LIST = "use List";
  private static final String AS_MEMBERS = "use a record, or a List of records with the key as a component";

  private static final Map<String, String> KNOWN =
      Map.ofEntries(
          Map.entry("java.lang.CharSequence", "use String"),
          Map.entry("java.lang.Number", "use double or long"),
          Map.entry("java.lang.Object", "use a type that says what is in it, such as a record"),
          Map.entry("java.math.BigDecimal", "use double, or String and parse it in the method"),
          Map.entry("java.math.BigInteger", "use long, or String and parse it in the method"),
          Map.entry("java.util.Collection", AS_LIST),
          Map.entry("java.util.Set", AS_LIST),
          Map.entry("java.util.Queue", AS_LIST),
          Map.entry("java.util.ArrayList", AS_LIST),
          Map.entry("java.lang.Iterable", AS_LIST),
          Map.entry("java.util.stream.Stream", AS_LIST),
          Map.entry("java.util.Map", AS_MEMBERS),
          Map.entry("java.util.HashMap", AS_MEMBERS),
          Map.entry("java.util.OptionalInt", "use Optional<Integer>"),
          Map.entry("java.util.OptionalLong", "use Optional<Long>"),
          Map.entry("java.util.OptionalDouble", "use Optional<Double>"),
          Map.entry("java.util.UUID", AS_TEXT),
          Map.entry("java.util.Date", AS_TEXT),
          Map.entry("java.net.URI", AS_TEXT),
          Map.entry("java.net.URL", AS_TEXT),
          Map.entry("java.io.File", AS_TEXT),
          Map.entry("java.nio.file.Path", AS_TEXT),
          Map.entry("kotlin.coroutines.Continuation", "use a plain function, since nothing can resume a suspended one"),
          Map.entry("org.robotmcpkit.task.TaskContext", "declare it as a parameter of the method itself"));

  private WaysOut() {}

  /** What to use instead of a class, by its qualified name; the end of a sentence. */
  static String of(String qualifiedName) {
    String known = KNOWN.get(qualifiedName);
    if (known != null) {
      return known;
    }
    boolean isTime = qualifiedName.startsWith("java.time.");
    boolean isOfTheJdk = qualifiedName.startsWith("java.") || qualifiedName.startsWith("javax.");
    return isTime ? AS_TEXT : isOfTheJdk ? USUAL : "make it a record, or " + USUAL;
  }
}
