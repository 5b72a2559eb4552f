package org.robotmcpkit.server;

import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.Map;
import java.util.Objects;
import org.robotmcpkit.model.LogText;

/**
 * How a server is reached ({@code docs/contract.md} §7).
 *
 * @param transport the way
 * @param host the address to bind; a loopback address
 * @param port the port to bind; 0 takes a free one
 */
record Settings(TransportKind transport, String host, int port) {
  static final String TRANSPORT = "MCP_TRANSPORT";
  static final String HOST = "MCP_HOST";
  static final String PORT = "MCP_PORT";

  private static final int MOST_PORT = 65535;

  Settings {
    Objects.requireNonNull(transport, "transport");
    requireLoopback(host);
    if (port < 0 || port > MOST_PORT) {
      throw new ConfigurationException("the port is " + port + "; it must be from 0 to " + MOST_PORT + ".");
    }
  }

  /** Settings from environment variables; what is unset or empty has its default. */
  static Settings from(Map<String, String> environment) {
    return new Settings(
        TransportKind.of(valueOf(environment, TRANSPORT, "stdio")),
        valueOf(environment, HOST, "127.0.0.1"),
        port(valueOf(environment, PORT, "9100")));
  }

  private static String valueOf(Map<String, String> environment, String name, String whenUnset) {
    String value = environment.get(name);
    return value == null || value.isBlank() ? whenUnset : value.strip();
  }

  private static int port(String text) {
    if (text.matches("[0-9]{1,5}") && Integer.parseInt(text) <= MOST_PORT) {
      return Integer.parseInt(text);
    }
    throw new ConfigurationException(
        PORT + " is \"" + LogText.safe(text) + "\"; set it to a number from 0 to " + MOST_PORT
            + " (0 takes a free port).");
  }

  private static void requireLoopback(String host) {
    InetAddress address;
    try {
      address = InetAddress.getByName(host);
    } catch (UnknownHostException unknown) {
      throw new ConfigurationException(
          HOST + " is \"" + LogText.safe(host) + "\", which cannot be resolved; set it to 127.0.0.1.", unknown);
    }
    if (!address.isLoopbackAddress()) {
      throw new ConfigurationException(
          HOST + " is \"" + LogText.safe(host) + "\", which other machines can reach; a robot without access control"
              + " must only listen on a loopback address such as 127.0.0.1.");
    }
  }
}
