package org.robotmcpkit.processor.write;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.robotmcpkit.processor.model.Output;
import org.robotmcpkit.processor.model.Result;

/**
 * Makes the JSON schema of what a tool's method gives back, as the runtime puts it into {@code
 * result}: an object, in which what is none stands as {@code value}.
 *
 * <p>Objects may have more members than it names: those of subclasses, and those that a later
 * version adds.
 */
final class ResultSchema {
  private static final String TYPE = "type";
  private static final String NULL = "null";

  private ResultSchema() {}

  static Map<String, Object> of(Result result) {
    Output output = result.output();
    boolean isObject = output.value().isObject().orElse(false);
    Map<String, Object> schema =
        isObject
            ? schema(output.value())
            : schema(new Output.Members(List.of(new Output.Part("value", "", output, true))));
    if (isObject && result.isUnwrapped()) {
      schema.remove("required"); // an empty one is written as a value that is null
    }
    return schema;
  }

  private static Map<String, Object> schema(Output output) {
    boolean isNullAllowed = output instanceof Output.OrNull;
    Output value = output.value();
    Map<String, Object> schema = new LinkedHashMap<>();
    if (value instanceof Output.Choice choice) {
      List<Object> names = new ArrayList<>(choice.names());
      if (isNullAllowed) {
        names.add(JsonText.NULL);
      }
      schema.put("enum", names);
    } else if (value instanceof Output.OneOf oneOf) {
      List<Object> kinds =
          new ArrayList<>(oneOf.kinds().stream().map(ResultSchema::schema).toList());
      if (isNullAllowed) {
        kinds.add(Map.of(TYPE, NULL));
      }
      schema.put("anyOf", kinds);
    } else if (!(value instanceof Output.Anything)) {
      schema.put(TYPE, isNullAllowed ? List.of(typeOf(value), NULL) : typeOf(value));
      describe(value, schema);
    }
    return schema;
  }

  private static String typeOf(Output value) {
    return value instanceof Output.Plain plain
        ? plain.type()
        : value instanceof Output.Items ? "array" : "object";
  }

  private static void describe(Output value, Map<String, Object> schema) {
    if (value instanceof Output.Plain plain && !plain.format().isEmpty()) {
      schema.put("format", plain.format());
    } else if (value instanceof Output.Items items) {
      putUnlessOpen("items", items.item(), schema);
    } else if (value instanceof Output.Entries entries) {
      putUnlessOpen("additionalProperties", entries.value(), schema);
    } else if (value instanceof Output.Members members) {
      describeParts(members, schema);
    }
  }

  private static void putUnlessOpen(String key, Output part, Map<String, Object> schema) {
    if (!(part instanceof Output.Anything)) {
      schema.put(key, schema(part));
    }
  }

  private static void describeParts(Output.Members members, Map<String, Object> schema) {
    Map<String, Object> properties = new LinkedHashMap<>();
    for (Output.Part part : members.parts()) {
      Map<String, Object> property = schema(part.value());
      if (!part.description().isEmpty()) {
        property.put("description", part.description());
      }
      properties.put(part.name(), property);
    }
    List<String> required =
        members.parts().stream().filter(Output.Part::isAlwaysThere).map(Output.Part::name).toList();
    if (!properties.isEmpty()) {
      schema.put("properties", properties);
    }
    if (!required.isEmpty()) {
      schema.put("required", required);
    }
  }
}
