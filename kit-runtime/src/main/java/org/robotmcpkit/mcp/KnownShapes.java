package org.robotmcpkit.mcp;

import io.modelcontextprotocol.spec.McpSchema.CallToolRequest;
import io.modelcontextprotocol.spec.McpSchema.JSONRPCRequest;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Makes the two records of each call from the map that has been read, which Jackson would do by
 * writing the map and reading it again. Only what is quite as expected is taken; the rest is left
 * to the SDK, which knows what to say of it.
 */
final class KnownShapes {
  private KnownShapes() {}

  /** What Jackson would make of it, without Jackson; empty if it has to be asked. */
  static Optional<Object> convert(Object from, Object type) {
    if (!(from instanceof Map<?, ?> map)) {
      return Optional.empty();
    }
    if (type == JSONRPCRequest.class) {
      return request(map);
    }
    return type == CallToolRequest.class ? call(map) : Optional.empty();
  }

  private static Optional<Object> request(Map<?, ?> map) {
    Object id = map.get("id");
    return map.get("jsonrpc") instanceof String version
            && version.equals("2.0")
            && map.get("method") instanceof String method
            && (id instanceof String || id instanceof Integer || id instanceof Long)
        ? Optional.of(new JSONRPCRequest(version, method, id, map.get("params")))
        : Optional.empty();
  }

  private static Optional<Object> call(Map<?, ?> map) {
    return map.get("name") instanceof String name
            && isObjectOrNothing(map.get("arguments"))
            && isObjectOrNothing(map.get("_meta"))
        ? Optional.of(
            new CallToolRequest(name, object(map.get("arguments")), object(map.get("_meta"))))
        : Optional.empty();
  }

  private static boolean isObjectOrNothing(@Nullable Object value) {
    return value == null || value instanceof Map;
  }

  @SuppressWarnings("unchecked") // read from JSON, whose members have names
  private static @Nullable Map<String, Object> object(@Nullable Object value) {
    return (Map<String, Object>) value;
  }
}
