package org.robotmcpkit.verification;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;

/** What the sample logs: JSON for programs, or lines for people, and never on standard output. */
class LogLinesTest {
  private static final Duration LIMIT = Duration.ofSeconds(20);

  @Test
  void eachLineAfterTheFirstIsAJsonObjectWithTheFieldsOfItsCallOrTask() {
    try (StdioClient client = StdioClient.connect(Map.of("LOG_LEVEL", "info"))) {
      String id = client.startSleeping(0);
      client.call("sleep_task", Map.of("duration_s", "long\nERROR forged"));
      client.server().awaitStderr(line -> line.contains("\"state\":\"succeeded\""));
      client.server().awaitStderr(line -> line.contains("\"error\":\"INVALID_ARGUMENTS\""));
      client.endOfInput();
      client.server().exitWithin(LIMIT);

      List<String> lines = client.server().stderr();
      assertThat(lines.get(0)).startsWith("sleeper: serving ");
      List<JsonNode> told = lines.stream().skip(1).map(Json::parse).toList();
      assertThat(told)
          .allSatisfy(
              line -> {
                assertThat(line.path("@timestamp").asString()).endsWith("Z");
                assertThat(line.path("message").isString()).isTrue();
                assertThat(line.path("server").asString()).isEqualTo("sleeper");
                assertThat(line.path("tool").asString()).isEqualTo("sleep_task");
                assertThat(line.path("principal").asString()).isEqualTo("anonymous");
              });
      assertThat(told)
          .filteredOn(line -> line.path("task_id").asString("").equals(id))
          .hasSize(2)
          .allSatisfy(line -> assertThat(line.path("duration_ms").isIntegralNumber()).isTrue());
      assertThat(client.server().stdout())
          .hasSize(3)
          .allSatisfy(line -> assertThat(Json.parse(line).has("jsonrpc")).isTrue());
    }
  }

  @Test
  void linesForPeopleAreThereForTheAsking() {
    try (StdioClient client =
        StdioClient.connect(Map.of("LOG_LEVEL", "info", "LOG_FORMAT", "pretty"))) {
      String id = client.startSleeping(0);

      assertThat(client.server().awaitStderr(line -> line.contains("has ended")))
          .containsPattern("^\\d\\d:\\d\\d:\\d\\d\\.\\d{3} INFO ")
          .contains("task_id=" + id, "tool=sleep_task", "state=\"succeeded\"");
    }
  }

  @ParameterizedTest
  @CsvSource({"LOG_FORMAT, xml, pretty", "LOG_LEVEL, loud, debug"})
  void aVariableThatMakesNoSenseIsNamedWithWhatWould(String name, String value, String right) {
    try (ChildProcess server = SampleServer.start(Map.of(name, value))) {
      assertThat(server.exitWithin(LIMIT)).isEqualTo(78);
      assertThat(server.stdout()).isEmpty();
      assertThat(server.stderr()).singleElement().asString().contains(name, value, right);
    }
  }
}
