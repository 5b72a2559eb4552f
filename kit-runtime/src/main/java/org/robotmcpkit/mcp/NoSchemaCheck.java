package org.robotmcpkit.mcp;

import io.modelcontextprotocol.json.schema.JsonSchemaValidator;
import java.util.Map;

/**
 * Finds nothing wrong: the tools check their arguments themselves, and say more; what they answer
 * keeps its schema, and a look at every answer would cost more than the answer. {@link Menu} has
 * looked at the schemas.
 */
final class NoSchemaCheck implements JsonSchemaValidator {
  @Override
  public ValidationResponse validate(Map<String, Object> schema, Object content) {
    return ValidationResponse.asValid(null);
  }
}
