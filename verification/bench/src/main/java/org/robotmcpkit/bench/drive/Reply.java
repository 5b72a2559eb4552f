package org.robotmcpkit.bench.drive;

import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/**
 * An answer: JSON, or server-sent events that carry JSON.
 *
 * @param status its HTTP status
 * @param session the MCP session that the server names
 * @param body its bytes
 */
record Reply(int status, @Nullable String session, byte[] body) {
  boolean contains(byte[] part) {
    for (int at = 0; at + part.length <= body.length; at++) {
      int same = 0;
      while (same < part.length && body[at + same] == part[same]) {
        same++;
      }
      if (same == part.length) {
        return true;
      }
    }
    return false;
  }

  String text() {
    return new String(body, StandardCharsets.UTF_8);
  }
}
