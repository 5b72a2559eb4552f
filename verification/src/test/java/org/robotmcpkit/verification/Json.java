package org.robotmcpkit.verification;

import java.util.Comparator;
import java.util.Map;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Reading and comparing JSON. */
final class Json {
  private static final JsonMapper MAPPER = JsonMapper.shared();

  /** Other languages write 3.0 as 3; containers are compared by their members. */
  private static final Comparator<JsonNode> BY_VALUE =
      (left, right) -> {
        boolean numbers = left.isNumber() && right.isNumber();
        boolean equal =
            numbers ? left.decimalValue().compareTo(right.decimalValue()) == 0 : left.equals(right);
        return equal ? 0 : 1;
      };

  private Json() {}

  static JsonNode parse(String text) {
    return MAPPER.readTree(text);
  }

  static String text(Map<String, ?> object) {
    return MAPPER.writeValueAsString(object);
  }

  /** Whether both are the same JSON, however numbers are written. */
  static boolean same(JsonNode left, JsonNode right) {
    return left.equals(BY_VALUE, right);
  }
}
