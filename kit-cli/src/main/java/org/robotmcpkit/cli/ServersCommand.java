package org.robotmcpkit.cli;

import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import org.robotmcpkit.server.registry.RegisteredServer;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code kit servers}: the servers that run on this machine. */
@Command(
    name = "servers",
    description = "Prints the servers that run on this machine, from the registry.",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    footer = {
      "",
      "MCP_REGISTRY names the registry's file, as for servers.",
      "",
      "Examples:",
      "  kit servers",
      "  kit servers --json"
    })
final class ServersCommand implements Callable<Integer> {
  private final Surroundings here;
  private final ServerAddress.Registry registry;

  @Option(names = "--json", description = "Prints one JSON object on one line.")
  private boolean json;

  ServersCommand(Surroundings here, ServerAddress.Registry registry) {
    this.here = here;
    this.registry = registry;
  }

  @Override
  public Integer call() {
    List<RegisteredServer> servers = registry.running();
    if (json) {
      here.out().println(Shown.json(Map.of("servers", servers)));
    } else if (servers.isEmpty()) {
      here.err().println("no server is registered on this machine");
    } else {
      print(servers);
    }
    return ExitCode.OK;
  }

  private void print(List<RegisteredServer> servers) {
    Table table = new Table("NAME", "VERSION", "ENDPOINT", "PID", "STARTED", "TOOLS");
    for (RegisteredServer server : servers) {
      table.row(
          Shown.line(server.name()),
          Shown.line(server.version()),
          Shown.line(server.endpoint()),
          String.valueOf(server.pid()),
          String.valueOf(server.startedAt()),
          Shown.line(String.join(",", server.tools()), 200));
    }
    table.lines().forEach(here.out()::println);
  }
}
