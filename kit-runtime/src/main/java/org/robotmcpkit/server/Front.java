package org.robotmcpkit.server;

import java.util.Optional;
import org.robotmcpkit.mcp.Menu;
import org.robotmcpkit.mcp.ServerInfo;

/** One way for clients to reach a server; opened once, closed once. */
interface Front extends AutoCloseable {
  /**
   * Starts to answer.
   *
   * @return where clients find it, for people
   * @throws ConfigurationException if it cannot be opened as it is configured
   */
  String open(ServerInfo info, Menu menu);

  /** The port that it listens on once it is open; 0 if it listens on none. */
  int port();

  /** Where the page of the inspector is, if there is one; once it is open. */
  default Optional<String> inspector() {
    return Optional.empty();
  }

  /**
   * Walks once through what would make a human wait the first time; in its own time, once it is
   * open.
   */
  default void walkThrough() {}

  /** Returns when no client can come any more, because standard input has ended; never for HTTP. */
  void awaitEnd() throws InterruptedException;

  /** Lets no more calls in, and answers those that are in. */
  void end();

  /** Answers nothing more. */
  @Override
  void close();
}
