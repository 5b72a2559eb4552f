package org.robotmcpkit.server.inspector;

import java.nio.ByteBuffer;
import java.util.Map;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;
import org.robotmcpkit.model.Json;

/** Writes a refusal. */
final class Refused {
  private Refused() {}

  /** Sends it; true, so that a handler can return it. */
  static boolean send(int status, String sentence, Response response, Callback callback) {
    byte[] json = Json.bytes(Map.of("error", sentence));
    response.setStatus(status);
    response.getHeaders().put(HttpHeader.CONTENT_TYPE, "application/json");
    response.getHeaders().put(HttpHeader.CONTENT_LENGTH, json.length);
    response.write(true, ByteBuffer.wrap(json), callback);
    return true;
  }
}
