package org.robotmcpkit.server;

import io.modelcontextprotocol.server.transport.HttpServletStreamableServerTransportProvider;
import org.robotmcpkit.mcp.ClassicTools;
import org.robotmcpkit.mcp.Menu;
import org.robotmcpkit.mcp.ServerInfo;

/** The Streamable HTTP transport of protocol revisions 2025-03-26 to 2025-11-25. */
final class StreamableEndpoint {
  static final String PATH = "/mcp";

  private StreamableEndpoint() {}

  static HttpFront.Endpoint make(ServerInfo info, Menu menu) {
    HttpServletStreamableServerTransportProvider transport =
        HttpServletStreamableServerTransportProvider.builder()
            .mcpEndpoint(PATH)
            .maxRequestSize(HttpFront.MOST_BYTES)
            .sessionSweepInterval(Sessions.IDLE)
            .contextExtractor(Door::contextOf)
            .build();
    return new HttpFront.Endpoint(transport, PATH, ClassicTools.serve(transport, info, menu));
  }
}
