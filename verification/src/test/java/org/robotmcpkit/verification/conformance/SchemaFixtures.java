package org.robotmcpkit.verification.conformance;

import java.util.List;
import java.util.Map;
import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.tool.ToolReply;
import org.robotmcpkit.tool.ToolSet;
import org.robotmcpkit.tool.ToolSpec;

/**
 * Tools with schemas of the suite's that no annotation writes; made by hand, as generated code
 * makes them.
 */
final class SchemaFixtures implements ToolSet {
  private static final String JSON_SCHEMA_2020_12 =
      """
      {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "type": "object",
        "$defs": {
          "address": {
            "$anchor": "addressDef",
            "type": "object",
            "properties": {"street": {"type": "string"}, "city": {"type": "string"}}
          }
        },
        "properties": {
          "name": {"type": "string"},
          "address": {"$ref": "#/$defs/address"},
          "contactMethod": {"type": "string", "enum": ["phone", "email"]},
          "phone": {"type": "string"},
          "email": {"type": "string"}
        },
        "allOf": [{"anyOf": [{"required": ["phone"]}, {"required": ["email"]}]}],
        "if": {"properties": {"contactMethod": {"const": "phone"}}, "required": ["contactMethod"]},
        "then": {"required": ["phone"]},
        "else": {"required": ["email"]},
        "additionalProperties": false
      }
      """;

  private static final String CUSTOM_HEADER =
      """
      {
        "type": "object",
        "properties": {
          "region": {"type": "string", "description": "Which region is meant.", "x-mcp-header": "Region"}
        },
        "required": ["region"],
        "additionalProperties": false
      }
      """;

  @Override
  public List<ToolSpec> tools() {
    ToolSpec schema =
        ToolSpec.instant(
                "json_schema_2020_12_tool",
                "Takes what a schema with all the words of JSON Schema 2020-12 lets through.",
                JSON_SCHEMA_2020_12,
                call -> {
                  for (String name : List.of("name", "contactMethod", "phone", "email")) {
                    call.string(name).optional();
                  }
                  call.any("address").optional();
                  call.refuseIfWrong();
                  return ToolReply.text("taken");
                })
            .effect(Effect.READS);
    ToolSpec header =
        ToolSpec.instant(
                "test_custom_header",
                "Takes an argument that stands in a header of the request too.",
                CUSTOM_HEADER,
                call -> {
                  String region = call.string("region").required();
                  call.refuseIfWrong();
                  return ToolReply.data(Map.of("region", region));
                })
            .effect(Effect.READS);
    return List.of(schema, header);
  }
}
