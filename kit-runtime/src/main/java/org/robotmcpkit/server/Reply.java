package org.robotmcpkit.server;

import java.nio.ByteBuffer;
import java.util.LinkedHashMap;
import java.util.Map;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;
import org.robotmcpkit.model.Json;

/**
 * What the HTTP layer answers by itself, mostly refusals: a status, a body of JSON, and headers.
 *
 * @param status the HTTP status
 * @param body what becomes the body
 * @param headers what the answer says besides
 */
record Reply(int status, Object body, Map<HttpHeader, String> headers) {
  /** A code of JSON-RPC 2.0 §5.1: what came is no JSON that can be read. */
  private static final int PARSE_ERROR = -32700;

  /** A refusal with a sentence. */
  Reply(int status, String sentence) {
    this(status, Map.of("error", sentence), Map.of());
  }

  /** A refusal of a body that cannot be read, in the form of the protocol. */
  static Reply unreadable(String sentence) {
    Map<String, Object> message = new LinkedHashMap<>();
    message.put("jsonrpc", "2.0");
    message.put("id", null);
    message.put("error", Map.of("code", PARSE_ERROR, "message", sentence));
    return new Reply(400, message, Map.of());
  }

  /** The same with a header. */
  Reply with(HttpHeader header, String value) {
    Map<HttpHeader, String> more = new LinkedHashMap<>(headers);
    more.put(header, value);
    return new Reply(status, body, Map.copyOf(more));
  }

  /** Sends it; true, so that a handler can return it. */
  boolean send(Response response, Callback callback) {
    byte[] json = Json.bytes(body);
    response.setStatus(status);
    headers.forEach(response.getHeaders()::put);
    response.getHeaders().put(HttpHeader.CONTENT_TYPE, "application/json");
    response.getHeaders().put(HttpHeader.CONTENT_LENGTH, json.length);
    response.write(true, ByteBuffer.wrap(json), callback);
    return true;
  }
}
