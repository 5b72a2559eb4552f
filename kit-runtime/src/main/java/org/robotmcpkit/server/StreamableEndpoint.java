package org.robotmcpkit.server;

import io.modelcontextprotocol.server.McpAsyncServer;
import io.modelcontextprotocol.server.transport.HttpServletStreamableServerTransportProvider;
import java.time.Duration;
import org.robotmcpkit.mcp.ClassicTools;
import org.robotmcpkit.mcp.Incoming;
import org.robotmcpkit.mcp.Menu;
import org.robotmcpkit.mcp.ServerInfo;

/** The Streamable HTTP transport of protocol revisions 2025-03-26 to 2025-11-25. */
final class StreamableEndpoint {
  private StreamableEndpoint() {}

  static HttpFront.Endpoint make(String path, ServerInfo info, Menu menu) {
    return make(path, Sessions.IDLE, info, menu);
  }

  /**
   * An endpoint.
   *
   * @param sweep how often, and after how long without use, what the SDK keeps of a session is
   *     dropped
   */
  static HttpFront.Endpoint make(String path, Duration sweep, ServerInfo info, Menu menu) {
    HttpServletStreamableServerTransportProvider transport =
        HttpServletStreamableServerTransportProvider.builder()
            .jsonMapper(ClassicTools.JSON)
            .mcpEndpoint(path)
            .maxRequestSize(Incoming.MOST_BYTES)
            .sessionSweepInterval(sweep)
            .contextExtractor(Door::contextOf)
            .build();
    EndableSessions sessions = new EndableSessions(transport);
    McpAsyncServer server = ClassicTools.serve(sessions, info, menu);
    return new HttpFront.Endpoint(transport, path, sessions::end, () -> ClassicTools.close(server));
  }
}
