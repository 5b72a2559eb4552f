package org.robotmcpkit.server;

import io.modelcontextprotocol.server.McpAsyncServer;
import io.modelcontextprotocol.server.transport.HttpServletSseServerTransportProvider;
import org.robotmcpkit.mcp.ClassicTools;
import org.robotmcpkit.mcp.Incoming;
import org.robotmcpkit.mcp.Menu;
import org.robotmcpkit.mcp.ServerInfo;

/** The HTTP+SSE transport of protocol revision 2024-11-05; the one class that touches what the SDK has deprecated. */
@SuppressWarnings("deprecation")
final class SseEndpoint {
  static final String PATH = "/sse";
  private static final String MESSAGES = "/message";

  private SseEndpoint() {}

  static HttpFront.Endpoint make(ServerInfo info, Menu menu) {
    HttpServletSseServerTransportProvider transport =
        HttpServletSseServerTransportProvider.builder()
            .jsonMapper(ClassicTools.JSON)
            .sseEndpoint(PATH)
            .messageEndpoint(MESSAGES)
            .maxRequestSize(Incoming.MOST_BYTES)
            .contextExtractor(Door::contextOf)
            .build();
    McpAsyncServer server = ClassicTools.serve(transport, info, menu);
    return new HttpFront.Endpoint(transport, PATH, () -> ClassicTools.close(server));
  }
}
