package org.robotmcpkit.server;

import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpFilter;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.IntSupplier;

/**
 * Lets through only what a program on this machine sends on purpose: the {@code Host} must be this server's own, and an
 * {@code Origin}, which only browsers send, must be this server's own too. Everything else gets 403 before its body is
 * read (MCP specification, transports, security warning: DNS rebinding).
 */
final class LoopbackOnly extends HttpFilter {
  private static final long serialVersionUID = 1L;
  private static final List<String> NAMES = List.of("127.0.0.1", "localhost", "[::1]");

  private final transient IntSupplier port;

  /**
   * The filter of one server.
   *
   * @param port the port it has been bound to
   */
  LoopbackOnly(IntSupplier port) {
    this.port = port;
  }

  @Override
  protected void doFilter(HttpServletRequest request, HttpServletResponse response, FilterChain chain)
      throws IOException, ServletException {
    if (!isOwn(request, "Host", "", true)) {
      Refusal.write(
          response,
          HttpServletResponse.SC_FORBIDDEN,
          "This server answers only to its own loopback address in Host.");
    } else if (!isOwn(request, "Origin", "http://", false)) {
      Refusal.write(
          response,
          HttpServletResponse.SC_FORBIDDEN,
          "This server does not answer web pages of another Origin.");
    } else {
      chain.doFilter(request, response);
    }
  }

  private boolean isOwn(HttpServletRequest request, String header, String scheme, boolean required) {
    List<String> values = Collections.list(request.getHeaders(header));
    if (values.isEmpty()) {
      return !required;
    }
    return values.size() == 1 && own(scheme).contains(values.get(0).toLowerCase(Locale.ROOT));
  }

  private Set<String> own(String scheme) {
    int bound = port.getAsInt();
    return Set.of(
        scheme + NAMES.get(0) + ":" + bound, scheme + NAMES.get(1) + ":" + bound, scheme + NAMES.get(2) + ":" + bound);
  }
}
