package org.robotmcpkit.cli;

import java.io.IOException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.robotmcpkit.server.registry.RegisteredServer;
import org.robotmcpkit.server.registry.RegisteredServers;

/**
 * The servers that run on this machine, from the file that {@code MCP_REGISTRY} names, as servers
 * read it.
 */
final class Registered {
  private static final String VARIABLE = "MCP_REGISTRY";

  private Registered() {}

  /**
   * The servers that run now; none where the registry is off.
   *
   * @throws CommandFailure if the file cannot be read
   */
  static List<RegisteredServer> servers(Map<String, String> variables) {
    String where = variables.getOrDefault(VARIABLE, "").strip();
    try {
      return switch (where) {
        case "off" -> List.of();
        case "", "on" -> RegisteredServers.list();
        default -> new RegisteredServers(Path.of(where)).running();
      };
    } catch (InvalidPathException | IOException unreadable) {
      throw CommandFailure.usage(
          "the registry of servers cannot be read: " + Shown.line(unreadable.getMessage()));
    }
  }
}
