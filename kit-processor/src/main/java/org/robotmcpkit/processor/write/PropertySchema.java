package org.robotmcpkit.processor.write;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.robotmcpkit.processor.model.Argument;
import org.robotmcpkit.processor.model.Structure;
import org.robotmcpkit.processor.model.Type;

/**
 * Makes the JSON schema of an argument.
 *
 * <p>The schema accepts what the runtime accepts. An argument that may be left out (an Optional, a
 * nullable one, one with a default) may also be null, so its type is a list with {@code null} in
 * it; a required one may not.
 *
 * <p>The keys come in a fixed order: type, description, what limits it, its parts, the default.
 */
final class PropertySchema {
  private static final Map<String, Object> NULL = Map.of("type", "null");
  private static final List<String> NOT_NULL =
      List.of("object", "array", "string", "number", "boolean");

  private final Definitions definitions;

  PropertySchema(Definitions definitions) {
    this.definitions = definitions;
  }

  /** The schema of an argument. */
  Map<String, Object> of(Argument argument) {
    Type type =
        argument.type() instanceof Type.OptionalOf optional ? optional.value() : argument.type();
    Map<String, Object> schema = schema(type, argument.meaning(), !argument.isRequired());
    argument.defaultValue().ifPresent(value -> schema.put("default", DefaultCode.json(value)));
    return schema;
  }

  /** The names of those that may not be left out. */
  static List<String> required(List<Argument> members) {
    return members.stream().filter(Argument::isRequired).map(Argument::wireName).toList();
  }

  /** The schema of an object that is defined apart. */
  Map<String, Object> definition(Type.ObjectOf object) {
    Map<String, Object> schema = new LinkedHashMap<>();
    schema.put("type", "object");
    describeObject(object, false, schema);
    return schema;
  }

  private Map<String, Object> schema(Type type, String description, boolean isNullAllowed) {
    Map<String, Object> schema = new LinkedHashMap<>();
    Optional<String> reference = definitions.reference(type);
    if (reference.isPresent()) {
      describe(description, schema);
      Map<String, Object> target = Map.of("$ref", reference.get());
      schema.putAll(isNullAllowed ? Map.of("anyOf", List.of(target, NULL)) : target);
      return schema;
    }
    String name = jsonType(type);
    if (!name.isEmpty()) {
      schema.put("type", isNullAllowed ? List.of(name, "null") : name);
    } else if (!isNullAllowed) {
      schema.put("type", NOT_NULL);
    }
    describe(description, schema);
    describeParts(type, isNullAllowed, schema);
    return schema;
  }

  private static void describe(String description, Map<String, Object> schema) {
    if (!description.isEmpty()) {
      schema.put("description", description);
    }
  }

  private static String jsonType(Type type) {
    if (type instanceof Type.Plain plain) {
      return plain.scalar().jsonType();
    }
    if (type instanceof Type.ObjectOf || type instanceof Type.MapOf) {
      return "object";
    }
    return type instanceof Type.Choice ? "string" : "array";
  }

  private void describeParts(Type type, boolean isNullAllowed, Map<String, Object> schema) {
    if (type instanceof Type.Plain plain) {
      ScalarSchema.describe(plain, schema);
    } else if (type instanceof Type.Choice choice) {
      List<Object> allowed = new ArrayList<>(choice.wireNames());
      if (isNullAllowed) {
        allowed.add(JsonText.NULL);
      }
      schema.put("enum", allowed);
    } else if (type instanceof Type.ListOf list) {
      schema.put("items", part(list.item()));
      LimitsSchema.size("Items", list.limits(), schema);
      if (list.isSet()) {
        schema.put("uniqueItems", true);
      }
    } else if (type instanceof Type.ArrayOf array) {
      schema.put("items", part(array.item()));
      LimitsSchema.size("Items", array.limits(), schema);
    } else if (type instanceof Type.MapOf map) {
      map.keys().ifPresent(keys -> schema.put("propertyNames", Map.of("enum", keys.wireNames())));
      schema.put("additionalProperties", part(map.value()));
      LimitsSchema.size("Properties", map.limits(), schema);
    } else if (type instanceof Type.ObjectOf object) {
      describeObject(object, isNullAllowed, schema);
    }
  }

  private Map<String, Object> part(Type type) {
    return schema(type, "", false);
  }

  private void describeObject(
      Type.ObjectOf object, boolean isNullAllowed, Map<String, Object> schema) {
    if (object.structure() instanceof Structure.Variants variants) {
      List<Object> kinds = new ArrayList<>();
      variants.kinds().forEach(kind -> kinds.add(kind(variants.discriminator(), kind)));
      if (isNullAllowed) {
        kinds.add(NULL);
      }
      schema.put("oneOf", kinds);
    } else if (object.structure() instanceof Structure.Fields fields) {
      describeFields(new LinkedHashMap<>(), new ArrayList<>(), fields, schema);
    }
  }

  private Map<String, Object> kind(String discriminator, Structure.Kind kind) {
    Map<String, Object> schema = new LinkedHashMap<>();
    schema.put("type", "object");
    Map<String, Object> properties = new LinkedHashMap<>();
    properties.put(discriminator, Map.of("const", kind.name()));
    if (kind.type().structure() instanceof Structure.Fields fields) {
      describeFields(properties, new ArrayList<>(List.of(discriminator)), fields, schema);
    }
    return schema;
  }

  private void describeFields(
      Map<String, Object> properties,
      List<String> required,
      Structure.Fields fields,
      Map<String, Object> schema) {
    fields.arguments().forEach(member -> properties.put(member.wireName(), of(member)));
    required.addAll(required(fields.arguments()));
    schema.put("properties", properties);
    if (!required.isEmpty()) {
      schema.put("required", required);
    }
    schema.put("additionalProperties", false);
  }
}
