package org.robotmcpkit.server;

import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.util.Map;
import org.robotmcpkit.model.Json;

/** Writes a refusal of the HTTP layer: a status, and what is wrong in JSON. */
final class Refusal {
  private Refusal() {}

  static void write(HttpServletResponse response, int status, String sentence) throws IOException {
    write(response, status, Json.bytes(Map.of("error", sentence)));
  }

  static void write(HttpServletResponse response, int status, byte[] body) throws IOException {
    response.setStatus(status);
    response.setContentType("application/json");
    response.setContentLength(body.length);
    response.getOutputStream().write(body);
  }
}
