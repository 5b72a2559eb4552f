package org.robotmcpkit.cli;

import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.function.Function;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code kit approvals}: the calls that wait for an operator. */
@Command(
    name = "approvals",
    description = "Prints the calls that wait for an operator's consent.",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    footer = {
      "",
      "The token is one with the scope robot:approve, or the operator key that a server without one prints at start.",
      "",
      "Examples:",
      "  kit approvals base",
      "  kit approve base 5f2c --token-file ~/.operator"
    })
final class ApprovalsCommand implements Callable<Integer> {
  private final Surroundings here;

  @Mixin private final ServerOptions server;

  @Option(names = "--json", description = "Prints one JSON object on one line.")
  private boolean json;

  ApprovalsCommand(Surroundings here, Function<String, ServerAddress> servers) {
    this.here = here;
    this.server = new ServerOptions(here, servers);
  }

  @Override
  public Integer call() {
    ServerAddress address = server.address();
    List<Map<String, Object>> waiting = new OperatorDesk(address, server.token(address)).waiting();
    if (json) {
      here.out().println(Shown.json(Map.of("approvals", waiting)));
    } else if (waiting.isEmpty()) {
      here.err().println("nothing waits for an operator");
    } else {
      print(waiting);
    }
    return ExitCode.OK;
  }

  private void print(List<Map<String, Object>> waiting) {
    Table table = new Table("ID", "TOOL", "CALLER", "EXPIRES", "QUESTION");
    for (Map<String, Object> one : waiting) {
      table.row(
          Shown.line(one.get("id")),
          Shown.line(one.get("tool")),
          Shown.line(one.get("principal")),
          Shown.line(one.get("expires_at")),
          Shown.line(one.get("message"), 200) + " " + Shown.json(one.get("arguments")));
    }
    table.lines().forEach(here.out()::println);
  }
}
