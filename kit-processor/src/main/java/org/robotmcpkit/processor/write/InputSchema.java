package org.robotmcpkit.processor.write;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.robotmcpkit.processor.model.Argument;
import org.robotmcpkit.processor.model.Gate;
import org.robotmcpkit.processor.model.Tool;

/**
 * Makes the JSON schema of a tool's input: its arguments in their order, then what its gate takes,
 * then the triggers of a long-running one, and nothing else.
 */
final class InputSchema {
  private static final String PROPERTIES = "properties";
  private static final String TRIGGERS = "triggers";

  private static final Map<String, Object> CONFIRM_SCHEMA = confirm();

  private InputSchema() {}

  private static Map<String, Object> confirm() {
    Map<String, Object> schema = new LinkedHashMap<>();
    schema.put("type", List.of("string", "null"));
    schema.put(
        "description",
        "Leave it out at first. The call is then refused, with what will happen and a code; only after a human has read"
            + " that and agreed, make the same call again with the code here.");
    return schema;
  }

  static Map<String, Object> of(Tool tool) {
    List<Argument> all = new ArrayList<>(tool.arguments());
    tool.triggers().forEach(trigger -> all.addAll(trigger.fields()));
    Definitions definitions = new Definitions(all);
    PropertySchema schemas = new PropertySchema(definitions);
    Map<String, Object> properties = new LinkedHashMap<>();
    tool.arguments().forEach(argument -> properties.put(argument.wireName(), schemas.of(argument)));
    if (tool.takesConfirm()) {
      properties.put(Gate.CONFIRM, CONFIRM_SCHEMA);
    }
    if (tool.instant().isEmpty()) {
      properties.put(TRIGGERS, TriggersSchema.of(tool.triggers(), schemas));
    }
    Map<String, Object> schema = new LinkedHashMap<>();
    schema.put("type", "object");
    if (!properties.isEmpty()) {
      schema.put(PROPERTIES, properties);
    }
    List<String> required = PropertySchema.required(tool.arguments());
    if (!required.isEmpty()) {
      schema.put("required", required);
    }
    schema.put("additionalProperties", false);
    Map<String, Object> defined = new LinkedHashMap<>();
    definitions.all().forEach((name, object) -> defined.put(name, schemas.definition(object)));
    if (!defined.isEmpty()) {
      schema.put("$defs", defined);
    }
    return schema;
  }

  /** What such a schema says about triggers. */
  static Map<String, Object> triggersIn(Map<String, Object> schema) {
    return ((JsonText.Shared) object(schema.get(PROPERTIES)).get(TRIGGERS)).tree();
  }

  /** The same schema with something else in the place of what it says about triggers. */
  static Map<String, Object> withTriggers(Map<String, Object> schema, Object triggers) {
    Map<String, Object> properties = new LinkedHashMap<>(object(schema.get(PROPERTIES)));
    properties.put(TRIGGERS, triggers);
    Map<String, Object> changed = new LinkedHashMap<>(schema);
    changed.put(PROPERTIES, properties);
    return changed;
  }

  @SuppressWarnings("unchecked") // made here
  private static Map<String, Object> object(Object made) {
    return (Map<String, Object>) made;
  }
}
