package org.robotmcpkit.server;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import org.robotmcpkit.model.LogText;

/**
 * How a server is reached, and by whom ({@code docs/contract.md} §7, {@code docs/security.md}).
 *
 * @param transport the way
 * @param address the address to bind
 * @param port the port to bind; 0 takes a free one
 * @param tokens who may come in; none: everybody who can reach it
 * @param hosts more names that requests may be sent to, with a port or with that of the server
 * @param origins the web pages that may talk to it, besides its own
 * @param registry the file in which it stands while it runs, if any
 */
record Settings(
    TransportKind transport,
    Address address,
    int port,
    Tokens tokens,
    List<String> hosts,
    List<String> origins,
    Optional<Path> registry) {
  static final String TRANSPORT = "MCP_TRANSPORT";
  static final String HOST = "MCP_HOST";
  static final String PORT = "MCP_PORT";
  static final String TOKEN = "MCP_TOKEN";
  static final String TOKEN_FILE = "MCP_TOKEN_FILE";
  static final String ALLOW_REMOTE = "MCP_ALLOW_REMOTE";
  static final String ALLOWED_HOSTS = "MCP_ALLOWED_HOSTS";
  static final String ALLOWED_ORIGINS = "MCP_ALLOWED_ORIGINS";

  static final String REGISTRY = "MCP_REGISTRY";

  private static final int MOST_PORT = 65535;

  /**
   * What a program says of who may reach its server, in addition to the environment.
   *
   * @param remote whether other machines may
   * @param hosts as {@link Settings#hosts}
   * @param origins as {@link Settings#origins}
   */
  record Access(boolean remote, List<String> hosts, List<String> origins) {
    /** Only this machine. */
    static Access local() {
      return new Access(false, List.of(), List.of());
    }
  }

  Settings {
    Objects.requireNonNull(transport, "transport");
    hosts = List.copyOf(hosts);
    origins = List.copyOf(origins);
    if (port < 0 || port > MOST_PORT) {
      throw new ConfigurationException(
          "the port is " + port + "; it must be from 0 to " + MOST_PORT + ".");
    }
  }

  /** Settings from environment variables; what is unset or empty has its default. */
  static Settings from(Map<String, String> environment, Access access) {
    TransportKind transport = TransportKind.of(valueOf(environment, TRANSPORT).orElse("stdio"));
    Address address = Address.of(valueOf(environment, HOST).orElse("127.0.0.1"));
    Tokens tokens = tokens(environment);
    if (transport != TransportKind.STDIO) {
      requireReason(address, isRemoteAllowed(environment) || access.remote(), tokens);
    }
    return new Settings(
        transport,
        address,
        port(valueOf(environment, PORT).orElse("9100")),
        tokens,
        both(
            access.hosts(),
            list(environment, ALLOWED_HOSTS)
                .map(one -> Hosts.checked(ALLOWED_HOSTS, one))
                .toList()),
        both(
            access.origins(),
            list(environment, ALLOWED_ORIGINS)
                .map(one -> Origins.checked(ALLOWED_ORIGINS, one))
                .toList()),
        Registration.fileOf(valueOf(environment, REGISTRY), transport));
  }

  /** Whether other machines can reach the server. */
  boolean isRemote() {
    return transport != TransportKind.STDIO && !address.isLoopback();
  }

  private static Optional<String> valueOf(Map<String, String> environment, String name) {
    return Optional.ofNullable(environment.get(name))
        .map(String::strip)
        .filter(value -> !value.isEmpty());
  }

  private static Stream<String> list(Map<String, String> environment, String name) {
    return valueOf(environment, name).stream()
        .flatMap(value -> List.of(value.split("[ ,]+")).stream());
  }

  private static List<String> both(List<String> some, List<String> more) {
    List<String> all = new ArrayList<>(some);
    all.addAll(more);
    return all;
  }

  private static int port(String text) {
    if (text.matches("[0-9]{1,5}") && Integer.parseInt(text) <= MOST_PORT) {
      return Integer.parseInt(text);
    }
    throw new ConfigurationException(
        PORT
            + " is \""
            + LogText.safe(text)
            + "\"; set it to a number from 0 to "
            + MOST_PORT
            + " (0 takes a free port).");
  }

  private static Tokens tokens(Map<String, String> environment) {
    Tokens tokens = Tokens.none();
    Optional<String> token = valueOf(environment, TOKEN);
    if (token.isPresent()) {
      Tokens.weakness(token.get())
          .ifPresent(
              why -> {
                throw new ConfigurationException(
                    TOKEN + " " + why + "; make one with: openssl rand -hex 32");
              });
      tokens = tokens.withOwner(token.get());
    }
    Optional<String> file = valueOf(environment, TOKEN_FILE);
    return file.isPresent() ? TokenFile.addTo(tokens, file.get()) : tokens;
  }

  private static boolean isRemoteAllowed(Map<String, String> environment) {
    String value = valueOf(environment, ALLOW_REMOTE).orElse("false");
    if (value.equals("true") || value.equals("false")) {
      return value.equals("true");
    }
    throw new ConfigurationException(
        ALLOW_REMOTE + " is \"" + LogText.safe(value) + "\"; set it to true or false.");
  }

  private static void requireReason(Address address, boolean remote, Tokens tokens) {
    if (address.isLoopback()) {
      return;
    }
    String exposed =
        HOST + " is \"" + LogText.safe(address.text()) + "\", which other machines can reach; ";
    if (!remote) {
      throw new ConfigurationException(
          exposed
              + "if that is meant, set "
              + ALLOW_REMOTE
              + "=true and a token in "
              + TOKEN
              + " or "
              + TOKEN_FILE
              + ", else use a loopback address such as 127.0.0.1.");
    }
    if (tokens.isEmpty()) {
      throw new ConfigurationException(
          exposed
              + "that takes a token in "
              + TOKEN
              + " or "
              + TOKEN_FILE
              + " (make one with: openssl rand -hex 32).");
    }
  }
}
