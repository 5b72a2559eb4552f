package org.robotmcpkit.server;

import io.modelcontextprotocol.server.McpAsyncServer;
import io.modelcontextprotocol.server.transport.StdioServerTransportProvider;
import java.io.InputStream;
import java.io.OutputStream;
import org.jspecify.annotations.Nullable;
import org.robotmcpkit.mcp.ClassicTools;
import org.robotmcpkit.mcp.Era;
import org.robotmcpkit.mcp.Menu;
import org.robotmcpkit.mcp.ServerInfo;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Serves the one client that has started this process, over standard input and output, with the
 * stack of the era in which it speaks first.
 */
final class StdioFront implements Front {
  private static final Logger LOG = LoggerFactory.getLogger(StdioFront.class);

  private final StdioConversation conversation;
  private final Object lock = new Object();
  // guarded by lock
  private @Nullable Runnable closing;
  private boolean closed;

  StdioFront(InputStream in, OutputStream out) {
    conversation = new StdioConversation(in, out);
  }

  @Override
  public String open(ServerInfo info, Menu menu) {
    Thread listener = new Thread(() -> listen(info, menu), "kit-stdio");
    listener.setDaemon(true);
    listener.start();
    return "standard input and output";
  }

  private void listen(ServerInfo info, Menu menu) {
    try {
      conversation.awaitEra().ifPresent(era -> serve(era, info, menu));
    } catch (RuntimeException broken) {
      LOG.error("standard input cannot be served", broken);
      conversation.end();
    }
  }

  private void serve(Era era, ServerInfo info, Menu menu) {
    synchronized (lock) {
      if (!closed) {
        closing =
            era == Era.MODERN
                ? ModernStdio.serve(conversation, info, menu)
                : serveClassic(info, menu);
      }
    }
  }

  private Runnable serveClassic(ServerInfo info, Menu menu) {
    conversation.onCalledOff(
        request ->
            menu.waiting()
                .giveUp(
                    String.valueOf(request.params().get("name")),
                    request.params().get("arguments")));
    McpAsyncServer server =
        ClassicTools.serve(
            new StdioServerTransportProvider(
                ClassicTools.JSON, conversation.in(), conversation.out()),
            info,
            menu);
    return () -> ClassicTools.close(server);
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
    synchronized (lock) {
      closed = true;
      if (closing != null) {
        closing.run();
      }
    }
  }
}
