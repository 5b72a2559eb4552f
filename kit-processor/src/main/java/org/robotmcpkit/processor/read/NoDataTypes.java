package org.robotmcpkit.processor.read;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.type.DeclaredType;

/**
 * Says which types of a result are no data: the kit would write the text of the object, which helps
 * nobody.
 */
final class NoDataTypes {
  private static final String AS_RECORD =
      "give back a record of what a planner needs to know of it";
  private static final Set<String> BEHAVIOUR =
      Set.of(
          "java.lang.Throwable",
          "java.lang.AutoCloseable",
          "java.lang.Iterable",
          "java.util.Iterator",
          "java.lang.Runnable",
          "java.lang.ClassLoader");

  private static final List<String> SEVERAL =
      List.of(
          "java.lang.Iterable",
          "java.util.Iterator",
          "java.util.stream.BaseStream",
          "java.util.Enumeration");

  private NoDataTypes() {}

  /**
   * Why the type is no data, if it is none.
   *
   * @param all its supertypes and itself
   */
  static Optional<OutputReader.NoData> of(DeclaredType type, Map<String, DeclaredType> all) {
    String name = Spelling.qualified(type);
    boolean isData =
        !(WaysOut.isOfTheJdk(name) && !all.containsKey("java.lang.Enum"))
            && all.keySet().stream().noneMatch(BEHAVIOUR::contains);
    return isData
        ? Optional.empty()
        : Optional.of(new OutputReader.NoData(Spelling.of(type), instead(name, all)));
  }

  private static String instead(String name, Map<String, DeclaredType> all) {
    if (all.containsKey("java.util.concurrent.Future")
        || all.containsKey("java.util.concurrent.CompletionStage")) {
      return "give back a CompletionStage as a whole, or what is in it";
    }
    if (name.startsWith("com.fasterxml.jackson.")) {
      return WaysOut.of("com.fasterxml.jackson.databind.JsonNode");
    }
    return SEVERAL.stream().anyMatch(all::containsKey) ? "give back a List" : AS_RECORD;
  }
}
