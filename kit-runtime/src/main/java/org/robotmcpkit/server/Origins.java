package org.robotmcpkit.server;

import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;
import org.eclipse.jetty.http.HttpFields;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.server.Request;
import org.robotmcpkit.model.LogText;

/**
 * The web pages that may talk to a server: its own, and those that were listed (MCP specification,
 * transports, security warning). Pages of a listed origin get the headers without which a browser
 * would not let them read. Immutable.
 */
final class Origins {
  private static final Pattern ORIGIN =
      Pattern.compile(
          "https?://(\\[[0-9a-f:.]+]|[a-z0-9_]([a-z0-9._-]*[a-z0-9])?)(:[1-9][0-9]{0,4})?");
  private static final String METHODS = "GET, POST, DELETE";
  private static final String REQUEST_HEADERS =
      "Authorization, Content-Type, Accept, Last-Event-ID, Mcp-Session-Id, Mcp-Protocol-Version, Mcp-Method, Mcp-Name";
  private static final String RESPONSE_HEADERS = "Mcp-Session-Id, WWW-Authenticate";
  private static final String MAX_AGE_S = "600";

  private final Set<String> own;
  private final Set<String> listed;

  /** The server's own pages, and those that were listed. */
  Origins(Hosts hosts, List<String> listed) {
    this.own = new HashSet<>();
    hosts.authorities().forEach(authority -> own.add("http://" + authority));
    this.listed = Set.copyOf(listed);
  }

  /**
   * An origin as somebody has configured it, in lower case.
   *
   * @param source what it was configured with, for the message
   * @throws ConfigurationException if it is no origin
   */
  static String checked(String source, String origin) {
    String lower = origin.toLowerCase(Locale.ROOT);
    if (!ORIGIN.matcher(lower).matches()) {
      throw new ConfigurationException(
          source
              + " has \""
              + LogText.safe(origin)
              + "\", which is no origin; give exact ones such as"
              + " https://inspector.example, without a path.");
    }
    return lower;
  }

  /** Whether the request comes from no page at all, or from one that may talk to this server. */
  boolean allow(Request request) {
    List<String> given = request.getHeaders().getValuesList(HttpHeader.ORIGIN);
    return given.isEmpty()
        || (given.size() == 1 && (own.contains(given.get(0)) || isListed(given.get(0))));
  }

  /** Whether the request comes from no page at all, or from one of this server. */
  boolean allowOwn(Request request) {
    List<String> given = request.getHeaders().getValuesList(HttpHeader.ORIGIN);
    return given.isEmpty() || (given.size() == 1 && own.contains(given.get(0)));
  }

  private boolean isListed(String origin) {
    return listed.contains(origin);
  }

  /** Whether a browser asks whether a page of a listed origin may send what it is about to send. */
  boolean isPreflight(Request request) {
    return request.getMethod().equals("OPTIONS")
        && isFromListed(request)
        && request.getHeaders().contains(HttpHeader.ACCESS_CONTROL_REQUEST_METHOD);
  }

  private boolean isFromListed(Request request) {
    String origin = request.getHeaders().get(HttpHeader.ORIGIN);
    return origin != null && isListed(origin);
  }

  /** Lets a page of a listed origin read the answer; says nothing to others. */
  void tell(Request request, HttpFields.Mutable answer) {
    if (!listed.isEmpty()) {
      answer.add(HttpHeader.VARY, HttpHeader.ORIGIN.asString());
    }
    if (isFromListed(request)) {
      answer.put(
          HttpHeader.ACCESS_CONTROL_ALLOW_ORIGIN, request.getHeaders().get(HttpHeader.ORIGIN));
      answer.put(HttpHeader.ACCESS_CONTROL_EXPOSE_HEADERS, RESPONSE_HEADERS);
    }
  }

  /** Says what a page of a listed origin may send. */
  void tellPreflight(HttpFields.Mutable answer) {
    answer.put(HttpHeader.ACCESS_CONTROL_ALLOW_METHODS, METHODS);
    answer.put(HttpHeader.ACCESS_CONTROL_ALLOW_HEADERS, REQUEST_HEADERS);
    answer.put(HttpHeader.ACCESS_CONTROL_MAX_AGE, MAX_AGE_S);
  }
}
