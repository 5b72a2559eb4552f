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
  /** A refusal with a sentence. */
  Reply(int status, String sentence) {
    this(status, Map.of("error", sentence), Map.of());
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
