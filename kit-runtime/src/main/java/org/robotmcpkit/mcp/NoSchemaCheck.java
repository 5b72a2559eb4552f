package org.robotmcpkit.mcp;

import io.modelcontextprotocol.json.schema.JsonSchemaValidator;
import java.util.Map;

/** Finds nothing wrong: the tools check their arguments themselves, and say more; the stack has no switch for it. */
final class NoSchemaCheck implements JsonSchemaValidator {
  @Override
  public ValidationResponse validate(Map<String, Object> schema, Object content) {
    return ValidationResponse.asValid(null);
  }
}
