package org.robotmcpkit.server;

import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.http.HttpURI;
import org.eclipse.jetty.server.Request;
import org.robotmcpkit.model.LogText;

/**
 * The names by which a server may be called, each with its port: what keeps a page of a foreign
 * name, which its owner lets point to this machine, from talking to it (DNS rebinding). Immutable.
 */
final class Hosts {
  private static final int HTTP_PORT = 80;
  private static final Pattern NAME =
      Pattern.compile("(\\[[0-9a-f:.]+]|[a-z0-9_]([a-z0-9._-]*[a-z0-9])?)(:[1-9][0-9]{0,4})?");

  private final Set<String> authorities;

  private Hosts(Set<String> authorities) {
    this.authorities = Set.copyOf(authorities);
  }

  /**
   * The names of a server.
   *
   * @param bound what it listens on
   * @param more names that were allowed besides, with a port or with that of the server
   */
  static Hosts of(Address bound, int port, List<String> more) {
    Set<String> authorities = new HashSet<>();
    bound.ownNames().forEach(name -> add(authorities, name, port));
    more.forEach(name -> add(authorities, name, port));
    return new Hosts(authorities);
  }

  private static void add(Set<String> authorities, String name, int port) {
    boolean hasPort = name.matches(".*:[0-9]+");
    authorities.add(hasPort ? name : name + ":" + port);
    if (!hasPort && port == HTTP_PORT) {
      authorities.add(name); // the port of the scheme is left out (RFC 9110 §4.2.3)
    }
  }

  /**
   * A name as somebody has configured it, in lower case.
   *
   * @param source what it was configured with, for the message
   * @throws ConfigurationException if it is no name
   */
  static String checked(String source, String name) {
    String lower = name.toLowerCase(Locale.ROOT);
    if (!NAME.matcher(lower).matches()) {
      throw new ConfigurationException(
          source
              + " has \""
              + LogText.safe(name)
              + "\", which is no host; give exact names such as robot.lan or"
              + " robot.lan:9100.");
    }
    return lower;
  }

  /** The names with their ports. */
  Set<String> authorities() {
    return authorities;
  }

  /** Whether the request names this server, once in its header, and nothing else in its target. */
  boolean allow(Request request) {
    List<String> headers = request.getHeaders().getValuesList(HttpHeader.HOST);
    return headers.size() == 1 && isOwn(headers.get(0)) && isOwn(request.getHttpURI());
  }

  private boolean isOwn(String authority) {
    return authorities.contains(authority.toLowerCase(Locale.ROOT));
  }

  private boolean isOwn(HttpURI target) {
    return target.getUser() == null
        && (target.getAuthority() == null || isOwn(target.getAuthority()));
  }
}
