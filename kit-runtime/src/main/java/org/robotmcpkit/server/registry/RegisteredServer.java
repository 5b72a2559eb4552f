package org.robotmcpkit.server.registry;

import java.time.Instant;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * One running server, as it stands in the registry. Holds no secret.
 *
 * @param appId the id of the server: its name and its process
 * @param name the server's name
 * @param version its version
 * @param port the port it listens on; 0 for stdio
 * @param endpoint where clients find it: a URL, or words for stdio
 * @param tools the names of its tools
 * @param resources the URIs of its resources
 * @param pid its process
 * @param startedAt when the process started, which together with the pid says whether it still runs
 */
public record RegisteredServer(
    String appId,
    String name,
    String version,
    int port,
    String endpoint,
    List<String> tools,
    List<String> resources,
    long pid,
    Instant startedAt) {
  public RegisteredServer {
    Objects.requireNonNull(appId, "appId");
    Objects.requireNonNull(name, "name");
    Objects.requireNonNull(version, "version");
    Objects.requireNonNull(endpoint, "endpoint");
    tools = List.copyOf(tools);
    resources = List.copyOf(resources);
    Objects.requireNonNull(startedAt, "startedAt");
  }

  /** A server of this process, which listens at that endpoint from now on. */
  public static RegisteredServer ofThisProcess(
      String name, String version, int port, String endpoint, List<String> tools) {
    return ofThisProcess(name, version, port, endpoint, tools, List.of());
  }

  /** The same, with the URIs of its resources. */
  public static RegisteredServer ofThisProcess(
      String name,
      String version,
      int port,
      String endpoint,
      List<String> tools,
      List<String> resources) {
    ProcessHandle self = ProcessHandle.current();
    return new RegisteredServer(
        name + "-" + self.pid() + (port == 0 ? "" : "-" + port),
        name,
        version,
        port,
        endpoint,
        tools,
        resources,
        self.pid(),
        startOf(self).orElseGet(Instant::now));
  }

  /** Whether its process still runs, and is not another one that has got its number since. */
  boolean isAlive() {
    return ProcessHandle.of(pid)
        .filter(ProcessHandle::isAlive)
        .filter(process -> startOf(process).map(startedAt::equals).orElse(true))
        .isPresent();
  }

  /** In whole milliseconds, as they are written down. */
  private static Optional<Instant> startOf(ProcessHandle process) {
    return process.info().startInstant().map(at -> Instant.ofEpochMilli(at.toEpochMilli()));
  }
}
