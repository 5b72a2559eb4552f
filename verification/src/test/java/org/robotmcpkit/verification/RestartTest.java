package org.robotmcpkit.verification;

import static org.assertj.core.api.Assertions.assertThat;

import io.modelcontextprotocol.client.McpClient;
import io.modelcontextprotocol.client.McpSyncClient;
import io.modelcontextprotocol.client.transport.HttpClientStreamableHttpTransport;
import io.modelcontextprotocol.spec.McpSchema.CallToolRequest;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.robotmcpkit.event.TaskEnd;
import org.robotmcpkit.event.TaskFollower;
import org.robotmcpkit.event.TaskStatusSource;
import org.robotmcpkit.model.TaskInfo;
import org.robotmcpkit.model.TaskState;

/**
 * A server that is killed in the middle of a task and started again knows nothing of it, and the
 * planner learns so.
 */
class RestartTest {
  private final List<TaskEnd> ends = new ArrayList<>();

  @Test
  void aTaskOfBeforeAKillIsFoundToHaveFailed() throws Exception {
    TaskInfo started;
    try (ChildProcess first = SampleServer.startHttp("streamable_http", Map.of());
        McpSource source = new McpSource(SampleServer.address(first))) {
      started = source.start(60);
      assertThat(source.get("sleeper", started.taskId()).orElseThrow().state())
          .isEqualTo(TaskState.RUNNING);
      first.kill();
    }

    try (ChildProcess second = SampleServer.startHttp("streamable_http", Map.of());
        McpSource source = new McpSource(SampleServer.address(second))) {
      TaskFollower follower = new TaskFollower(source, ends::add);
      follower.expect(started);
      assertThat(source.get("sleeper", started.taskId())).isEmpty();

      follower.sweep("sleeper");

      assertThat(ends).hasSize(1);
      assertThat(ends.get(0).state()).isEqualTo(TaskState.FAILED);
      assertThat(ends.get(0).failure().errorCode()).isEqualTo(TaskEnd.SERVER_RESTARTED);
      assertThat(follower.running()).isZero();
    }
  }

  @Test
  void aTaskThatTheServerStillKnowsIsFollowedToItsEnd() throws Exception {
    try (ChildProcess server = SampleServer.startHttp("streamable_http", Map.of());
        McpSource source = new McpSource(SampleServer.address(server))) {
      TaskFollower follower = new TaskFollower(source, ends::add);
      follower.expect(source.start(0));

      follower.sweep("sleeper");
      follower.sweep("sleeper");

      assertThat(ends).hasSize(1);
      assertThat(ends.get(0).result()).isEqualTo(Map.of("slept_s", 0.0));
      assertThat(ends.get(0).polled()).isTrue();
    }
  }

  /** The truth over MCP, as a planner would ask for it. */
  private static final class McpSource implements TaskStatusSource, AutoCloseable {
    private final McpSyncClient client;

    McpSource(String address) {
      client =
          McpClient.sync(HttpClientStreamableHttpTransport.builder(address).build())
              .requestTimeout(Duration.ofSeconds(20))
              .build();
      client.initialize();
    }

    TaskInfo start(double seconds) {
      return read(call("sleep_task", Map.of("duration_s", seconds)));
    }

    @Override
    public Optional<TaskInfo> get(String server, String taskId) {
      Map<?, ?> answer = call("get_task", Map.of("task_id", taskId, "wait_s", 0));
      return answer.containsKey("error") ? Optional.empty() : Optional.of(read(answer));
    }

    @Override
    public List<TaskInfo> list(String server) {
      // A task that ends at once may not have when the list is made; its end is waited for in
      // get_task.
      List<TaskInfo> tasks = new ArrayList<>();
      for (Object task : (List<?>) call("list_tasks", Map.of()).get("tasks")) {
        String id = String.valueOf(((Map<?, ?>) task).get("task_id"));
        tasks.add(read(call("get_task", Map.of("task_id", id, "wait_s", 5))));
      }
      return tasks;
    }

    private Map<?, ?> call(String tool, Map<String, Object> arguments) {
      return (Map<?, ?>)
          client
              .callTool(CallToolRequest.builder(tool).arguments(arguments).build())
              .structuredContent();
    }

    private static TaskInfo read(Map<?, ?> task) {
      return org.robotmcpkit.model.Json.read(
          org.robotmcpkit.model.Json.bytes(task), TaskInfo.class);
    }

    @Override
    public void close() {
      client.close();
    }
  }
}
