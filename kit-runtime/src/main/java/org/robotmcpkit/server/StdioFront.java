package org.robotmcpkit.server;

import io.modelcontextprotocol.json.McpJsonDefaults;
import io.modelcontextprotocol.server.McpAsyncServer;
import io.modelcontextprotocol.server.transport.StdioServerTransportProvider;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import org.jspecify.annotations.Nullable;
import org.robotmcpkit.mcp.ClassicTools;
import org.robotmcpkit.mcp.Menu;
import org.robotmcpkit.mcp.ServerInfo;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Serves the one client that has started this process, over standard input and output. */
final class StdioFront implements Front {
  private static final Logger LOG = LoggerFactory.getLogger(StdioFront.class);
  private static final Duration CLOSE_TIMEOUT = Duration.ofSeconds(1);

  private final InputStream in;
  private final OutputStream out;
  private final CountDownLatch inputEnded = new CountDownLatch(1);
  private @Nullable McpAsyncServer server;

  StdioFront(InputStream in, OutputStream out) {
    this.in = new NoticesEnd(in);
    this.out = out;
  }

  @Override
  public String open(ServerInfo info, Menu menu) {
    server = ClassicTools.serve(new StdioServerTransportProvider(McpJsonDefaults.getMapper(), in, out), info, menu);
    return "standard input and output";
  }

  @Override
  public void awaitEnd() throws InterruptedException {
    inputEnded.await();
  }

  @Override
  public void close() {
    inputEnded.countDown();
    if (server != null) {
      try {
        server.closeGracefully().block(CLOSE_TIMEOUT);
      } catch (RuntimeException stuck) {
        LOG.debug("the MCP server did not close in time", stuck);
      }
    }
  }

  /** Notices that the client has closed its end, which the SDK does not tell. */
  private final class NoticesEnd extends FilterInputStream {
    NoticesEnd(InputStream in) {
      super(in);
    }

    @Override
    public int read() throws IOException {
      return noticed(super.read());
    }

    @Override
    public int read(byte[] bytes, int offset, int length) throws IOException {
      return noticed(super.read(bytes, offset, length));
    }

    private int noticed(int read) {
      if (read < 0) {
        inputEnded.countDown();
      }
      return read;
    }
  }
}
