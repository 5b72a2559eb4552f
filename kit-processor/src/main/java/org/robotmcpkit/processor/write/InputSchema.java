package org.robotmcpkit.processor.write;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.robotmcpkit.processor.model.Argument;
import org.robotmcpkit.processor.model.Tool;

/** Makes the JSON schema of a tool's input: its arguments in their order, then the triggers, and nothing else. */
final class InputSchema {
  private InputSchema() {}

  static Map<String, Object> of(Tool tool) {
    List<Argument> all = new ArrayList<>(tool.arguments());
    tool.triggers().forEach(trigger -> all.addAll(trigger.fields()));
    Definitions definitions = new Definitions(all);
    PropertySchema schemas = new PropertySchema(definitions);
    Map<String, Object> properties = new LinkedHashMap<>();
    tool.arguments().forEach(argument -> properties.put(argument.wireName(), schemas.of(argument)));
    properties.put("triggers", new TriggersSchema(schemas).of(tool.triggers()));
    Map<String, Object> schema = new LinkedHashMap<>();
    schema.put("type", "object");
    schema.put("properties", properties);
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
}
