package org.robotmcpkit.sample.planner;

import io.modelcontextprotocol.client.McpClient;
import io.modelcontextprotocol.client.McpSyncClient;
import io.modelcontextprotocol.client.transport.HttpClientStreamableHttpTransport;
import io.modelcontextprotocol.spec.McpSchema.CallToolRequest;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.robotmcpkit.event.TaskStatusSource;
import org.robotmcpkit.model.Json;
import org.robotmcpkit.model.TaskInfo;

/** Calls the sleeper's tools, over a new connection after each that broke. */
final class SleeperClient implements TaskStatusSource {
  private static final Duration PATIENCE = Duration.ofSeconds(5);

  private final String address;
  private @Nullable McpSyncClient client;

  SleeperClient(String address) {
    this.address = address;
  }

  /** Starts a sleep; with the same key, the same one. */
  TaskInfo start(double seconds, String key) {
    Map<String, Object> meta = Map.of("robot-mcp-kit/idempotency-key", key);
    Map<?, ?> answer = call("sleep_task", Map.of("duration_s", seconds), meta);
    String why = answer.get("error") + ": " + answer.get("message");
    if ("INVALID_ARGUMENTS".equals(answer.get("error"))) {
      throw new RefusedException(why);
    }
    if (answer.containsKey("error")) {
      throw new IllegalStateException(why); // may pass, and does not say that nothing runs
    }
    return task(answer);
  }

  @Override
  public Optional<TaskInfo> get(String server, String taskId) {
    Map<?, ?> answer = call("get_task", Map.of("task_id", taskId), Map.of());
    return answer.containsKey("error") ? Optional.empty() : Optional.of(task(answer));
  }

  @Override
  public List<TaskInfo> list(String server) {
    List<TaskInfo> tasks = new ArrayList<>();
    Map<String, Object> page = new HashMap<>(Map.of("limit", 100));
    do {
      Map<?, ?> answer = call("list_tasks", page, Map.of());
      List<?> found = (List<?>) Objects.requireNonNull(answer.get("tasks"), "tasks");
      found.forEach(task -> tasks.add(task(task)));
      page.put("cursor", answer.get("next_cursor"));
    } while (page.get("cursor") != null);
    return tasks;
  }

  private synchronized Map<?, ?> call(
      String tool, Map<String, Object> arguments, Map<String, Object> meta) {
    try {
      if (client == null) {
        client =
            McpClient.sync(HttpClientStreamableHttpTransport.builder(address).build())
                .requestTimeout(PATIENCE)
                .build();
        client.initialize();
      }
      return (Map<?, ?>)
          client
              .callTool(CallToolRequest.builder(tool).arguments(arguments).meta(meta).build())
              .structuredContent();
    } catch (RuntimeException broken) {
      if (client != null) {
        client.close();
        client = null;
      }
      Throwable cause = broken;
      while (cause.getCause() != null) {
        cause = cause.getCause();
      }
      throw new IllegalStateException(address + " does not answer: " + cause, broken);
    }
  }

  private static TaskInfo task(Object answer) {
    return Json.read(Json.bytes(answer), TaskInfo.class);
  }

  /** The arguments are wrong: the same call will never start anything. */
  static final class RefusedException extends RuntimeException {
    private static final long serialVersionUID = 1;

    RefusedException(String message) {
      super(message);
    }
  }
}
