package org.robotmcpkit.bench.serve;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.net.URI;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.robotmcpkit.bench.drive.Dialect;
import org.robotmcpkit.bench.drive.Visit;
import org.robotmcpkit.server.RunningServer;

/** Every server that is built here answers the driver's calls, which check each answer. */
class ServedToolsTest {
  @ParameterizedTest
  @CsvSource({
    "streamable, CLASSIC, false",
    "streamable, CLASSIC, true",
    "stateless, CLASSIC, false",
    "stateless, CLASSIC, true",
    "modern, MODERN, false",
    "modern, MODERN, true"
  })
  void aHandWrittenServerStartsTasksAndTellsOfThem(String kind, Dialect dialect, boolean tuned)
      throws Exception {
    try (Serve.Serving server = Serve.start(kind, new Serve.Tuning(tuned, false))) {
      assertThat(Visit.of(server.port(), dialect)).contains("sleep_task", "get_task", "list_tasks");
    }
  }

  @ParameterizedTest
  @CsvSource({"CLASSIC", "MODERN"})
  void theKitsServerAnswersTheSameCalls(Dialect dialect) throws Exception {
    try (RunningServer server = Serve.kit().start()) {
      assertThat(Visit.of(URI.create(server.address()).getPort(), dialect))
          .contains("sleep_task", "get_task", "list_tasks");
    }
  }

  @ParameterizedTest
  @CsvSource({"servlet", "handler", "socket"})
  void aCeilingAnswersWithTheBytesOfATask(String kind) throws Exception {
    try (Serve.Serving server = Serve.start(kind, new Serve.Tuning(false, false))) {
      assertThat(Visit.ceiling(server.port())).contains("task_id", "est_duration_s");
    }
  }

  @Test
  void aKindThatIsNotThereIsRefusedWithThoseThatAre() {
    assertThatThrownBy(() -> Serve.start("tomcat", new Serve.Tuning(false, false)))
        .hasMessage(
            "no server \"tomcat\"; there are kit, streamable, stateless, modern, servlet, handler and socket");
  }
}
