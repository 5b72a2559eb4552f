package org.robotmcpkit.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.robotmcpkit.model.EventType;
import org.robotmcpkit.model.Json;
import org.robotmcpkit.model.TaskEvent;
import org.robotmcpkit.signing.EventSigner;

/** {@code kit listen}, with real requests. */
class ListenTest {
  private static final String SECRET = "a-secret-for-this-test";
  private static final HttpClient HTTP = HttpClient.newHttpClient();

  private final KitRun kit = new KitRun().with("RVC_EVENT_SECRET", SECRET);

  @TempDir Path folder;

  @AfterEach
  void end() {
    kit.interrupt();
  }

  private URI url() {
    return URI.create(
        kit.awaitOut("/api/agent/events")
            .out()
            .replaceAll("(?s).*?(http://127.0.0.1:[0-9]+/api/agent/events).*", "$1"));
  }

  private static byte[] event(long seq) {
    EventType type = seq == 9 ? EventType.TASK_DONE : EventType.PROGRESS;
    return Json.bytes(
        new TaskEvent(
            1,
            "%032x".formatted(seq),
            "arm-1",
            "arm",
            "wave",
            type,
            seq,
            Instant.now(),
            Map.of("n", seq)));
  }

  private int post(byte[] body) throws Exception {
    return post(body, SECRET);
  }

  private int post(byte[] body, String secret) throws Exception {
    long now = Instant.now().getEpochSecond();
    HttpRequest request =
        HttpRequest.newBuilder(url())
            .header(EventSigner.SERVER_HEADER, "arm")
            .header(EventSigner.TIMESTAMP_HEADER, Long.toString(now))
            .header(EventSigner.SIGNATURE_HEADER, "sha256=" + EventSigner.sign(secret, now, body))
            .POST(HttpRequest.BodyPublishers.ofByteArray(body))
            .build();
    return HTTP.send(request, HttpResponse.BodyHandlers.discarding()).statusCode();
  }

  private List<String> whats() {
    return kit.lines().stream().map(line -> (String) Json.readObject(line).get("what")).toList();
  }

  @Test
  void eachRequestIsALineThatSaysWhatHasComeOfIt() throws Exception {
    kit.start("listen", "--port", "0");

    assertThat(post(event(1))).isEqualTo(204);
    assertThat(post(event(1))).isEqualTo(204);
    assertThat(post(event(4))).isEqualTo(204);
    assertThat(post(event(3))).isEqualTo(204);
    assertThat(post(event(5), "another secret")).isEqualTo(401);
    kit.interrupt();

    assertThat(kit.exitCode()).isEqualTo(ExitCode.INTERRUPTED);
    List<String> lines = kit.lines();
    assertThat(lines.get(0)).startsWith("listening  at http://127.0.0.1:");
    assertThat(lines.get(1)).isEqualTo("verified   arm-1 seq 1 progress {\"n\":1} (arm, wave)");
    assertThat(lines.get(2)).isEqualTo("duplicate  arm-1 seq 1 progress {\"n\":1} (arm, wave)");
    assertThat(lines.get(3)).isEqualTo("missing    arm-1 seq 2 to 3 (arm)");
    assertThat(lines.get(4)).startsWith("verified   arm-1 seq 4 ");
    assertThat(lines.get(5)).startsWith("late       arm-1 seq 3 ");
    assertThat(lines.get(6)).startsWith("refused    401 ").endsWith("(it names arm)");
    assertThat(lines.get(7)).isEqualTo("still_missing arm-1 seq 2 (arm)");
    assertThat(lines.get(8))
        .isEqualTo(
            "summary    verified 2, late 1, duplicate 1, missing 1, refused 1, turned_away 0");
    assertThat(lines).hasSize(9);
  }

  @Test
  void jsonIsOneObjectForEach() throws Exception {
    kit.start("listen", "--port", "0", "--json", "--fail-first", "1");

    assertThat(post(event(1))).isEqualTo(503);
    post(event(2));
    HTTP.send(HttpRequest.newBuilder(url()).build(), HttpResponse.BodyHandlers.discarding());
    kit.interrupt();

    assertThat(kit.exitCode()).isEqualTo(ExitCode.INTERRUPTED);
    assertThat(whats())
        .containsExactly(
            "listening",
            "turned_away",
            "missing",
            "verified",
            "refused",
            "still_missing",
            "summary");
    Map<String, Object> verified = Json.readObject(kit.lines().get(3));
    assertThat(Json.readEvent(Json.bytes(verified.get("event"))).seq()).isEqualTo(2);
    assertThat(Json.readObject(kit.lines().get(6)))
        .containsEntry("missing", 1)
        .containsEntry("verified", 1);
  }

  @Test
  void colouredOnATerminalOnly() throws Exception {
    kit.atTerminal().start("listen", "--port", "0");

    post(event(1));

    kit.awaitOut("\u001b[32mverified  \u001b[0m arm-1 seq 1");
  }

  @Test
  void theSecretIsNeverPrintedAndComesFromAFileOrAnotherVariable() throws Exception {
    Path file = Files.writeString(folder.resolve("secret"), "secret-in-a-file\n");
    kit.start("listen", "--port", "0", "--secret-file", file.toString());
    assertThat(post(event(1), "secret-in-a-file")).isEqualTo(204);
    assertThat(post(event(2), SECRET)).isEqualTo(401);
    assertThat(kit.out() + kit.err()).doesNotContain("secret-in-a-file").doesNotContain(SECRET);

    KitRun other =
        new KitRun()
            .with("ARM", "secret-of-the-arm")
            .start("listen", "--port", "0", "--secret-env", "ARM");
    other.awaitOut("listening").interrupt();
    assertThat(other.exitCode()).isEqualTo(ExitCode.INTERRUPTED);
    assertThat(other.out()).contains("summary").doesNotContain("secret-of-the-arm");
  }

  @Test
  void withoutASecretNothingListens() throws Exception {
    Path blank = Files.writeString(folder.resolve("blank"), " \n");
    for (List<String> args :
        List.of(
            List.of("listen"),
            List.of("listen", "--secret-env", "NONE"),
            List.of("listen", "--secret-file", blank.toString()))) {
      KitRun without = new KitRun();

      assertThat(without.run(args.toArray(String[]::new))).isEqualTo(ExitCode.USAGE);

      assertThat(without.err()).hasLineCount(1).contains("there is no secret in the ");
    }
  }

  @Test
  void aPortThatIsTakenIsOneLine() throws Exception {
    try (ServerSocket taken = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      KitRun second = new KitRun().with("RVC_EVENT_SECRET", SECRET);

      assertThat(second.run("listen", "--port", String.valueOf(taken.getLocalPort())))
          .isEqualTo(ExitCode.UNREACHABLE);

      assertThat(second.err())
          .hasLineCount(1)
          .contains("port " + taken.getLocalPort() + " on 127.0.0.1 cannot be bound");
    }
    KitRun nowhere = new KitRun().with("RVC_EVENT_SECRET", SECRET);
    assertThat(nowhere.run("listen", "--host", "no-such-host.invalid")).isEqualTo(ExitCode.USAGE);
  }

  @Test
  void anEventThatASignedBodyDoesNotHoldIsRefused() throws Exception {
    kit.start("listen", "--port", "0");

    assertThat(post("{}".getBytes(UTF_8))).isEqualTo(400);

    kit.awaitOut("refused    400 ");
  }
}
