package org.robotmcpkit.processor.write;

import com.palantir.javapoet.ClassName;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.robotmcpkit.processor.model.Argument;
import org.robotmcpkit.processor.model.Limits;
import org.robotmcpkit.processor.model.Scalar;
import org.robotmcpkit.processor.model.TriggerRecord;
import org.robotmcpkit.processor.model.Type;

/**
 * Makes the JSON schema of the {@code triggers} that every long-running tool takes.
 *
 * <p>A trigger of a known type must have its fields and may have more; one of another type is let
 * through, since a newer planner may talk to an older server.
 */
final class TriggersSchema {
  private static final int MOST = 32;

  private static final TriggerRecord PROGRESS_ABOVE =
      new TriggerRecord(
          TriggerRecord.PROGRESS_ABOVE,
          "fires when the progress reaches so many percent",
          ClassName.get("org.robotmcpkit.task", "ProgressAbove"),
          List.of(number("percent")));

  /** What most tools take. */
  private static final JsonText.Shared NONE_DECLARED =
      new TriggersSchema(new PropertySchema(new Definitions(List.of())))
          .of(List.of(PROGRESS_ABOVE));

  private final PropertySchema schemas;

  private TriggersSchema(PropertySchema schemas) {
    this.schemas = schemas;
  }

  private static Argument number(String name) {
    Type type = new Type.Plain(Scalar.DOUBLE, false, Limits.NONE);
    return new Argument(name, name, "", type, Optional.empty(), Optional.empty());
  }

  /**
   * The schema, for a tool that declares these types.
   *
   * @param schemas makes the schemas of their fields
   */
  static JsonText.Shared of(List<TriggerRecord> declared, PropertySchema schemas) {
    return declared.isEmpty()
        ? NONE_DECLARED
        : new TriggersSchema(schemas)
            .of(Stream.concat(declared.stream(), Stream.of(PROGRESS_ABOVE)).toList());
  }

  private JsonText.Shared of(List<TriggerRecord> known) {
    List<Object> choices = new ArrayList<>();
    known.forEach(trigger -> choices.add(choice(trigger)));
    choices.add(unknown(known));
    Map<String, Object> schema = new LinkedHashMap<>();
    schema.put("type", List.of("array", "null"));
    schema.put("description", description(known));
    schema.put("maxItems", MOST);
    schema.put("items", Map.of("anyOf", choices));
    return new JsonText.Shared(schema);
  }

  private static String description(List<TriggerRecord> known) {
    return known.stream()
        .map(TriggersSchema::inWords)
        .collect(
            Collectors.joining(
                "; ",
                "What to be told about while the task runs. Each trigger fires once, or every time with"
                    + " \"repeat\": true. Types: ",
                "."));
  }

  private static String inWords(TriggerRecord trigger) {
    String fields =
        trigger.fields().stream()
            .map(
                field ->
                    field.wireName() + (field.meaning().isEmpty() ? "" : ": " + field.meaning()))
            .collect(Collectors.joining(", ", " {", "}"));
    String description = withoutFullStop(trigger.description());
    return trigger.type() + fields + (description.isEmpty() ? "" : ": " + description);
  }

  private static String withoutFullStop(String sentence) {
    return sentence.endsWith(".") ? sentence.substring(0, sentence.length() - 1) : sentence;
  }

  private Map<String, Object> choice(TriggerRecord trigger) {
    Map<String, Object> properties = new LinkedHashMap<>();
    properties.put("type", Map.of("const", trigger.type()));
    trigger.fields().forEach(field -> properties.put(field.wireName(), schemas.of(field)));
    List<String> required = new ArrayList<>(List.of("type"));
    required.addAll(PropertySchema.required(trigger.fields()));
    return object(properties, required);
  }

  private static Map<String, Object> unknown(List<TriggerRecord> known) {
    Map<String, Object> type = new LinkedHashMap<>();
    type.put("type", "string");
    type.put("not", Map.of("enum", known.stream().map(TriggerRecord::type).toList()));
    Map<String, Object> properties = new LinkedHashMap<>();
    properties.put("type", type);
    return object(properties, List.of("type"));
  }

  private static Map<String, Object> object(Map<String, Object> properties, List<String> required) {
    properties.put("repeat", Map.of("type", List.of("boolean", "null")));
    Map<String, Object> schema = new LinkedHashMap<>();
    schema.put("type", "object");
    schema.put("properties", properties);
    schema.put("required", required);
    return schema;
  }
}
