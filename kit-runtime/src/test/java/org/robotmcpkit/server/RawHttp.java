package org.robotmcpkit.server;

import java.io.IOException;
import java.net.Socket;
import java.net.SocketException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Bytes to a server and back, as no client library would send them. */
final class RawHttp {
  /** A message that every server answers with 200. */
  static final String INITIALIZE =
      "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"initialize\",\"params\":{\"protocolVersion\":\"2025-06-18\","
          + "\"capabilities\":{},\"clientInfo\":{\"name\":\"raw\",\"version\":\"1\"}}}";

  private static final Pattern STATUS = Pattern.compile("HTTP/1\\.1 ([0-9]{3}) ");

  private final int port;

  RawHttp(RunningServer server) {
    this.port = URI.create(server.address()).getPort();
  }

  int port() {
    return port;
  }

  /**
   * All that the server says to these bytes until it closes the connection; in them, PORT stands
   * for its port.
   */
  String send(byte[] bytes) throws IOException {
    try (Socket socket = new Socket("127.0.0.1", port)) {
      socket.setSoTimeout(30_000);
      try {
        socket.getOutputStream().write(bytes);
      } catch (SocketException refusedInTheMiddle) {
        // what the server has said before is still to be read
      }
      return new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  String send(String text) throws IOException {
    return send(text.replace("PORT", String.valueOf(port)).getBytes(StandardCharsets.ISO_8859_1));
  }

  /**
   * A POST with exactly these headers, besides the length of its body and the end of the
   * connection.
   */
  String post(List<String> headers, String body) throws IOException {
    return request("POST /mcp", headers, body);
  }

  /** The same with another method or path. */
  String request(String what, List<String> headers, String body) throws IOException {
    StringBuilder text = new StringBuilder(what).append(" HTTP/1.1\r\n");
    headers.forEach(header -> text.append(header).append("\r\n"));
    text.append("Connection: close\r\nContent-Length: ")
        .append(body.getBytes(StandardCharsets.UTF_8).length);
    return send(text + "\r\n\r\n" + body);
  }

  /** The status of an answer; 0 if there is none. */
  static int statusOf(String answer) {
    Matcher status = STATUS.matcher(answer);
    return status.lookingAt() ? Integer.parseInt(status.group(1)) : 0;
  }
}
