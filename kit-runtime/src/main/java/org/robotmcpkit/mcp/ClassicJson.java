package org.robotmcpkit.mcp;

import io.modelcontextprotocol.json.McpJsonDefaults;
import io.modelcontextprotocol.json.McpJsonMapper;
import io.modelcontextprotocol.json.TypeRef;
import io.modelcontextprotocol.spec.McpSchema.ElicitFormRequest;
import io.modelcontextprotocol.spec.McpSchema.JSONRPCRequest;
import io.modelcontextprotocol.spec.McpSchema.JSONRPCResponse;
import io.modelcontextprotocol.spec.McpSchema.JSONRPCResponse.JSONRPCError;
import java.io.IOException;

/**
 * The classic stack's JSON, with four of its errors mended on their way: parameters that cannot be
 * read, which would be a fault of the server; an unknown tool, which would not be named; faults,
 * whose texts would leak; and elicitations, which Jackson does not write, since their mode is a
 * type id and a property at once.
 */
final class ClassicJson implements McpJsonMapper {
  private static final String NAMELESS = "Unknown tool: invalid_tool_name";
  private static final String NAME_IN_DATA = "Tool not found: ";
  private static final String UNREADABLE = "params cannot be read.";
  private static final int INTERNAL_ERROR = -32603;

  private final McpJsonMapper sdk = McpJsonDefaults.getMapper();

  @Override
  @SuppressWarnings("unchecked") // what is known is of the type that was asked for
  public <T> T convertValue(Object from, TypeRef<T> type) {
    try {
      return (T)
          KnownShapes.convert(from, type.getType()).orElseGet(() -> sdk.convertValue(from, type));
    } catch (IllegalArgumentException unreadable) {
      throw type.getType() instanceof Class<?> read && read.getSimpleName().endsWith("Request")
          ? new IllegalArgumentException(UNREADABLE, unreadable)
          : unreadable;
    }
  }

  @Override
  public String writeValueAsString(Object value) throws IOException {
    return sdk.writeValueAsString(mended(value));
  }

  @Override
  public byte[] writeValueAsBytes(Object value) throws IOException {
    return sdk.writeValueAsBytes(mended(value));
  }

  private static Object mended(Object value) {
    if (value instanceof JSONRPCResponse response && response.error() != null) {
      return JSONRPCResponse.error(response.id(), mended(response.error()));
    }
    if (value instanceof JSONRPCRequest request
        && request.params() instanceof ElicitFormRequest form) {
      return new JSONRPCRequest(
          request.method(),
          request.id(),
          Elicitations.params(form.message(), form.requestedSchema()));
    }
    return value;
  }

  private static JSONRPCError mended(JSONRPCError error) {
    if (error.code() == INTERNAL_ERROR && UNREADABLE.equals(error.message())) {
      return new JSONRPCError(IncomingReader.INVALID_PARAMS, UNREADABLE);
    }
    if (error.code() == INTERNAL_ERROR) {
      return new JSONRPCError(INTERNAL_ERROR, "The server has failed inside; its log says why.");
    }
    if (NAMELESS.equals(error.message())
        && error.data() instanceof String data
        && data.startsWith(NAME_IN_DATA)) {
      return new JSONRPCError(error.code(), Menu.unknown(data.substring(NAME_IN_DATA.length())));
    }
    return error;
  }

  @Override
  public <T> T convertValue(Object from, Class<T> type) {
    return KnownShapes.convert(from, type)
        .map(type::cast)
        .orElseGet(() -> sdk.convertValue(from, type));
  }

  @Override
  public <T> T readValue(String text, Class<T> type) throws IOException {
    return sdk.readValue(text, type);
  }

  @Override
  public <T> T readValue(byte[] bytes, Class<T> type) throws IOException {
    return sdk.readValue(bytes, type);
  }

  @Override
  public <T> T readValue(String text, TypeRef<T> type) throws IOException {
    return sdk.readValue(text, type);
  }

  @Override
  public <T> T readValue(byte[] bytes, TypeRef<T> type) throws IOException {
    return sdk.readValue(bytes, type);
  }
}
