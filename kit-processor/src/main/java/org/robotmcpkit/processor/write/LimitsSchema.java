package org.robotmcpkit.processor.write;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.robotmcpkit.processor.model.Limits;
import org.robotmcpkit.processor.model.Range;
import org.robotmcpkit.processor.model.Size;

/** Says limits in a JSON schema. */
final class LimitsSchema {
  private static final String SOMETHING_SEEN = "\\S";
  private static final int LONGEST_WRITTEN_OUT = 20;

  private LimitsSchema() {}

  /** Those of a number. */
  static void range(Range range, Map<String, Object> schema) {
    end("minimum", "exclusiveMinimum", range.min(), schema);
    end("maximum", "exclusiveMaximum", range.max(), schema);
  }

  private static void end(
      String inclusive, String exclusive, Optional<Range.Bound> bound, Map<String, Object> schema) {
    bound.ifPresent(
        end -> schema.put(end.isExclusive() ? exclusive : inclusive, number(end.value())));
  }

  private static Number number(BigDecimal value) {
    BigDecimal plain = value.stripTrailingZeros();
    boolean isWrittenOut =
        plain.scale() <= 0 && plain.precision() - plain.scale() <= LONGEST_WRITTEN_OUT;
    return isWrittenOut ? plain.toBigInteger() : value;
  }

  /**
   * Those of what has characters or parts.
   *
   * @param of what JSON Schema counts: Length, Items or Properties
   */
  static void size(String of, Limits limits, Map<String, Object> schema) {
    Size size = limits.size();
    if (size.hasMin()) {
      schema.put("min" + of, size.min());
    }
    if (size.hasMax()) {
      schema.put("max" + of, size.max());
    }
  }

  /** Those of a text. */
  static void text(Limits limits, Map<String, Object> schema) {
    size("Length", limits, schema);
    if (limits.isEmail()) {
      schema.put("format", "email");
    }
    List<Map<String, String>> patterns = new ArrayList<>();
    if (limits.isNotBlank()) {
      patterns.add(Map.of("pattern", SOMETHING_SEEN));
    }
    limits.patterns().forEach(pattern -> patterns.add(Map.of("pattern", pattern.ecma())));
    if (patterns.size() == 1) {
      schema.putAll(patterns.get(0));
    } else if (!patterns.isEmpty()) {
      schema.put("allOf", patterns);
    }
  }
}
