package org.robotmcpkit.server;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.robotmcpkit.task.TaskRequest;

/**
 * The program of {@link OptionalJarsTest}: a server starts, runs a task to its end, and is closed.
 */
public final class BareProgram {
  private BareProgram() {}

  /** Returns how the task has ended. */
  public static String run() {
    CapabilityServer configured =
        CapabilityServer.named("bare")
            .tools(() -> List.of())
            .environment(
                Map.of("MCP_TRANSPORT", "streamable_http", "MCP_PORT", "0", "MCP_REGISTRY", "off"));
    try (RunningServer server = configured.start()) {
      String id = server.tasks().start(TaskRequest.of("work", task -> Map.of())).taskId();
      return server
          .tasks()
          .await(id, Duration.ofSeconds(30))
          .toCompletableFuture()
          .join()
          .orElseThrow()
          .state()
          .wireName();
    }
  }
}
