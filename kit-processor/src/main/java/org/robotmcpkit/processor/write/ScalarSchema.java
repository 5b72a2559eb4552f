package org.robotmcpkit.processor.write;

import java.util.Map;
import org.robotmcpkit.processor.model.Range;
import org.robotmcpkit.processor.model.Scalar;
import org.robotmcpkit.processor.model.Type;

/** Says in a JSON schema what a value without parts is limited to, by its type and by the user. */
final class ScalarSchema {
  private static final String TIME = "([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)?";
  private static final String DATE = "[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])";

  private ScalarSchema() {}

  static void describe(Type.Plain plain, Map<String, Object> schema) {
    Scalar scalar = plain.scalar();
    if (!scalar.format().isEmpty()) {
      schema.put("format", scalar.format());
    }
    switch (scalar) {
      case CHAR -> {
        schema.put("minLength", 1);
        schema.put("maxLength", 1);
      }
      // JSON Schema's own formats demand an offset.
      case LOCAL_TIME -> schema.put("pattern", "^" + TIME + "$");
      case LOCAL_DATE_TIME -> schema.put("pattern", "^" + DATE + "T" + TIME + "$");
      case STRING -> LimitsSchema.text(plain.limits(), schema);
      default -> LimitsSchema.range(rangeOf(plain), schema);
    }
  }

  /**
   * The small types have limits that nobody would guess; those of int and long would only be noise.
   */
  private static Range rangeOf(Type.Plain plain) {
    boolean isSmall = plain.scalar() == Scalar.BYTE || plain.scalar() == Scalar.SHORT;
    return isSmall ? plain.range().and(plain.scalar().ownRange()) : plain.range();
  }
}
