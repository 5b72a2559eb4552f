package org.robotmcpkit.bench.drive;

/** How a server is spoken to. */
public enum Dialect {
  /** MCP up to 2025-11-25: {@code initialize} first, and the session id where one is given. */
  CLASSIC("/mcp"),
  /** MCP 2026-07-28: no handshake, each request tells its revision. */
  MODERN("/mcp"),
  /** No MCP: the bytes of a call, to a server that does not read them. */
  PLAIN("/mcp");

  private final String path;

  Dialect(String path) {
    this.path = path;
  }

  String path() {
    return path;
  }
}
