package org.robotmcpkit.server;

import java.util.Locale;
import java.util.Set;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.server.Request;
import org.jspecify.annotations.Nullable;
import org.robotmcpkit.mcp.Incoming;
import org.robotmcpkit.server.inspector.Doorway;
import org.robotmcpkit.tool.Caller;

/**
 * What the inspector asks of this server. Its names are those of the machine itself: one that was
 * allowed for a proxy would show the inspector to whoever can reach that. Immutable.
 */
record InspectorDoorway(Hosts hosts, Origins origins) implements Doorway {
  private static final Set<String> LOOPBACK = Set.of("127.0.0.1", "localhost", "[::1]");

  @Override
  public boolean isForThisMachine(Request request) {
    return hosts.allow(request)
        && LOOPBACK.contains(name(request.getHeaders().get(HttpHeader.HOST)));
  }

  private static String name(String authority) {
    return authority.replaceFirst(":[0-9]*$", "").toLowerCase(Locale.ROOT);
  }

  @Override
  public boolean isOwnPage(Request request) {
    return origins.allowOwn(request);
  }

  @Override
  @SuppressWarnings("ReferenceEquality") // nobody is one object
  public @Nullable Caller callerOf(Request request) {
    Caller caller = Door.callerOf(request);
    return caller == Caller.nobody() ? null : caller;
  }

  @Override
  public Incoming.@Nullable Message messageOf(Request request) {
    return Bodies.messageOf(request);
  }
}
