package org.robotmcpkit.mcp;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import io.modelcontextprotocol.json.McpJsonDefaults;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.robotmcpkit.model.Json;

class PlainSchemasTest {
  private static final List<String> KEYWORDS =
      List.of(
          "type",
          "title",
          "description",
          "format",
          "pattern",
          "const",
          "default",
          "enum",
          "examples",
          "properties",
          "items",
          "additionalProperties",
          "propertyNames",
          "not",
          "anyOf",
          "oneOf",
          "allOf",
          "prefixItems",
          "required",
          "minimum",
          "maximum",
          "exclusiveMinimum",
          "exclusiveMaximum",
          "multipleOf",
          "minLength",
          "maxLength",
          "minItems",
          "maxItems",
          "minProperties",
          "maxProperties",
          "uniqueItems",
          "readOnly",
          "writeOnly",
          "deprecated",
          "$ref",
          "unknown");

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{}",
        "{'type':'object','additionalProperties':false}",
        "{'type':'object','properties':{'x_m':{'type':['number','null'],'minimum':0.1,'maximum':1,'default':0.5}},"
            + "'required':['x_m']}",
        "{'type':'object','properties':{'at':{'type':'string','format':'date-time','pattern':'^P'},"
            + "'of':{'type':'array','items':{'enum':['a',null]},'minItems':1,'uniqueItems':true}}}",
        "{'anyOf':[{'type':'object','maxProperties':0},{'required':['_truncated']}]}",
      })
  void whatTheProcessorWritesIsKnown(String schema) {
    assertThat(PlainSchemas.isSurelyOne(Json.readObject(schema.replace('\'', '"')))).isTrue();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{'type':'objekt'}",
        "{'type':[]}",
        "{'type':['string','string']}",
        "{'properties':{'a':{'type':7}}}",
        "{'properties':{'a':null}}",
        "{'required':'a'}",
        "{'required':['a','a']}",
        "{'anyOf':[]}",
        "{'minLength':-1}",
        "{'minLength':'1'}",
        "{'multipleOf':0}",
        "{'items':[{}]}",
        "{'pattern':'('}",
        "{'$ref':'#/nowhere'}",
        "{'$schema':'http://json-schema.org/draft-07/schema#'}",
      })
  void whatIsWrongOrMoreThanPlainIsLeftToTheValidator(String schema) {
    assertThat(PlainSchemas.isSurelyOne(Json.readObject(schema.replace('\'', '"')))).isFalse();
  }

  @Test
  void theValidatorAgreesWithEachYes() {
    Random random = new Random(7);
    int known = 0;
    for (int round = 0; round < 20_000; round++) {
      Map<String, Object> schema = schema(random, 2);
      if (PlainSchemas.isSurelyOne(schema)) {
        known++;
        assertThatCode(() -> McpJsonDefaults.getSchemaValidator().assertConforms("schema", schema))
            .as("%s", schema)
            .doesNotThrowAnyException();
      }
    }
    assertThat(known).as("schemas that were known").isBetween(1000, 19_000);
  }

  private static Map<String, Object> schema(Random random, int depth) {
    Map<String, Object> schema = new TreeMap<>();
    for (int member = random.nextInt(3); member >= 0; member--) {
      schema.put(KEYWORDS.get(random.nextInt(KEYWORDS.size())), value(random, depth));
    }
    return schema;
  }

  private static Object value(Random random, int depth) {
    return switch (random.nextInt(depth > 0 ? 10 : 7)) {
      case 0 -> random.nextInt(5) - 1;
      case 1 -> random.nextInt(5) - 1.5;
      case 2 -> random.nextBoolean();
      case 3 -> "string";
      case 4 -> List.of("string", random.nextBoolean() ? "null" : "string");
      case 5 -> List.of();
      case 6 -> "(";
      case 7 -> new ArrayList<>(List.of(schema(random, depth - 1), random.nextBoolean()));
      default -> schema(random, depth - 1);
    };
  }
}
