package org.robotmcpkit.sample.demo;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.modelcontextprotocol.spec.McpSchema.CallToolResult;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.robotmcpkit.sample.Served;

/** The demo's server as a client meets it: its values are those of this very process. */
@Timeout(60)
class DemoServerTest {
  private static final long MIB = 1L << 20;

  @TempDir Path workspace;
  private Served served;

  @BeforeEach
  void serve() throws IOException {
    Files.writeString(workspace.resolve("notes.txt"), "12345");
    served = new Served("demo", new DemoTools(new Demo(new Workspace(workspace))));
  }

  @AfterEach
  void close() {
    served.close();
  }

  private Map<?, ?> metrics(int windowMs) {
    return served.answer("calculate_metrics", Map.of("window_ms", windowMs));
  }

  private static double number(Object object, String member) {
    return ((Number) ((Map<?, ?>) object).get(member)).doubleValue();
  }

  @Test
  void itHasTwoToolsAndAResource() {
    assertThat(served.tools()).contains("calculate_metrics", "query_workspace");
    assertThat(served.resources()).containsExactly("robos://demo/system-info");
  }

  @Test
  void metricsTellWhatThisProcessUses() {
    Map<?, ?> metrics = metrics(50);

    assertThat(number(metrics, "uptime_s"))
        .isCloseTo(ManagementFactory.getRuntimeMXBean().getUptime() / 1e3, within(10.0));
    assertThat(number(metrics.get("heap"), "max_bytes"))
        .isEqualTo(Runtime.getRuntime().maxMemory());
    assertThat(number(metrics.get("heap"), "used_bytes")).isPositive();
    assertThat(number(metrics.get("cpu"), "available"))
        .isEqualTo(Runtime.getRuntime().availableProcessors());
    assertThat(number(metrics.get("cpu"), "measured_s")).isGreaterThanOrEqualTo(0.05);
    assertThat(number(metrics.get("threads"), "live"))
        .isBetween(5.0, (double) ManagementFactory.getThreadMXBean().getPeakThreadCount());
    assertThat((List<?>) metrics.get("collectors"))
        .extracting(collector -> ((Map<?, ?>) collector).get("name"))
        .isEqualTo(
            ManagementFactory.getGarbageCollectorMXBeans().stream()
                .map(bean -> (Object) bean.getName())
                .toList());
  }

  @Test
  void metricsChangeWithWhatTheProcessDoes() {
    System.gc(); // so that a collection between the two counts does not outweigh what is held
    double before = number(metrics(10).get("heap"), "used_bytes");
    byte[][] held = new byte[64][(int) MIB];
    double after = number(metrics(10).get("heap"), "used_bytes");

    assertThat(held).hasNumberOfRows(64);
    assertThat(after - before).isGreaterThan(16.0 * MIB);
  }

  @Test
  void theLoadOfTheProcessorsIsMeasuredNow() throws InterruptedException {
    Thread busy =
        new Thread(
            () -> {
              while (!Thread.currentThread().isInterrupted()) {
                Thread.onSpinWait();
              }
            });
    busy.start();
    try {
      assertThat(number(metrics(500).get("cpu"), "load_percent")).isBetween(1.0, 101.0);
    } finally {
      busy.interrupt();
      busy.join();
    }
  }

  @Test
  void aWindowThatIsTooLongIsRefused() {
    CallToolResult refused = served.call("calculate_metrics", Map.of("window_ms", 60_000));

    assertThat(refused.isError()).isTrue();
    assertThat(refused.content().toString()).contains("window_ms", "5000");
  }

  @Test
  void theWorkspaceCanBeQueried() {
    Map<?, ?> found = served.answer("query_workspace", Map.of());

    assertThat(found.get("is_complete")).isEqualTo(true);
    assertThat((List<?>) found.get("entries"))
        .singleElement()
        .satisfies(
            entry ->
                assertThat((Map<?, ?>) entry)
                    .extracting("path", "kind", "size_bytes")
                    .containsExactly("notes.txt", "file", 5));
  }

  @Test
  void aPathOutOfTheWorkspaceIsRefusedWithACode() {
    CallToolResult refused = served.call("query_workspace", Map.of("folder", "../.."));

    assertThat(refused.isError()).isTrue();
    assertThat(refused.content().toString()).contains("NOT_IN_WORKSPACE", "../..");
  }

  @Test
  void systemInfoIsOfThisProcess() {
    Map<?, ?> info = served.read("robos://demo/system-info");

    assertThat(number(info, "pid")).isEqualTo(ProcessHandle.current().pid());
    assertThat(info.get("java")).isEqualTo(Runtime.version().toString());
    assertThat(info.get("os").toString()).startsWith(System.getProperty("os.name"));
    assertThat(Instant.parse(info.get("started_at").toString())).isBefore(Instant.now());
  }
}
