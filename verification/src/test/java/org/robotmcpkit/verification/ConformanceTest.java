package org.robotmcpkit.verification;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.robotmcpkit.verification.conformance.ConformanceServer;

/**
 * MCP's own conformance suite against a server made with the kit's annotations: what each revision
 * requires, and the Tasks extension. The baselines beside the suite say what is expected to fail,
 * and why; what passes meanwhile fails the test too, until its line is taken out.
 */
@Tag("suites")
class ConformanceTest {
  private static final String SUITE =
      "node_modules/@modelcontextprotocol/conformance/dist/index.js";
  private static final Duration LIMIT = Duration.ofMinutes(5);
  private static final Pattern ADDRESS = Pattern.compile("http://127\\.0\\.0\\.1:\\d+/mcp");

  @ParameterizedTest
  @ValueSource(strings = {"2025-11-25", "2026-07-28"})
  void theServerDoesWhatTheRevisionRequires(String revision) throws IOException {
    run("--requirements", revision, "--expected-failures", baseline(revision + ".yml"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "tasks-lifecycle", "tasks-capability-negotiation", "tasks-wire-fields",
            "tasks-request-state-removal",
        "tasks-mrtr-input", "tasks-request-headers", "tasks-dispatch-and-envelope",
            "tasks-required-task-error",
        "tasks-mrtr-composition"
      })
  void theServerSpeaksTheTasksExtension(String scenario) throws IOException {
    run("--scenario", scenario, "--expected-failures", baseline("tasks.yml"));
  }

  private static String baseline(String file) {
    return NodeFolder.SUITES.ready().resolve(file).toString();
  }

  private static void run(String... options) throws IOException {
    Path folder = NodeFolder.SUITES.ready();
    List<String> command =
        new ArrayList<>(
            List.of(NodeFolder.nodeIn(folder), folder.resolve(SUITE).toString(), "server"));
    command.addAll(List.of(options));
    command.addAll(List.of("-o", Checkout.work("conformance").toString()));
    try (ChildProcess server = serve()) {
      String ready = server.awaitStderr(line -> ADDRESS.matcher(line).find());
      Matcher address = ADDRESS.matcher(ready);
      assertThat(address.find()).isTrue();
      command.addAll(List.of("--url", address.group()));
      try (ChildProcess suite = ChildProcess.start("conformance", Map.of(), command)) {
        assertThat(suite.exitWithin(LIMIT)).withFailMessage(suite::transcript).isZero();
      }
    }
  }

  private static ChildProcess serve() {
    return ChildProcess.start(
        "conformance server",
        Map.of("MCP_TRANSPORT", "streamable_http", "MCP_PORT", "0"),
        List.of(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "-cp",
            System.getProperty("java.class.path"),
            ConformanceServer.class.getName()));
  }
}
