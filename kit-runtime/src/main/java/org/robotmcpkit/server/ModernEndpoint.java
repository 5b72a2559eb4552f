package org.robotmcpkit.server;

import io.modelcontextprotocol.modern.server.transport.HttpServletMcpTransport;
import io.modelcontextprotocol.server.transport.ServerHttpHeaderValidator;
import org.robotmcpkit.mcp.Incoming;
import org.robotmcpkit.mcp.Menu;
import org.robotmcpkit.mcp.ModernTools;
import org.robotmcpkit.mcp.ServerInfo;

/** The Streamable HTTP transport of protocol revision 2026-07-28. */
final class ModernEndpoint {
  private ModernEndpoint() {}

  static HttpFront.Endpoint make(String path, ServerInfo info, Menu menu) {
    HttpServletMcpTransport transport =
        HttpServletMcpTransport.builder(ModernTools.serve(info, menu))
            .endpoint(path)
            .maxRequestSize(Incoming.MOST_BYTES)
            // The door in front of it has looked at Host and Origin; the default refuses its own
            // Origin too.
            .httpHeaderValidator(ServerHttpHeaderValidator.NOOP)
            .contextExtractor(Door::contextOf)
            .build();
    return new HttpFront.Endpoint(transport, path, session -> {}, transport::closeGracefully);
  }
}
