package org.robotmcpkit.processor.model;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.TypeName;
import java.util.Arrays;
import java.util.Optional;

/** The types that are one JSON value each and have no parts. */
public enum Scalar {
  DOUBLE(TypeName.DOUBLE, "number", "", "number", "doubles"),
  FLOAT(TypeName.FLOAT, "number", "", "floatNumber", "floats"),
  INT(TypeName.INT, "integer", "", "integer", "ints"),
  LONG(TypeName.LONG, "integer", "", "longInteger", "longs"),
  SHORT(TypeName.SHORT, "integer", "", "shortInteger", "shorts"),
  BYTE(TypeName.BYTE, "integer", "", "byteInteger", "bytes"),
  BOOLEAN(TypeName.BOOLEAN, "boolean", "", "bool", "booleans"),
  CHAR(TypeName.CHAR, "string", "", "character", "chars"),
  STRING("java.lang", "String", "", "string"),
  BIG_DECIMAL(ClassName.get("java.math", "BigDecimal"), "number", "", "decimal", ""),
  BIG_INTEGER(ClassName.get("java.math", "BigInteger"), "integer", "", "bigInteger", ""),
  DURATION("java.time", "Duration", "duration", "duration"),
  INSTANT("java.time", "Instant", "date-time", "instant"),
  OFFSET_DATE_TIME("java.time", "OffsetDateTime", "date-time", "offsetDateTime"),
  LOCAL_DATE("java.time", "LocalDate", "date", "date"),
  LOCAL_TIME("java.time", "LocalTime", "", "time"),
  LOCAL_DATE_TIME("java.time", "LocalDateTime", "", "dateTime"),
  UUID("java.util", "UUID", "uuid", "uuid"),
  URI("java.net", "URI", "uri", "uri"),
  OBJECT(ClassName.get(Object.class), "", "", "any", ""),
  JSON_NODE(ClassName.get("tools.jackson.databind", "JsonNode"), "", "", "tree", "");

  private final TypeName javaType;

  private final String jsonType;
  private final String format;
  private final String reader;
  private final String arrays;

  Scalar(TypeName javaType, String jsonType, String format, String reader, String arrays) {
    this.javaType = javaType;
    this.jsonType = jsonType;
    this.format = format;
    this.reader = reader;
    this.arrays = arrays;
  }

  Scalar(String packageName, String name, String format, String reader) {
    this(ClassName.get(packageName, name), "string", format, reader, "");
  }

  /** The scalar of that class or primitive, by the class's qualified name. */
  public static Optional<Scalar> of(String qualifiedName) {
    return Arrays.stream(values())
        .filter(scalar -> scalar.javaType.box().toString().equals(qualifiedName))
        .findFirst();
  }

  /** The type as people call it. */
  public String inWords() {
    return javaType instanceof ClassName name ? name.simpleName() : javaType.toString();
  }

  /** The Java type; a primitive where there is one. */
  public TypeName javaType() {
    return javaType;
  }

  /** The type in a JSON schema; empty if it can be any. */
  public String jsonType() {
    return jsonType;
  }

  /** The format in a JSON schema, or empty. */
  public String format() {
    return format;
  }

  /** The method of {@code Arguments} and {@code Value} that reads it. */
  public String reader() {
    return reader;
  }

  /**
   * The method of {@code PrimitiveArrays} that makes an array of it; empty if it is no primitive.
   */
  public String arrays() {
    return arrays;
  }

  /** Whether it is a number, and so can have a smallest and a largest value. */
  public boolean isNumber() {
    return isWhole() || jsonType.equals("number");
  }

  /** Whether it is a whole number. */
  public boolean isWhole() {
    return jsonType.equals("integer");
  }

  /** What the Java type itself allows; for types that are no whole numbers: everything. */
  public Range ownRange() {
    return switch (this) {
      case LONG -> Range.of(Long.MIN_VALUE, Long.MAX_VALUE);
      case INT -> Range.of(Integer.MIN_VALUE, Integer.MAX_VALUE);
      case SHORT -> Range.of(Short.MIN_VALUE, Short.MAX_VALUE);
      case BYTE -> Range.of(Byte.MIN_VALUE, Byte.MAX_VALUE);
      default -> Range.NONE;
    };
  }
}
