package org.robotmcpkit.bench.serve;

import jakarta.servlet.http.HttpServlet;
import org.eclipse.jetty.ee10.servlet.ServletContextHandler;
import org.eclipse.jetty.ee10.servlet.ServletHolder;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;
import org.eclipse.jetty.util.VirtualThreads;
import org.eclipse.jetty.util.thread.QueuedThreadPool;

/** An embedded Jetty on a free port, with nothing in front of what it serves. */
final class JettyServing implements Serve.Serving {
  private static final int THREADS = 200;

  private final Server jetty;
  private final ServerConnector connector;

  private JettyServing(Handler handler, boolean virtual) throws Exception {
    QueuedThreadPool threads = new QueuedThreadPool(THREADS);
    threads.setDaemon(true);
    if (virtual) {
      threads.setVirtualThreadsExecutor(VirtualThreads.getDefaultVirtualThreadsExecutor());
    }
    jetty = new Server(threads);
    connector = new ServerConnector(jetty);
    connector.setHost("127.0.0.1");
    jetty.addConnector(connector);
    jetty.setHandler(handler);
    jetty.start();
  }

  static JettyServing of(HttpServlet servlet, boolean virtual) throws Exception {
    ServletContextHandler context = new ServletContextHandler("/");
    ServletHolder holder = new ServletHolder(servlet);
    holder.setAsyncSupported(true);
    context.addServlet(holder, "/*");
    return of(context, virtual);
  }

  static JettyServing of(Handler handler, boolean virtual) throws Exception {
    return new JettyServing(handler, virtual);
  }

  @Override
  public int port() {
    return connector.getLocalPort();
  }

  @Override
  public void close() {
    try {
      jetty.stop();
    } catch (Exception stuck) {
      throw new IllegalStateException("Jetty does not stop", stuck);
    }
  }
}
