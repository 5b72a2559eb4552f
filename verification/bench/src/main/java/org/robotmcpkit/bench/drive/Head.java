package org.robotmcpkit.bench.drive;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * What a client has to know of the head of an answer.
 *
 * @param status its HTTP status
 * @param length of the body, -1 where it is not told
 * @param isChunked whether the body comes in chunks
 * @param isLast whether the server closes the connection behind it
 * @param session the MCP session that the server names
 */
record Head(int status, int length, boolean isChunked, boolean isLast, @Nullable String session) {
  static Head of(byte[] bytes, int end) throws IOException {
    String[] lines = new String(bytes, 0, end, StandardCharsets.ISO_8859_1).split("\r\n");
    String[] first = lines[0].split(" ", 3);
    if (first.length < 2 || !first[0].startsWith("HTTP/1.")) {
      throw new IOException("not an HTTP answer: " + lines[0]);
    }
    int status = Integer.parseInt(first[1]);
    int length = status == 204 ? 0 : -1;
    boolean chunked = false;
    boolean last = false;
    String session = null;
    for (int at = 1; at < lines.length; at++) {
      int colon = lines[at].indexOf(':');
      String name = lines[at].substring(0, Math.max(0, colon)).toLowerCase(Locale.ROOT);
      String value = lines[at].substring(colon + 1).strip();
      switch (name) {
        case "content-length" -> length = Integer.parseInt(value);
        case "transfer-encoding" -> chunked = value.equalsIgnoreCase("chunked");
        case "connection" -> last = value.equalsIgnoreCase("close");
        case "mcp-session-id" -> session = value;
        default -> {}
      }
    }
    return new Head(status, length, chunked, last, session);
  }
}
