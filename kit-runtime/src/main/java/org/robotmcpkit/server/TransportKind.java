package org.robotmcpkit.server;

import java.util.Arrays;
import java.util.Locale;
import java.util.stream.Collectors;
import org.robotmcpkit.model.LogText;

/** The ways in which clients reach a server ({@code docs/contract.md} §7). */
public enum TransportKind {
  /**
   * One client, which has started the process, over standard input and output, in any protocol
   * revision.
   */
  STDIO,
  /** HTTP with server-sent events at {@code /sse}, protocol revision 2024-11-05. */
  SSE,
  /** Streamable HTTP at {@code /mcp}, protocol revisions 2025-03-26 to 2026-07-28. */
  STREAMABLE_HTTP;

  /** The kind as it is written in {@code MCP_TRANSPORT}. */
  public String wireName() {
    return name().toLowerCase(Locale.ROOT);
  }

  static TransportKind of(String text) {
    for (TransportKind kind : values()) {
      if (kind.wireName().equals(text)) {
        return kind;
      }
    }
    String known =
        Arrays.stream(values()).map(TransportKind::wireName).collect(Collectors.joining(", "));
    throw new ConfigurationException(
        "MCP_TRANSPORT is \""
            + LogText.safe(text)
            + "\", which is no transport; set it to one of "
            + known
            + ".");
  }
}
