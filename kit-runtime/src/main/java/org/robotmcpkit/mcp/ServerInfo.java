package org.robotmcpkit.mcp;

import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * How a server introduces itself.
 *
 * @param name its name
 * @param version its version
 * @param instructions what a model should know before it uses the tools; null: nothing
 */
public record ServerInfo(String name, String version, @Nullable String instructions) {
  public ServerInfo {
    Objects.requireNonNull(name, "name");
    Objects.requireNonNull(version, "version");
  }
}
