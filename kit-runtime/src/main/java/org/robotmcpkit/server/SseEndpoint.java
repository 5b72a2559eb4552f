package org.robotmcpkit.server;

import io.modelcontextprotocol.server.McpAsyncServer;
import io.modelcontextprotocol.server.transport.HttpServletSseServerTransportProvider;
import java.time.Duration;
import org.robotmcpkit.mcp.ClassicTools;
import org.robotmcpkit.mcp.Incoming;
import org.robotmcpkit.mcp.Menu;
import org.robotmcpkit.mcp.ServerInfo;

/**
 * The HTTP+SSE transport of protocol revision 2024-11-05; the one class that touches what the SDK
 * has deprecated.
 */
@SuppressWarnings("deprecation")
final class SseEndpoint {
  static final String PATH = "/sse";
  private static final String MESSAGES = "/message";

  /**
   * How often each client is pinged: that a client has vanished shows only when something is sent
   * to it.
   */
  private static final Duration KEEP_ALIVE = Duration.ofSeconds(30);

  private SseEndpoint() {}

  static HttpFront.Endpoint make(ServerInfo info, Menu menu) {
    return make(KEEP_ALIVE, info, menu);
  }

  static HttpFront.Endpoint make(Duration keepAlive, ServerInfo info, Menu menu) {
    HttpServletSseServerTransportProvider transport =
        HttpServletSseServerTransportProvider.builder()
            .jsonMapper(ClassicTools.JSON)
            .sseEndpoint(PATH)
            .messageEndpoint(MESSAGES)
            .maxRequestSize(Incoming.MOST_BYTES)
            .contextExtractor(Door::contextOf)
            .keepAliveInterval(keepAlive)
            .build();
    McpAsyncServer server = ClassicTools.serve(transport, info, menu);
    return new HttpFront.Endpoint(transport, PATH, session -> {}, () -> ClassicTools.close(server));
  }
}
