package org.robotmcpkit.bench.spring;

import io.modelcontextprotocol.spec.McpSchema.CallToolResult;
import java.util.Map;
import org.robotmcpkit.bench.tasks.HandJson;
import org.robotmcpkit.bench.tasks.Lateness;
import org.robotmcpkit.bench.tasks.SleepTasks;
import org.springframework.ai.mcp.annotation.McpTool;
import org.springframework.ai.mcp.annotation.McpToolParam;
import org.springframework.stereotype.Component;

/** The tools on Spring AI. */
@Component
public class Tools {
  private final SleepTasks tasks = new SleepTasks();

  @McpTool(name = "sleep_task", description = "Start a fake long-running task that sleeps.")
  public CallToolResult sleep(
      @McpToolParam(description = "how long to sleep, in seconds") double duration_s,
      @McpToolParam(description = "whether to fail", required = false) Boolean fail) {
    return answer(tasks.sleep(duration_s, Boolean.TRUE.equals(fail)));
  }

  @McpTool(name = "get_task", description = "What is known of a task.")
  public CallToolResult get(@McpToolParam(description = "its id") String task_id) {
    return answer(tasks.get(task_id));
  }

  @McpTool(name = "cancel_task", description = "Stop a task.")
  public CallToolResult cancel(@McpToolParam(description = "its id") String task_id) {
    return answer(tasks.cancel(task_id));
  }

  @McpTool(name = "list_tasks", description = "All tasks.")
  public CallToolResult list() {
    return answer(tasks.list());
  }

  @McpTool(name = "lateness", description = "How late ticks were.")
  public CallToolResult lateness() {
    return answer(Lateness.take());
  }

  private static CallToolResult answer(Map<String, Object> value) {
    return CallToolResult.builder()
        .addTextContent(HandJson.of(value))
        .structuredContent(value)
        .build();
  }
}
