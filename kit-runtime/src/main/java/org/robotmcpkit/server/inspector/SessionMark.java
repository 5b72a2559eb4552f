package org.robotmcpkit.server.inspector;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/**
 * Stands for a session in the trace: who has its id can tell it, and who sees the mark cannot tell
 * the id.
 */
final class SessionMark {
  private static final int SHOWN_BYTES = 4;

  private SessionMark() {}

  static String of(String sessionId) {
    try {
      byte[] digest =
          MessageDigest.getInstance("SHA-256").digest(sessionId.getBytes(StandardCharsets.UTF_8));
      return HexFormat.of().formatHex(digest, 0, SHOWN_BYTES);
    } catch (NoSuchAlgorithmException impossible) {
      throw new IllegalStateException("every Java platform has SHA-256", impossible);
    }
  }
}
