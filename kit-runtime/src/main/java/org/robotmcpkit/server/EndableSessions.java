package org.robotmcpkit.server;

import io.modelcontextprotocol.spec.McpStreamableServerSession;
import io.modelcontextprotocol.spec.McpStreamableServerTransportProvider;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import reactor.core.publisher.Mono;

/**
 * The SDK's transport, with sessions that can be ended from outside. Left to itself it keeps a
 * session with an open stream for as long as it runs, and its client may have lost its power long
 * ago. Thread-safe.
 */
final class EndableSessions implements McpStreamableServerTransportProvider {
  private static final Logger LOG = LoggerFactory.getLogger(EndableSessions.class);

  private final McpStreamableServerTransportProvider transport;
  private final Map<String, McpStreamableServerSession> sessions = new ConcurrentHashMap<>();

  EndableSessions(McpStreamableServerTransportProvider transport) {
    this.transport = transport;
  }

  @Override
  public void setSessionFactory(McpStreamableServerSession.Factory factory) {
    transport.setSessionFactory(
        request -> {
          McpStreamableServerSession.McpStreamableServerSessionInit started =
              factory.startSession(request);
          sessions.put(started.session().getId(), started.session());
          return started;
        });
  }

  /** Ends the open stream of a session, after which the transport's sweep drops the rest. */
  void end(String id) {
    McpStreamableServerSession session = sessions.remove(id);
    if (session != null) {
      session
          .closeGracefully()
          .subscribe(nothing -> {}, failure -> LOG.debug("a session did not end well", failure));
    }
  }

  @Override
  public Mono<Void> notifyClients(String method, Object params) {
    return transport.notifyClients(method, params);
  }

  @Override
  public Mono<Void> notifyClient(String sessionId, String method, Object params) {
    return transport.notifyClient(sessionId, method, params);
  }

  @Override
  public void close() {
    transport.close();
  }

  @Override
  public Mono<Void> closeGracefully() {
    return transport.closeGracefully();
  }

  @Override
  public List<String> protocolVersions() {
    return transport.protocolVersions();
  }
}
