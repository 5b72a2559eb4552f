package org.robotmcpkit.event;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** A planner verifies events with neither the MCP SDK nor a servlet container on its class path. */
class PlannerSideTest {
  @Test
  void eventsAreSentAndVerifiedWithoutTheSdkAndWithoutAContainer() throws Exception {
    String classPath =
        Arrays.stream(System.getProperty("java.class.path").split(File.pathSeparator))
            .filter(
                entry ->
                    !entry.matches(
                        ".*(modelcontextprotocol|reactor|reactive-streams|jetty|servlet).*\\.jar"))
            .collect(Collectors.joining(File.pathSeparator));
    Process planner =
        new ProcessBuilder(
                ProcessHandle.current().info().command().orElse("java"),
                "-cp",
                classPath,
                PlannerSide.class.getName())
            .redirectErrorStream(true)
            .start();

    String said = new String(planner.getInputStream().readAllBytes(), StandardCharsets.UTF_8);

    assertThat(planner.waitFor(30, TimeUnit.SECONDS)).isTrue();
    assertThat(said.lines())
        .contains(
            "no SDK here",
            "accepted navigation navi-7f3a2b seq 1 {percent=60}",
            "a forged one: 401");
    assertThat(planner.exitValue()).isZero();
  }
}
