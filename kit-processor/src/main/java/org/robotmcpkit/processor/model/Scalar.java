package org.robotmcpkit.processor.model;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.TypeName;

/** The types that are one JSON value each and have no parts. */
public enum Scalar {
  DOUBLE(TypeName.DOUBLE, "number", "number", "doubles"),
  FLOAT(TypeName.FLOAT, "number", "floatNumber", "floats"),
  INT(TypeName.INT, "integer", "integer", "ints"),
  LONG(TypeName.LONG, "integer", "longInteger", "longs"),
  SHORT(TypeName.SHORT, "integer", "shortInteger", "shorts"),
  BYTE(TypeName.BYTE, "integer", "byteInteger", "bytes"),
  BOOLEAN(TypeName.BOOLEAN, "boolean", "bool", "booleans"),
  CHAR(TypeName.CHAR, "string", "character", "chars"),
  STRING(ClassName.get(String.class), "string", "string", ""),
  DURATION(ClassName.get("java.time", "Duration"), "string", "duration", "");

  private final TypeName javaType;
  private final String jsonType;
  private final String reader;
  private final String arrays;

  Scalar(TypeName javaType, String jsonType, String reader, String arrays) {
    this.javaType = javaType;
    this.jsonType = jsonType;
    this.reader = reader;
    this.arrays = arrays;
  }

  /** The Java type; a primitive where there is one. */
  public TypeName javaType() {
    return javaType;
  }

  /** The type in a JSON schema. */
  public String jsonType() {
    return jsonType;
  }

  /** The method of {@code Arguments} and {@code Value} that reads it. */
  public String reader() {
    return reader;
  }

  /** The method of {@code PrimitiveArrays} that makes an array of it; empty if it is no primitive. */
  public String arrays() {
    return arrays;
  }

  /** Whether it is a number, and so can have a smallest and a largest value. */
  public boolean isNumber() {
    return isWhole() || this == DOUBLE || this == FLOAT;
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
