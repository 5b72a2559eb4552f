package org.robotmcpkit.server;

import io.modelcontextprotocol.json.McpJsonDefaults;
import io.modelcontextprotocol.server.McpAsyncServer;
import io.modelcontextprotocol.server.transport.StdioServerTransportProvider;
import java.io.InputStream;
import java.io.OutputStream;
import org.jspecify.annotations.Nullable;
import org.robotmcpkit.mcp.ClassicTools;
import org.robotmcpkit.mcp.Menu;
import org.robotmcpkit.mcp.ServerInfo;

/** Serves the one client that has started this process, over standard input and output. */
final class StdioFront implements Front {
  private final StdioConversation conversation;
  private @Nullable McpAsyncServer server;

  StdioFront(InputStream in, OutputStream out) {
    conversation = new StdioConversation(in, out);
  }

  @Override
  public String open(ServerInfo info, Menu menu) {
    server =
        ClassicTools.serve(
            new StdioServerTransportProvider(McpJsonDefaults.getMapper(), conversation.in(), conversation.out()),
            info,
            menu);
    return "standard input and output";
  }

  @Override
  public int port() {
    return 0;
  }

  @Override
  public void awaitEnd() throws InterruptedException {
    conversation.awaitEnd();
  }

  @Override
  public void end() {
    conversation.end();
  }

  @Override
  public void close() {
    conversation.end();
    if (server != null) {
      ClassicTools.close(server);
    }
  }
}
