package org.robotmcpkit.server;

import io.modelcontextprotocol.json.McpJsonDefaults;
import io.modelcontextprotocol.modern.server.McpServer;
import io.modelcontextprotocol.modern.server.transport.StdioMcpTransport;
import java.time.Duration;
import org.robotmcpkit.mcp.Menu;
import org.robotmcpkit.mcp.ModernTools;
import org.robotmcpkit.mcp.ServerInfo;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Standard input and output in protocol revision 2026-07-28. */
final class ModernStdio {
  private static final Logger LOG = LoggerFactory.getLogger(ModernStdio.class);
  private static final Duration CLOSE_TIMEOUT = Duration.ofSeconds(1);

  private ModernStdio() {}

  /** Begins to answer; what it gives back ends it. */
  static Runnable serve(StdioConversation conversation, ServerInfo info, Menu menu) {
    McpServer server = ModernTools.serve(info, menu);
    StdioMcpTransport transport =
        new StdioMcpTransport(
            server, McpJsonDefaults.getMapper(), conversation.in(), conversation.out());
    transport.start().subscribe();
    return () -> {
      server.closeGracefully();
      try {
        transport.closeGracefully().block(CLOSE_TIMEOUT);
      } catch (RuntimeException stuck) {
        LOG.debug("the MCP server did not close in time", stuck);
      }
    };
  }
}
