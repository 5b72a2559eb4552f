package org.robotmcpkit.cli;

import io.modelcontextprotocol.json.McpJsonDefaults;
import io.modelcontextprotocol.spec.McpSchema.Tool;
import io.modelcontextprotocol.spec.McpSchema.ToolAnnotations;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code kit tools}: the tools as a model receives them. */
@Command(
    name = "tools",
    description =
        "Prints the tools of a server as a model receives them: names, hints, arguments, first lines.",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    footer = {
      "",
      "A question mark follows an argument that may be left out.",
      "",
      "Examples:",
      "  kit tools sleeper",
      "  kit tools http://127.0.0.1:9100 --json"
    })
final class ToolsCommand implements Callable<Integer> {
  private static final int DESCRIPTION = 100;

  private final Surroundings here;

  @Mixin private final ServerOptions server;

  @Option(names = "--json", description = "Prints the whole list as MCP writes it, on one line.")
  private boolean json;

  ToolsCommand(Surroundings here, Function<String, ServerAddress> servers) {
    this.here = here;
    this.server = new ServerOptions(here, servers);
  }

  @Override
  public Integer call() throws IOException {
    ServerAddress address = server.address();
    List<Tool> tools;
    try (McpConnection connection = McpConnection.open(address, server.token(address))) {
      tools = connection.tools();
    }
    if (json) {
      here.out()
          .println(
              Shown.jsonText(
                  McpJsonDefaults.getMapper().writeValueAsString(Map.of("tools", tools))));
    } else {
      print(tools);
    }
    return ExitCode.OK;
  }

  private void print(List<Tool> tools) {
    Table table = new Table("TOOL", "HINTS", "ARGUMENTS", "DESCRIPTION");
    for (Tool tool : tools) {
      table.row(
          Shown.line(tool.name()),
          hints(tool.annotations()),
          arguments(tool.inputSchema()),
          Shown.firstLine(tool.description(), DESCRIPTION));
    }
    table.lines().forEach(here.out()::println);
  }

  private static String hints(@Nullable ToolAnnotations hints) {
    if (hints == null) {
      return "-";
    }
    Map<String, @Nullable Boolean> all = new LinkedHashMap<>();
    all.put("readOnly", hints.readOnlyHint());
    all.put("destructive", hints.destructiveHint());
    all.put("idempotent", hints.idempotentHint());
    all.put("openWorld", hints.openWorldHint());
    List<String> said =
        all.keySet().stream().filter(hint -> Boolean.TRUE.equals(all.get(hint))).toList();
    return said.isEmpty() ? "-" : String.join(",", said);
  }

  private static String arguments(@Nullable Map<String, Object> schema) {
    List<String> arguments = new ArrayList<>();
    if (schema != null && schema.get("properties") instanceof Map<?, ?> properties) {
      List<?> required = schema.get("required") instanceof List<?> names ? names : List.of();
      properties
          .keySet()
          .forEach(name -> arguments.add(Shown.line(name) + (required.contains(name) ? "" : "?")));
    }
    return arguments.isEmpty() ? "-" : String.join(",", arguments);
  }
}
