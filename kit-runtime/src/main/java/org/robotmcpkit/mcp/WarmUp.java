package org.robotmcpkit.mcp;

import io.modelcontextprotocol.server.McpServerFeatures.AsyncToolSpecification;
import io.modelcontextprotocol.spec.McpSchema;
import io.modelcontextprotocol.spec.McpSchema.CallToolRequest;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import org.robotmcpkit.model.Json;
import org.robotmcpkit.model.TaskEvent;
import org.robotmcpkit.task.LocalTasks;
import org.robotmcpkit.tool.ToolSpec;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.slf4j.event.Level;

/**
 * Walks the way of a call once with tools and tasks of its own, so that the first real call of a
 * server does not wait for classes to be loaded: a third of a second on a small machine.
 */
public final class WarmUp {
  private static final Logger LOG = LoggerFactory.getLogger(WarmUp.class);

  /** The first client asks for the tools as soon as it can; on a small machine it goes first. */
  private static final long PAUSE_MILLIS = 500;

  private WarmUp() {}

  /**
   * Does it on a daemon thread, half a second from now: to be said when the server has opened its
   * transport.
   *
   * @param more what else to walk, afterwards
   */
  public static void inBackground(Runnable more) {
    Thread thread =
        new Thread(
            () -> {
              LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(PAUSE_MILLIS));
              run();
              more.run();
            },
            "kit-warm-up");
    thread.setDaemon(true);
    thread.start();
  }

  static void run() {
    try (LocalTasks tasks =
        LocalTasks.builder("warm-up", WarmUp::write).endLevel(Level.TRACE).build()) {
      Menu menu = Menu.ofWarmUp(tasks, WarmUp::rest);
      for (AsyncToolSpecification tool : ClassicTools.specifications(menu)) {
        call(tool, Map.of("task_id", "none"));
        call(tool, Map.of("triggers", List.of(Map.of("type", "progress_above", "percent", 1))));
      }
      ModernWarmUp.run(menu);
    } catch (IOException | RuntimeException | LinkageError cold) {
      LOG.debug("the first calls may be slow", cold);
    }
  }

  private static List<ToolSpec> rest() {
    return List.of(
        ToolSpec.longRunning(
            "rest",
            "Rests.",
            "{\"type\":\"object\"}",
            call -> {
              double seconds = call.number("duration_s").min(0).orElse(1.0);
              return call.start(
                  seconds,
                  task -> {
                    task.progress(Map.of("percent", 1));
                    return Map.of("rested", true);
                  });
            }));
  }

  private static void call(AsyncToolSpecification tool, Map<String, Object> arguments)
      throws IOException {
    CallToolRequest request =
        CallToolRequest.builder(tool.tool().name()).arguments(arguments).build();
    ClassicTools.JSON.writeValueAsString(
        new McpSchema.JSONRPCResponse(
            McpSchema.JSONRPC_VERSION, 1, tool.callHandler().apply(null, request).block(), null));
  }

  private static void write(TaskEvent event, Runnable settled) {
    Json.bytes(event);
    settled.run();
  }
}
