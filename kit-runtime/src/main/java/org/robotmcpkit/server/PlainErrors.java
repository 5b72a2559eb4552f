package org.robotmcpkit.server;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.http.HttpStatus;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.server.handler.ErrorHandler;
import org.eclipse.jetty.util.Callback;

/**
 * Errors of the HTTP layer as a line of JSON: the status and its name, never a page, never a stack
 * trace.
 */
final class PlainErrors extends ErrorHandler {
  @Override
  public boolean handle(Request request, Response response, Callback callback) {
    String reason = HttpStatus.getMessage(response.getStatus());
    response.getHeaders().put(HttpHeader.CONTENT_TYPE, "application/json");
    response.write(
        true,
        ByteBuffer.wrap(("{\"error\":\"" + reason + "\"}").getBytes(StandardCharsets.UTF_8)),
        callback);
    return true;
  }
}
