package org.robotmcpkit.bench.quarkus;

import io.quarkiverse.mcp.server.TextContent;
import io.quarkiverse.mcp.server.Tool;
import io.quarkiverse.mcp.server.ToolArg;
import io.quarkiverse.mcp.server.ToolResponse;
import jakarta.inject.Singleton;
import java.util.List;
import java.util.Map;
import org.robotmcpkit.bench.tasks.HandJson;
import org.robotmcpkit.bench.tasks.Lateness;
import org.robotmcpkit.bench.tasks.SleepTasks;

/** The tools on Quarkus. */
@Singleton
public class Tools {
  private final SleepTasks tasks = new SleepTasks();

  @Tool(name = "sleep_task", description = "Start a fake long-running task that sleeps.")
  ToolResponse sleep(
      @ToolArg(name = "duration_s") double durationS,
      @ToolArg(name = "fail", required = false, defaultValue = "false") boolean fail) {
    return answer(tasks.sleep(durationS, fail));
  }

  @Tool(name = "get_task", description = "What is known of a task.")
  ToolResponse get(@ToolArg(name = "task_id") String taskId) {
    return answer(tasks.get(taskId));
  }

  @Tool(name = "cancel_task", description = "Stop a task.")
  ToolResponse cancel(@ToolArg(name = "task_id") String taskId) {
    return answer(tasks.cancel(taskId));
  }

  @Tool(name = "list_tasks", description = "All tasks.")
  ToolResponse list() {
    return answer(tasks.list());
  }

  @Tool(name = "lateness", description = "How late ticks were.")
  ToolResponse lateness() {
    return answer(Lateness.take());
  }

  private static ToolResponse answer(Map<String, Object> value) {
    return new ToolResponse(false, List.of(new TextContent(HandJson.of(value))), value, Map.of());
  }
}
