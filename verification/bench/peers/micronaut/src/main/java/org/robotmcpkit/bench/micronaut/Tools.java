package org.robotmcpkit.bench.micronaut;

import io.micronaut.context.annotation.Factory;
import io.modelcontextprotocol.json.McpJsonMapper;
import io.modelcontextprotocol.server.McpStatelessServerFeatures.SyncToolSpecification;
import io.modelcontextprotocol.spec.McpSchema.CallToolRequest;
import io.modelcontextprotocol.spec.McpSchema.CallToolResult;
import io.modelcontextprotocol.spec.McpSchema.Tool;
import jakarta.inject.Singleton;
import java.util.List;
import java.util.Map;
import org.robotmcpkit.bench.tasks.HandJson;
import org.robotmcpkit.bench.tasks.HandTool;
import org.robotmcpkit.bench.tasks.SleepTasks;

/** The tools as beans, in the form that Micronaut takes without its schema generator. */
@Factory
final class Tools {
  private final List<HandTool> tools = HandTool.of(new SleepTasks());

  @Singleton
  SyncToolSpecification sleep(McpJsonMapper json) {
    return served("sleep_task", json);
  }

  @Singleton
  SyncToolSpecification get(McpJsonMapper json) {
    return served("get_task", json);
  }

  @Singleton
  SyncToolSpecification cancel(McpJsonMapper json) {
    return served("cancel_task", json);
  }

  @Singleton
  SyncToolSpecification list(McpJsonMapper json) {
    return served("list_tasks", json);
  }

  @Singleton
  SyncToolSpecification lateness(McpJsonMapper json) {
    return served("lateness", json);
  }

  private SyncToolSpecification served(String name, McpJsonMapper json) {
    HandTool tool = tools.stream().filter(one -> one.name().equals(name)).findFirst().orElseThrow();
    return SyncToolSpecification.builder()
        .tool(
            Tool.builder()
                .name(name)
                .description(tool.description())
                .inputSchema(json, HandJson.of(tool.schema()))
                .build())
        .callHandler((context, request) -> answer(tool, request))
        .build();
  }

  private static CallToolResult answer(HandTool tool, CallToolRequest request) {
    Map<String, Object> arguments = request.arguments() == null ? Map.of() : request.arguments();
    Map<String, Object> answer = tool.answer().apply(arguments);
    return CallToolResult.builder()
        .addTextContent(HandJson.of(answer))
        .structuredContent(answer)
        .build();
  }
}
