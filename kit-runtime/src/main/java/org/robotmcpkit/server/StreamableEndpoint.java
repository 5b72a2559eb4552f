package org.robotmcpkit.server;

import io.modelcontextprotocol.server.McpAsyncServer;
import io.modelcontextprotocol.server.transport.HttpServletStreamableServerTransportProvider;
import org.robotmcpkit.mcp.ClassicTools;
import org.robotmcpkit.mcp.Incoming;
import org.robotmcpkit.mcp.Menu;
import org.robotmcpkit.mcp.ServerInfo;

/** The Streamable HTTP transport of protocol revisions 2025-03-26 to 2025-11-25. */
final class StreamableEndpoint {
  private StreamableEndpoint() {}

  static HttpFront.Endpoint make(String path, ServerInfo info, Menu menu) {
    HttpServletStreamableServerTransportProvider transport =
        HttpServletStreamableServerTransportProvider.builder()
            .jsonMapper(ClassicTools.JSON)
            .mcpEndpoint(path)
            .maxRequestSize(Incoming.MOST_BYTES)
            .sessionSweepInterval(Sessions.IDLE)
            .contextExtractor(Door::contextOf)
            .build();
    McpAsyncServer server = ClassicTools.serve(transport, info, menu);
    return new HttpFront.Endpoint(transport, path, () -> ClassicTools.close(server));
  }
}
