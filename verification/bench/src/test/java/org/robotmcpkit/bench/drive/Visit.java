package org.robotmcpkit.bench.drive;

import java.io.IOException;

/** A short conversation with a server, in which every answer is checked. */
public final class Visit {
  private Visit() {}

  /** Starts a task, asks for it and for all, on two connections; what {@code tools/list} said. */
  public static String of(int port, Dialect dialect) throws IOException {
    try (Client client = new Client(port, dialect)) {
      String tools = client.tools();
      String id = client.startedId("0");
      client.get(id);
      client.reconnect();
      client.get(id);
      client.tool("list_tasks", "{}", id);
      client.tool("lateness", "{}", "p99_ms");
      return tools;
    }
  }

  /** What a server without tools answers, twice on the same connection. */
  public static String ceiling(int port) throws IOException {
    try (Client client = new Client(port, Dialect.PLAIN)) {
      client.get("none");
      return client.get("none").text();
    }
  }
}
