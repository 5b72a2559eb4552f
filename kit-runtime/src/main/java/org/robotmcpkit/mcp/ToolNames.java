package org.robotmcpkit.mcp;

import java.util.Objects;

/**
 * Under which names a server offers its tools, in lists, calls, messages and events alike.
 *
 * <p>A router in front of many servers needs names that say whose tool it is; a single client does
 * not.
 */
@FunctionalInterface
public interface ToolNames {
  /** What names begin with that {@link #ofRobots} makes. */
  String ROBOS = "robos_";

  /**
   * The name of a tool.
   *
   * @param server the name of the server
   * @param tool the name of the tool in its class, or of a status tool such as {@code get_task}
   * @return 1 to 64 letters, digits, {@code _} and {@code -}; the server does not start with
   *     another
   */
  String of(String server, String tool);

  /** The names as they are. */
  static ToolNames plain() {
    return (server, tool) -> tool;
  }

  /**
   * {@code robos_<server>_<tool>}; a name that already begins with {@code robos_} stays as it is.
   */
  static ToolNames ofRobots() {
    return (server, tool) ->
        tool.startsWith(ROBOS)
            ? tool
            : ROBOS + Objects.requireNonNull(server, "server") + "_" + tool;
  }
}
