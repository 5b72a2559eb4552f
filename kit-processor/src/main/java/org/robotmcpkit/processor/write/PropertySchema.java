package org.robotmcpkit.processor.write;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.robotmcpkit.processor.model.Argument;
import org.robotmcpkit.processor.model.Range;
import org.robotmcpkit.processor.model.Scalar;
import org.robotmcpkit.processor.model.Type;

/**
 * Makes the JSON schema of an argument.
 *
 * <p>The schema accepts what the runtime accepts. An argument that may be left out (an Optional, a nullable one, one
 * with a default) may also be null, so its type is a list with {@code null} in it; a required one may not.
 *
 * <p>The keys come in a fixed order: type, description, what limits it, its parts, the default.
 */
final class PropertySchema {
  private PropertySchema() {}

  /** The schema of an argument. */
  static Map<String, Object> of(Argument argument) {
    Map<String, Object> schema = new LinkedHashMap<>();
    Type type = argument.type() instanceof Type.OptionalOf optional ? optional.value() : argument.type();
    String name = jsonType(type);
    schema.put("type", argument.isRequired() ? name : List.of(name, "null"));
    if (!argument.meaning().isEmpty()) {
      schema.put("description", argument.meaning());
    }
    describe(type, !argument.isRequired(), schema);
    argument.defaultValue().ifPresent(value -> schema.put("default", DefaultCode.json(value)));
    return schema;
  }

  /** The schema of an object with these members and no others. */
  static void describeObject(List<Argument> members, Map<String, Object> schema) {
    Map<String, Object> properties = new LinkedHashMap<>();
    members.forEach(member -> properties.put(member.wireName(), of(member)));
    schema.put("properties", properties);
    List<String> required = required(members);
    if (!required.isEmpty()) {
      schema.put("required", required);
    }
    schema.put("additionalProperties", false);
  }

  /** The names of those that may not be left out. */
  static List<String> required(List<Argument> members) {
    return members.stream().filter(Argument::isRequired).map(Argument::wireName).toList();
  }

  private static Map<String, Object> item(Type type) {
    Map<String, Object> schema = new LinkedHashMap<>();
    schema.put("type", jsonType(type));
    describe(type, false, schema);
    return schema;
  }

  private static String jsonType(Type type) {
    if (type instanceof Type.Plain plain) {
      return plain.scalar().jsonType();
    }
    if (type instanceof Type.RecordOf) {
      return "object";
    }
    return type instanceof Type.Choice ? "string" : "array";
  }

  private static void describe(Type type, boolean isNullAllowed, Map<String, Object> schema) {
    if (type instanceof Type.Plain plain) {
      describePlain(plain, schema);
    } else if (type instanceof Type.Choice choice) {
      List<Object> allowed = new ArrayList<>(choice.constants());
      if (isNullAllowed) {
        allowed.add(JsonText.NULL);
      }
      schema.put("enum", allowed);
    } else if (type instanceof Type.ListOf list) {
      schema.put("items", item(list.item()));
    } else if (type instanceof Type.ArrayOf array) {
      schema.put("items", item(array.item()));
    } else if (type instanceof Type.RecordOf record) {
      describeObject(record.components(), schema);
    }
  }

  private static void describePlain(Type.Plain plain, Map<String, Object> schema) {
    switch (plain.scalar()) {
      case DURATION -> schema.put("format", "duration");
      case CHAR -> {
        schema.put("minLength", 1);
        schema.put("maxLength", 1);
      }
      default -> {
        Range range = rangeOf(plain);
        range.min().ifPresent(min -> schema.put("minimum", min));
        range.max().ifPresent(max -> schema.put("maximum", max));
      }
    }
  }

  /** The small types have limits that nobody would guess; those of int and long would only be noise. */
  private static Range rangeOf(Type.Plain plain) {
    boolean isSmall = plain.scalar() == Scalar.BYTE || plain.scalar() == Scalar.SHORT;
    return isSmall ? plain.range().and(plain.scalar().ownRange()) : plain.range();
  }
}
