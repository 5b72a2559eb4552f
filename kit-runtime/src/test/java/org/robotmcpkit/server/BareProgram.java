package org.robotmcpkit.server;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.robotmcpkit.model.TaskInfo;
import org.robotmcpkit.observe.TraceContext;
import org.robotmcpkit.task.TaskRequest;

/**
 * The program of {@link OptionalJarsTest}: a server starts, runs a traced task to its end, and is
 * closed.
 */
public final class BareProgram {
  private BareProgram() {}

  /** Returns how the task has ended, and what it has seen. */
  public static String run() {
    CapabilityServer configured =
        CapabilityServer.named("bare")
            .tools(() -> List.of())
            .environment(
                Map.of("MCP_TRANSPORT", "streamable_http", "MCP_PORT", "0", "MCP_REGISTRY", "off"));
    try (RunningServer server = configured.start()) {
      TraceContext trace =
          new TraceContext("00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01", null);
      TaskRequest request =
          TaskRequest.of("work", task -> task.trace().orElseThrow().traceId()).withTrace(trace);
      TaskInfo end =
          server
              .tasks()
              .await(server.tasks().start(request).taskId(), Duration.ofSeconds(30))
              .toCompletableFuture()
              .join()
              .orElseThrow();
      return end.state().wireName() + " in " + end.result().get("value");
    }
  }
}
