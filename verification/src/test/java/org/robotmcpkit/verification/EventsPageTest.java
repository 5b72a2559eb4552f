package org.robotmcpkit.verification;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.robotmcpkit.signing.EventSigner;

/**
 * The receivers that the page for planners shows: each takes the events of the running sample, and
 * nothing that is not one.
 */
class EventsPageTest {
  private static final String SECRET = "a-secret-for-these-receivers-0123456789";
  private static final String PAGE = "docs/events.md";

  private enum Language {
    JAVA("docs/events.md#java", "Receiver.java", 0),
    PYTHON("docs/events.md#python", "receiver.py", 1),
    NODE("docs/events.md#node", "receiver.mjs", 2);

    private final String block;
    private final String file;
    private final int commandLine;

    Language(String block, String file, int commandLine) {
      this.block = block;
      this.file = file;
      this.commandLine = commandLine;
    }

    /** What the page says how it is started, on a free port. */
    String command() {
      List<String> lines = CodeBlock.named("docs/events.md#receivers").text().lines().toList();
      return lines.get(commandLine).replace("8765", "0").replace("sample-sleeper/target/", "");
    }

    void askForItsInterpreter() {
      if (this != JAVA) {
        Interpreter.valueOf(name()).command();
      }
    }
  }

  @TempDir Path folder;

  private ChildProcess start(Language language) throws IOException {
    language.askForItsInterpreter();
    Files.writeString(folder.resolve(language.file), CodeBlock.named(language.block).text());
    Files.copy(Checkout.sampleJar(), folder.resolve("sample-sleeper.jar"));
    return Shell.start(folder, Map.of("RVC_EVENT_SECRET", SECRET), language.command());
  }

  @ParameterizedTest
  @EnumSource
  void itPrintsWhatThePageShows(Language language) throws IOException {
    try (ChildProcess receiver = start(language)) {
      String url = receiver.awaitStdout(line -> line.startsWith("http://"));
      try (StdioClient client =
          StdioClient.connect(Map.of("RVC_CALLBACK_URL", url, "RVC_EVENT_SECRET", SECRET))) {
        client.call(
            "sleep_task",
            Map.of(
                "duration_s", 1, "triggers", List.of(Map.of("type", "eta_below", "seconds", 1))));

        receiver.awaitStdout(line -> line.contains(" task_done "));
        List<String> shown = shown();
        for (int index = 0; index < shown.size(); index++) {
          String[] expected = shown.get(index).split(" ", 4);
          String[] printed = receiver.stdout().get(index + 1).split(" ", 4);
          assertThat(List.of(printed[1], printed[2])).containsExactly(expected[1], expected[2]);
          assertThat(Json.same(Json.parse(printed[3]), Json.parse(expected[3])))
              .as("%s is %s", printed[3], expected[3])
              .isTrue();
        }
      }
    }
  }

  private static List<String> shown() {
    return CodeBlock.of(PAGE).stream()
        .filter(block -> block.text().startsWith("slee-"))
        .findFirst()
        .orElseThrow()
        .text()
        .lines()
        .toList();
  }

  @ParameterizedTest
  @EnumSource
  void itTakesNothingButGenuineEventsOnce(Language language) throws Exception {
    try (ChildProcess receiver = start(language)) {
      String url = receiver.awaitStdout(line -> line.startsWith("http://"));
      long now = System.currentTimeMillis() / 1000;
      String first = event("e1", 1, "sleeper");

      assertThat(post(url, "sleeper", now, first, SECRET)).isEqualTo(204);
      assertThat(post(url, "sleeper", now, first, SECRET)).as("a duplicate").isEqualTo(204);
      assertThat(post(url, "sleeper", now, event("e2", 2, "sleeper"), "another-secret-0123456789"))
          .as("another secret")
          .isEqualTo(401);
      assertThat(post(url, "sleeper", now - 301, event("e3", 2, "sleeper"), SECRET))
          .as("an old one")
          .isEqualTo(401);
      assertThat(post(url, "sleeper", now + 310, event("e4", 2, "sleeper"), SECRET))
          .as("one of the future")
          .isEqualTo(401);
      assertThat(post(url, "sleeper", now, event("e5", 2, "navigation"), SECRET))
          .as("one of another server")
          .isEqualTo(403);
      assertThat(post(url, "sleeper", now, "no json", SECRET)).as("no JSON").isEqualTo(400);
      assertThat(post(url, "sleeper", now, " ".repeat((1 << 20) + 1), SECRET))
          .as("a large one")
          .isEqualTo(413);
      assertThat(post(url, "sleeper", now, event("e6", 4, "sleeper"), SECRET)).isEqualTo(204);

      receiver.awaitStdout(line -> line.startsWith("slee-000001 4 "));
      assertThat(receiver.stdout().stream().skip(1).map(line -> line.replace("} ", "}")))
          .containsExactly(
              "slee-000001 1 watch_event {\"seen\":\"a “cup”\"}",
              "slee-000001 missing 2",
              "slee-000001 4 watch_event {\"seen\":\"a “cup”\"}");
    }
  }

  private static String event(String id, int seq, String server) {
    return """
        {"schema_version":1,"event_id":"%s","task_id":"slee-000001","server":"%s","tool":"look",\
        "type":"watch_event","seq":%d,"ts":"2026-06-12T14:03:00.123Z","payload":{"seen":"a “cup”"}}"""
        .formatted(id, server, seq);
  }

  /**
   * The status with which the receiver answers; 413 also where it hangs up on what is too large.
   */
  private static int post(String url, String server, long timestamp, String body, String secret)
      throws Exception {
    byte[] bytes = body.getBytes(UTF_8);
    HttpRequest request =
        HttpRequest.newBuilder(URI.create(url))
            .timeout(Duration.ofSeconds(20))
            .header(EventSigner.SERVER_HEADER, server)
            .header(EventSigner.TIMESTAMP_HEADER, String.valueOf(timestamp))
            .header(
                EventSigner.SIGNATURE_HEADER,
                EventSigner.SIGNATURE_PREFIX + EventSigner.sign(secret, timestamp, bytes))
            .POST(HttpRequest.BodyPublishers.ofByteArray(bytes))
            .build();
    HttpClient client = HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();
    try {
      return client.send(request, HttpResponse.BodyHandlers.discarding()).statusCode();
    } catch (IOException hungUp) {
      if (bytes.length > 1 << 20) {
        return 413;
      }
      throw hungUp;
    }
  }
}
