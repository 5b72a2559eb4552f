package org.robotmcpkit.processor.write;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.robotmcpkit.processor.model.Tool;

/** Makes the JSON schema of a tool's input: its arguments in their order, then the triggers, and nothing else. */
final class InputSchema {
  private InputSchema() {}

  static Map<String, Object> of(Tool tool) {
    Map<String, Object> properties = new LinkedHashMap<>();
    tool.arguments().forEach(argument -> properties.put(argument.wireName(), PropertySchema.of(argument)));
    properties.put("triggers", TriggersSchema.of(tool.triggers()));
    Map<String, Object> schema = new LinkedHashMap<>();
    schema.put("type", "object");
    schema.put("properties", properties);
    List<String> required = PropertySchema.required(tool.arguments());
    if (!required.isEmpty()) {
      schema.put("required", required);
    }
    schema.put("additionalProperties", false);
    return schema;
  }
}
