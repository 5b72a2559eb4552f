package org.robotmcpkit.server;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ThreadLocalRandom;
import org.robotmcpkit.task.TaskContext;
import org.robotmcpkit.task.TaskRequest;

/**
 * The program of {@link ShutdownTest}: a server whose tasks come and go until the process is told
 * to end. Says on standard output which tasks have ended with an event, before anything can be
 * lost.
 *
 * <p>Its argument is {@code stubborn} for one body more that ignores every interrupt.
 */
final class ShutdownProgram {
  private ShutdownProgram() {}

  public static void main(String[] args) throws InterruptedException {
    RunningServer server = CapabilityServer.named("shutdown").tools(() -> List.of()).start();
    server.closeOnExit();
    if (args.length > 0 && args[0].equals("stubborn")) {
      server.tasks().start(TaskRequest.of("ignore", task -> ignoreInterrupts()));
    }
    System.out.println("ready");
    while (true) {
      String id;
      try {
        id = server.tasks().start(TaskRequest.of("work", ShutdownProgram::work)).taskId();
      } catch (RuntimeException refused) {
        return;
      }
      server
          .tasks()
          .await(id, Duration.ofMinutes(1))
          .thenAccept(
              task -> {
                if (!task.orElseThrow().state().wireName().equals("cancelled")) {
                  System.out.println("ended " + id);
                }
              });
      Thread.sleep(5);
    }
  }

  private static Object work(TaskContext task) throws InterruptedException {
    for (int step = 1; step <= 3; step++) {
      task.progress(Map.of("percent", 33 * step));
      task.sleep(Duration.ofMillis(ThreadLocalRandom.current().nextInt(20)));
    }
    return Map.of("done", true);
  }

  private static Object ignoreInterrupts() {
    while (true) {
      try {
        Thread.sleep(60_000);
      } catch (InterruptedException ignored) {
        // on purpose
      }
    }
  }
}
