package org.robotmcpkit.cli;

import java.net.URI;
import java.net.URISyntaxException;
import java.util.List;
import java.util.stream.Collectors;
import org.robotmcpkit.server.registry.RegisteredServer;

/**
 * Where a server is: its address without {@code /mcp}.
 *
 * @param base the address, without a slash at its end
 */
record ServerAddress(URI base) {
  private static final String MCP = "/mcp";
  private static final String SSE = "/sse";

  /** How the servers that run here are found. */
  @FunctionalInterface
  interface Registry {
    List<RegisteredServer> running();
  }

  /**
   * The address that a user has written: a URL with or without {@code /mcp}, or the name of a
   * server that runs on this machine.
   *
   * @throws CommandFailure if it is neither
   */
  static ServerAddress of(String text, Registry registry) {
    if (text.contains("://")) {
      return ofUrl(text);
    }
    if (text.matches("[A-Za-z0-9.-]+:[0-9]+(/.*)?")) {
      throw CommandFailure.usage(
          Shown.line(text) + " is no URL; did you mean http://" + Shown.line(text) + " ?");
    }
    return ofUrl(endpoint(text, registry.running()));
  }

  private static ServerAddress ofUrl(String text) {
    URI url;
    try {
      url = new URI(text);
    } catch (URISyntaxException noUrl) {
      throw CommandFailure.usage(
          Shown.line(text) + " is no URL; write it as in http://127.0.0.1:9100");
    }
    boolean isHttp =
        "http".equalsIgnoreCase(url.getScheme()) || "https".equalsIgnoreCase(url.getScheme());
    if (!isHttp
        || url.getHost() == null
        || url.getRawUserInfo() != null
        || url.getRawQuery() != null
        || url.getRawFragment() != null) {
      throw CommandFailure.usage(
          "the URL must be http or https with a host, and without user, query and fragment, as in http://127.0.0.1:9100");
    }
    String path = withoutSlash(url.getRawPath());
    if (path.endsWith(SSE)) {
      throw CommandFailure.usage(
          Shown.line(text)
              + " is for SSE, which kit does not speak; start the server with MCP_TRANSPORT=streamable_http");
    }
    String before =
        path.endsWith(MCP) ? withoutSlash(path.substring(0, path.length() - MCP.length())) : path;
    return new ServerAddress(URI.create(url.getScheme() + "://" + url.getRawAuthority() + before));
  }

  private static String withoutSlash(String path) {
    return path.endsWith("/") ? withoutSlash(path.substring(0, path.length() - 1)) : path;
  }

  private static String endpoint(String name, List<RegisteredServer> running) {
    List<RegisteredServer> known =
        running.stream()
            .filter(server -> server.name().equals(name) || server.appId().equals(name))
            .toList();
    if (known.size() == 1) {
      RegisteredServer server = known.get(0);
      if (server.port() == 0) {
        throw CommandFailure.usage(
            Shown.line(name)
                + " speaks with the client that has started it (stdio), and with nobody else");
      }
      return server.endpoint();
    }
    if (known.isEmpty()) {
      throw CommandFailure.usage(
          "no server "
              + Shown.line(name)
              + " runs on this machine; "
              + (running.isEmpty() ? "none is registered" : "there is " + names(running))
              + ". Or give a URL, as in"
              + " http://127.0.0.1:9100");
    }
    throw CommandFailure.usage(
        Shown.line(name)
            + " runs more than once; take one of "
            + known.stream()
                .map(server -> Shown.line(server.appId()))
                .collect(Collectors.joining(", ")));
  }

  private static String names(List<RegisteredServer> servers) {
    return servers.stream()
        .map(server -> Shown.line(server.name()))
        .distinct()
        .collect(Collectors.joining(", "));
  }

  /** Scheme, host and port. */
  String origin() {
    return base.getScheme() + "://" + base.getRawAuthority();
  }

  /** The path of the server's own page, from {@link #origin}. */
  String path(String page) {
    return base.getRawPath() + page;
  }

  /** Where MCP is spoken, from {@link #origin}. */
  String mcpPath() {
    return path(MCP);
  }

  /** Whether what is sent there stays on this machine or is encrypted. */
  boolean isPrivate() {
    return base.getScheme().equalsIgnoreCase("https")
        || base.getHost().matches("localhost|127\\.[0-9.]+|\\[::1]");
  }

  @Override
  public String toString() {
    return Shown.line(base);
  }
}
