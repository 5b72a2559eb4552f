package org.robotmcpkit.bench.helidon;

import io.helidon.extensions.mcp.server.McpParameters;
import io.helidon.extensions.mcp.server.McpServerConfig;
import io.helidon.extensions.mcp.server.McpServerFeature;
import io.helidon.extensions.mcp.server.McpTool;
import io.helidon.extensions.mcp.server.McpToolRequest;
import io.helidon.extensions.mcp.server.McpToolResult;
import io.helidon.webserver.WebServer;
import java.util.HashMap;
import java.util.Map;
import org.robotmcpkit.bench.tasks.HandJson;
import org.robotmcpkit.bench.tasks.HandTool;
import org.robotmcpkit.bench.tasks.SleepTasks;

/** Serves the tools with Helidon; TCP's delay is off, without which each call takes 44 ms. */
public final class Main {
  private Main() {}

  public static void main(String[] args) {
    McpServerConfig.Builder mcp =
        McpServerFeature.builder().path("/mcp").name("sleeper").version("0");
    HandTool.of(new SleepTasks()).forEach(tool -> mcp.addTool(new Served(tool)));
    WebServer server =
        WebServer.builder()
            .host("127.0.0.1")
            .port(0)
            .connectionOptions(options -> options.tcpNoDelay(true))
            .routing(routing -> routing.addFeature(mcp.build()))
            .build()
            .start();
    System.out.println("port " + server.port());
  }

  private record Served(HandTool tool) implements McpTool {
    @Override
    public String name() {
      return tool.name();
    }

    @Override
    public String description() {
      return tool.description();
    }

    @Override
    public String schema() {
      return HandJson.of(tool.schema());
    }

    @Override
    public McpToolResult tool(McpToolRequest request) {
      McpParameters given = request.arguments();
      Map<String, Object> arguments = new HashMap<>();
      given.get("duration_s").asDouble().ifPresent(value -> arguments.put("duration_s", value));
      given.get("fail").asBoolean().ifPresent(value -> arguments.put("fail", value));
      given.get("task_id").asString().ifPresent(value -> arguments.put("task_id", value));
      Map<String, Object> answer = tool.answer().apply(arguments);
      return McpToolResult.builder()
          .addTextContent(HandJson.of(answer))
          .structuredContent(answer)
          .build();
    }
  }
}
