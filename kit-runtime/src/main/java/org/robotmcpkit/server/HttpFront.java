package org.robotmcpkit.server;

import jakarta.servlet.DispatcherType;
import jakarta.servlet.http.HttpFilter;
import jakarta.servlet.http.HttpServlet;
import java.io.IOException;
import java.net.BindException;
import java.util.EnumSet;
import java.util.concurrent.CountDownLatch;
import org.eclipse.jetty.ee10.servlet.FilterHolder;
import org.eclipse.jetty.ee10.servlet.ServletContextHandler;
import org.eclipse.jetty.ee10.servlet.ServletHolder;
import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.server.HttpConnectionFactory;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;
import org.eclipse.jetty.util.thread.QueuedThreadPool;
import org.jspecify.annotations.Nullable;
import org.robotmcpkit.mcp.Menu;
import org.robotmcpkit.mcp.ServerInfo;
import org.robotmcpkit.model.LogText;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Serves MCP over HTTP with an embedded Jetty, closed to everything but this machine. */
final class HttpFront implements Front {
  private static final Logger LOG = LoggerFactory.getLogger(HttpFront.class);
  private static final int THREADS = 200;

  private static final long STOP_MILLIS = 500;

  /** What one transport brings: its servlet, where it lies, and what ends its conversations. */
  record Endpoint(HttpServlet servlet, String path, Runnable closing) {}

  /** Makes an endpoint; one for each transport. */
  interface EndpointFactory {
    Endpoint make(ServerInfo info, Menu menu);
  }

  private final Settings settings;
  private final EndpointFactory factory;
  private final Server jetty;
  private final ServerConnector connector;
  private final CountDownLatch never = new CountDownLatch(1);
  private @Nullable Endpoint endpoint;

  HttpFront(Settings settings, EndpointFactory factory) {
    this.settings = settings;
    this.factory = factory;
    QueuedThreadPool threads = new QueuedThreadPool(THREADS);
    threads.setName("kit-http");
    threads.setDaemon(true);
    jetty = new Server(threads);
    jetty.setStopTimeout(STOP_MILLIS);
    HttpConfiguration http = new HttpConfiguration();
    http.setSendServerVersion(false);
    connector = new ServerConnector(jetty, new HttpConnectionFactory(http));
    connector.setHost(settings.host());
    connector.setPort(settings.port());
    jetty.addConnector(connector);
  }

  @Override
  public String open(ServerInfo info, Menu menu) {
    Endpoint made = factory.make(info, menu);
    endpoint = made;
    ServletContextHandler context = new ServletContextHandler("/");
    addFilter(context, new LoopbackOnly(connector::getLocalPort));
    addFilter(context, new MessageBodies());
    addFilter(context, new PlainErrorBodies());
    ServletHolder holder = new ServletHolder(made.servlet());
    holder.setAsyncSupported(true);
    context.addServlet(holder, "/*");
    context.setErrorHandler(new PlainErrors());
    jetty.setErrorHandler(new PlainErrors());
    jetty.setHandler(context);
    try {
      jetty.start();
    } catch (Exception failure) {
      close();
      throw refusal(failure);
    }
    return "http://" + urlHost() + ":" + connector.getLocalPort() + made.path();
  }

  private static void addFilter(ServletContextHandler context, HttpFilter filter) {
    FilterHolder holder = new FilterHolder(filter);
    holder.setAsyncSupported(true);
    context.addFilter(holder, "/*", EnumSet.of(DispatcherType.REQUEST));
  }

  private String urlHost() {
    String host = settings.host();
    return host.contains(":") && !host.startsWith("[") ? "[" + host + "]" : host;
  }

  private ConfigurationException refusal(Exception failure) {
    String where = "port " + settings.port() + " on " + settings.host();
    if (failure instanceof BindException || failure.getCause() instanceof BindException) {
      return new ConfigurationException(
          where + " cannot be bound, probably because another program has it; set " + Settings.PORT
              + " to another port (0 takes a free one).",
          failure);
    }
    String why = failure instanceof IOException && failure.getMessage() != null ? failure.getMessage() : failure.toString();
    return new ConfigurationException(where + " cannot be served: " + LogText.safe(why) + ".", failure);
  }

  @Override
  public void awaitEnd() throws InterruptedException {
    never.await();
  }

  @Override
  public void close() {
    never.countDown();
    connector.close();
    if (endpoint != null) {
      endpoint.closing().run();
    }
    try {
      jetty.stop();
    } catch (Exception stuck) {
      LOG.debug("Jetty did not stop in time", stuck);
    }
  }
}
