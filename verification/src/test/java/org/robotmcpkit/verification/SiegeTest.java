package org.robotmcpkit.verification;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Arrays;
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/**
 * What must work whatever else comes: {@code cancel_task}, and the tool that stops the base. Prints
 * its figures; run it on a machine that does nothing else.
 */
@Tag("load")
@Timeout(180)
class SiegeTest {
  private static final int CANCELS = 1000;
  private static final double MOST_CANCEL_P99_MS = 100;

  private static final int STOPS = 30;

  private static final double MOST_STOP_MS = 50;
  private static final String PLANNER = "planner-token-0123456789";
  private static final String OTHERS = "others-token-0123456789";
  private static final String OLGA = "olga-token-0123456789";

  @Test
  void aCancelIsAnsweredSoonWhateverElseComes() throws Exception {
    try (ChildProcess server =
        SampleServer.startHttp("streamable_http", Map.of("MCP_REGISTRY", "off"))) {
      URI address = URI.create(SampleServer.address(server) + "/mcp");
      ModernCaller caller = new ModernCaller(address);
      BlockingQueue<String> started = new LinkedBlockingQueue<>();
      double[] millis = new double[CANCELS];
      try (Siege siege = Siege.of(address.getPort(), () -> start(caller, started))) {
        for (int number = 0; number < CANCELS; number++) {
          String task = started.poll(20, TimeUnit.SECONDS);
          long sent = System.nanoTime();
          JsonNode answer = caller.call("cancel_task", Map.of("task_id", task));
          millis[number] = (System.nanoTime() - sent) / 1e6;
          assertThat(answer.path("state").asString()).isEqualTo("cancelled");
        }
        print("cancel", siege, millis);
      }
      assertThat(millis[CANCELS * 99 / 100]).isLessThanOrEqualTo(MOST_CANCEL_P99_MS);
    }
  }

  private static boolean start(ModernCaller caller, BlockingQueue<String> started)
      throws IOException, InterruptedException {
    JsonNode answer = caller.call("sleep_task", Map.of("duration_s", 3000));
    return answer.has("task_id") && started.add(answer.path("task_id").asString());
  }

  /**
   * The tool answers when it has measured that the wheels stand still, so its answer is the halt.
   */
  @Test
  void theBaseStandsStillSoonAfterAStopWhateverElseComes(@TempDir Path folder) throws Exception {
    Path tokens = folder.resolve("tokens");
    Files.writeString(
        tokens,
        "planner robot:move,robot:read "
            + PLANNER
            + "\nothers robot:move "
            + OTHERS
            + "\nolga robot:approve "
            + OLGA
            + "\n");
    Files.setPosixFilePermissions(tokens, PosixFilePermissions.fromString("rw-------"));
    Map<String, String> environment =
        Map.of(
            "MCP_TRANSPORT",
            "streamable_http",
            "MCP_PORT",
            "0",
            "MCP_REGISTRY",
            "off",
            "MCP_TOKEN_FILE",
            tokens.toString());
    try (ChildProcess server = SampleServer.start(environment, "base")) {
      URI address = URI.create(SampleServer.address(server) + "/mcp");
      ModernCaller others = new ModernCaller(address, OTHERS);
      BaseDriver driver = new BaseDriver(address, PLANNER, OLGA);
      double[] millis = new double[STOPS];
      try (Siege siege =
          Siege.of(
              address.getPort(),
              () -> others.call("navigate_to", Map.of("x_m", 1, "y_m", 1)).has("task_id"))) {
        for (int number = 0; number < STOPS; number++) {
          driver.drive();
          await().until(driver::isMoving);
          long sent = System.nanoTime();
          JsonNode answer = driver.call("stop", Map.of());
          millis[number] = (System.nanoTime() - sent) / 1e6;
          assertThat(answer.path("is_moving").asBoolean(true)).isFalse();
        }
        print("stop", siege, millis);
      }
      assertThat(millis[STOPS - 1]).isLessThanOrEqualTo(MOST_STOP_MS);
    }
  }

  private static void print(String what, Siege siege, double[] millis) {
    double refusedPerSecond = siege.refusedPerSecond();
    Arrays.sort(millis);
    System.out.printf(
        "%s beside %d slow clients and %.0f refused starts/s: p50 %.1f ms, p99 %.1f ms, max %.1f ms%n",
        what,
        Siege.SLOW,
        refusedPerSecond,
        millis[millis.length / 2],
        millis[millis.length * 99 / 100],
        millis[millis.length - 1]);
    assertThat(refusedPerSecond)
        .as("the siege itself")
        .isGreaterThanOrEqualTo(Siege.LEAST_REFUSED_PER_SECOND);
  }
}
