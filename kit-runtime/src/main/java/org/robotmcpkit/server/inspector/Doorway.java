package org.robotmcpkit.server.inspector;

import org.eclipse.jetty.server.Request;
import org.jspecify.annotations.Nullable;
import org.robotmcpkit.mcp.Incoming;
import org.robotmcpkit.tool.Caller;

/** What the inspector asks the server that it belongs to. Thread-safe. */
public interface Doorway {
  /** Whether a request is meant for this server, by a name of this machine itself. */
  boolean isForThisMachine(Request request);

  /** Whether a request comes from a page of this server, or from no page. */
  boolean isOwnPage(Request request);

  /** Who has sent a request that was let in; null if it was not, or not yet. */
  @Nullable Caller callerOf(Request request);

  /** The message of a POST that was let in and is sound; null otherwise. */
  Incoming.@Nullable Message messageOf(Request request);
}
