package org.robotmcpkit.server;

import jakarta.servlet.DispatcherType;
import jakarta.servlet.http.HttpServlet;
import java.io.IOException;
import java.net.BindException;
import java.util.EnumSet;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import org.eclipse.jetty.ee10.servlet.FilterHolder;
import org.eclipse.jetty.ee10.servlet.ServletContextHandler;
import org.eclipse.jetty.ee10.servlet.ServletHolder;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.server.HttpConnectionFactory;
import org.eclipse.jetty.server.NetworkConnectionLimit;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;
import org.eclipse.jetty.util.thread.QueuedThreadPool;
import org.jspecify.annotations.Nullable;
import org.robotmcpkit.mcp.Menu;
import org.robotmcpkit.mcp.ServerInfo;
import org.robotmcpkit.model.LogText;
import org.robotmcpkit.server.inspector.Doorway;
import org.robotmcpkit.server.inspector.Inspector;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Serves MCP over HTTP with an embedded Jetty. Every request goes through {@link HeaderTime},
 * {@link Door}, {@link Bodies}, {@link Sessions}, {@link StreamOwners} and {@link CalledOff}, in
 * this order, before the SDK sees it; none of them holds a thread while a client is slow. An {@link
 * Inspector}, where there is one, stands before the door, behind it and behind the bodies.
 */
final class HttpFront implements Front {
  private static final Logger LOG = LoggerFactory.getLogger(HttpFront.class);
  private static final int THREADS = 200;

  private static final int MOST_HEADER_BYTES = 16 << 10;
  private static final long MOST_HEADER_MILLIS = 5000;
  private static final long MOST_BODY_MILLIS = 10_000;
  private static final long IDLE_MILLIS = 30_000;
  private static final int MOST_SESSIONS = 100;

  /**
   * Connections hold no thread, so there may be more of them than threads; at the limit idle ones
   * go soon.
   */
  private static final int MOST_CONNECTIONS = 512;

  private static final long IDLE_AT_LIMIT_MILLIS = 2000;

  private static final long STOP_MILLIS = 500;

  /**
   * What one transport brings.
   *
   * @param servlet what answers
   * @param path where it lies
   * @param ending ends the session of that id, which has given way; what it kept goes with it
   * @param closing ends all its conversations
   */
  record Endpoint(HttpServlet servlet, String path, Consumer<String> ending, Runnable closing) {}

  /** Makes an endpoint; one for each transport. */
  interface EndpointFactory {
    Endpoint make(ServerInfo info, Menu menu);
  }

  private final Settings settings;
  private final EndpointFactory factory;
  private final Health health;
  private final Optional<ApprovalDesk> approvals;
  private final LongSupplier nanoTime;
  private final Server jetty;
  private final ServerConnector connector;
  private final CountDownLatch never = new CountDownLatch(1);
  private @Nullable Endpoint endpoint;
  private @Nullable Inspector inspector;

  HttpFront(
      Settings settings, Health health, Optional<ApprovalDesk> approvals, EndpointFactory factory) {
    this(settings, health, approvals, factory, System::nanoTime);
  }

  /**
   * A front whose sessions grow old by the clock that is given: nanoseconds, as {@link
   * System#nanoTime}.
   */
  HttpFront(
      Settings settings,
      Health health,
      Optional<ApprovalDesk> approvals,
      EndpointFactory factory,
      LongSupplier nanoTime) {
    this.settings = settings;
    this.factory = factory;
    this.health = health;
    this.approvals = approvals;
    this.nanoTime = nanoTime;
    QueuedThreadPool threads = new QueuedThreadPool(THREADS);
    threads.setName("kit-http");
    threads.setDaemon(true);
    jetty = new Server(threads);
    jetty.setStopTimeout(STOP_MILLIS);
    HttpConfiguration http = new HttpConfiguration();
    http.setSendServerVersion(false);
    http.setRequestHeaderSize(MOST_HEADER_BYTES);
    connector = new ServerConnector(jetty, new HttpConnectionFactory(http));
    connector.setHost(settings.address().text());
    connector.setPort(settings.port());
    connector.setIdleTimeout(IDLE_MILLIS);
    jetty.addConnector(connector);
    NetworkConnectionLimit limit = new NetworkConnectionLimit(MOST_CONNECTIONS, connector);
    limit.setEndPointIdleTimeout(IDLE_AT_LIMIT_MILLIS);
    jetty.addBean(limit);
  }

  /** The same, with an inspector; to be said before it is opened. */
  HttpFront inspectedBy(@Nullable Inspector newInspector) {
    inspector = newInspector;
    return this;
  }

  @Override
  public String open(ServerInfo info, Menu menu) {
    Endpoint made = factory.make(info, menu);
    endpoint = made;
    try {
      connector.open();
      jetty.setErrorHandler(new PlainErrors());
      jetty.setHandler(handlers(made, menu));
      jetty.start();
    } catch (Exception failure) {
      close();
      throw refusal(failure);
    }
    String base = "http://" + settings.address().inUrl() + ":" + connector.getLocalPort();
    sayWhoMayCome(base);
    inspector().ifPresent(page -> LOG.info("the inspector is at {}", page));
    return base + made.path();
  }

  private Handler handlers(Endpoint made, Menu menu) {
    ServletContextHandler context = new ServletContextHandler("/");
    FilterHolder plain = new FilterHolder(new PlainErrorBodies());
    plain.setAsyncSupported(true);
    context.addFilter(plain, "/*", EnumSet.of(DispatcherType.REQUEST));
    ServletHolder holder = new ServletHolder(made.servlet());
    holder.setAsyncSupported(true);
    context.addServlet(holder, "/*");
    context.setErrorHandler(new PlainErrors());
    Hosts hosts = Hosts.of(settings.address(), connector.getLocalPort(), settings.hosts());
    Handler sessions =
        new Sessions(
            MOST_SESSIONS,
            nanoTime,
            made.ending(),
            new StreamOwners(new CalledOff(menu.waiting(), context)));
    Origins origins = new Origins(hosts, settings.origins());
    Inspector watching = inspector;
    Doorway doorway = new InspectorDoorway(hosts, origins);
    Handler known = watching == null ? sessions : watching.behindTheBodies(doorway, sessions);
    Handler bodies = new Bodies(MOST_BODY_MILLIS, known);
    Handler inside = watching == null ? bodies : watching.behindTheDoor(doorway, bodies);
    Handler door =
        new Door(hosts, origins, new Bearer(settings.tokens()), health, approvals, inside);
    Handler outside = watching == null ? door : watching.beforeTheDoor(doorway, door);
    HeaderTime headers = new HeaderTime(MOST_HEADER_MILLIS, connector.getScheduler(), outside);
    connector.addBean(headers, false);
    return headers;
  }

  private void sayWhoMayCome(String base) {
    if (settings.isRemote()) {
      LOG.warn(
          "every machine that can reach {} can call the tools of this robot, with a token and without encryption;"
              + " requests must name one of {}",
          base,
          Hosts.of(settings.address(), connector.getLocalPort(), settings.hosts()).authorities());
    } else if (settings.tokens().isEmpty()) {
      LOG.info(
          "every program on this machine may call the tools at {}; set {} or {} to ask for a token",
          base,
          Settings.TOKEN,
          Settings.TOKEN_FILE);
    }
  }

  private ConfigurationException refusal(Exception failure) {
    String where = "port " + settings.port() + " on " + settings.address().text();
    if (failure instanceof BindException || failure.getCause() instanceof BindException) {
      return new ConfigurationException(
          where
              + " cannot be bound, probably because another program has it; set "
              + Settings.PORT
              + " to another port (0 takes a free one).",
          failure);
    }
    String why =
        failure instanceof IOException && failure.getMessage() != null
            ? failure.getMessage()
            : failure.toString();
    return new ConfigurationException(
        where + " cannot be served: " + LogText.safe(why) + ".", failure);
  }

  @Override
  public int port() {
    return connector.getLocalPort();
  }

  @Override
  public Optional<String> inspector() {
    String base = "http://" + settings.address().inUrl() + ":" + connector.getLocalPort();
    return Optional.ofNullable(inspector).map(there -> base + Inspector.PATH);
  }

  @Override
  public void walkThrough() {
    if (inspector != null) {
      InspectorWalk.through(settings.address(), connector.getLocalPort(), Inspector.files());
    }
  }

  @Override
  public void awaitEnd() throws InterruptedException {
    never.await();
  }

  @Override
  public void end() {
    health.end();
  }

  @Override
  public void close() {
    never.countDown();
    connector.close();
    if (inspector != null) {
      inspector.close();
    }
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
