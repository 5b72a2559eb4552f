package org.robotmcpkit.server;

import java.io.IOException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.robotmcpkit.model.LogText;
import org.robotmcpkit.server.registry.RegisteredServer;
import org.robotmcpkit.server.registry.RegisteredServers;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The entry of one server in the registry, from its start to its stop. A registry that cannot be
 * written is a warning: a robot works without it.
 */
final class Registration {
  private static final Logger LOG = LoggerFactory.getLogger(Registration.class);
  private static final String ON = "on";
  private static final String OFF = "off";

  private final @Nullable RegisteredServers registry;
  private final RegisteredServer server;

  private Registration(@Nullable RegisteredServers registry, RegisteredServer server) {
    this.registry = registry;
    this.server = server;
  }

  /**
   * Where a server registers.
   *
   * @param setting {@code on} for the usual file, {@code off} for none, or an absolute path; empty:
   *     on for HTTP, off for stdio, whose servers belong to the client that has started them
   * @throws ConfigurationException if it is none of these
   */
  static Optional<Path> fileOf(Optional<String> setting, TransportKind transport) {
    String where = setting.orElse(transport == TransportKind.STDIO ? OFF : ON);
    if (where.equals(OFF)) {
      return Optional.empty();
    }
    if (where.equals(ON)) {
      return Optional.of(RegisteredServers.defaultFile());
    }
    try {
      Path path = Path.of(where);
      if (path.isAbsolute() && path.getFileName() != null) {
        return Optional.of(path);
      }
    } catch (InvalidPathException noPath) {
      // said below
    }
    throw new ConfigurationException(
        Settings.REGISTRY
            + " is \""
            + LogText.safe(where)
            + "\"; set it to on, off or the absolute path of a file.");
  }

  /** Writes the server in, if there is a file to write it to. */
  static Registration of(Optional<Path> file, RegisteredServer server) {
    if (file.isPresent()) {
      RegisteredServers registry = new RegisteredServers(file.get());
      try {
        registry.add(server);
        return new Registration(registry, server);
      } catch (IOException | RuntimeException refused) {
        LOG.warn(
            "{} cannot be written, so routers will not find this server: {}",
            LogText.safe(file.get()),
            LogText.safe(refused));
      }
    }
    return new Registration(null, server);
  }

  /** Writes the server out again. */
  void end() {
    if (registry != null) {
      try {
        registry.remove(server);
      } catch (IOException | RuntimeException refused) {
        LOG.debug(
            "the registry keeps this server until the next one starts: {}", LogText.safe(refused));
      }
    }
  }
}
