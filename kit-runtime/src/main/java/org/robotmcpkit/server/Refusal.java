package org.robotmcpkit.server;

import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.util.Map;
import org.robotmcpkit.model.Json;

/** Writes a refusal of the HTTP layer: a status, and a sentence in JSON. */
final class Refusal {
  private Refusal() {}

  static void write(HttpServletResponse response, int status, String sentence) throws IOException {
    byte[] body = Json.bytes(Map.of("error", sentence));
    response.setStatus(status);
    response.setContentType("application/json");
    response.setContentLength(body.length);
    response.getOutputStream().write(body);
  }
}
