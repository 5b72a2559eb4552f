package org.robotmcpkit.mcp;

import org.jspecify.annotations.Nullable;

/** The two generations of the protocol, which share an address but no message. */
public enum Era {
  /** Revisions up to 2025-11-25: a session that begins with {@code initialize}. */
  CLASSIC,
  /** Revisions from 2026-07-28 on: each request says its revision and stands for itself. */
  MODERN;

  static final String VERSION_KEY = "io.modelcontextprotocol/protocolVersion";
  private static final String FIRST_MODERN = "2026-07-28";

  /**
   * The era of a revision. Any text is compared as it is, so that a revision nobody knows gets the
   * answer of the modern stack, which names those it speaks.
   *
   * @param version what a header or a message says; null or no text: classic
   */
  public static Era of(@Nullable Object version) {
    return version instanceof String text && text.compareTo(FIRST_MODERN) >= 0 ? MODERN : CLASSIC;
  }

  /**
   * The era of a client that speaks first on standard input. A modern one may begin with any
   * request, and often asks {@code server/discover} to find out.
   */
  public static Era ofFirst(Incoming.Message message) {
    return "server/discover".equals(message.method()) ? MODERN : of(message.protocolVersion());
  }
}
