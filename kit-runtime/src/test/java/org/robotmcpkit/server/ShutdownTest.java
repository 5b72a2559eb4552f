package org.robotmcpkit.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import org.eclipse.jetty.io.Content;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.util.Callback;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.robotmcpkit.event.EventPoster;
import org.robotmcpkit.event.EventReceiver;
import org.robotmcpkit.model.EventType;
import org.robotmcpkit.model.TaskEvent;

/**
 * Processes that are told to end at random moments. {@code -Dkit.sigterms=…} says how many, {@code
 * -Dkit.seed=…} which moments.
 */
class ShutdownTest {
  private static final int PROCESSES = Integer.getInteger("kit.sigterms", 6);
  private static final String SECRET = "shutdown-secret-0123456789";

  @TempDir Path work;

  @Test
  void whateverHasEndedIsToldWithinTenSeconds() throws Exception {
    Set<String> received = ConcurrentHashMap.newKeySet();
    EventReceiver receiver =
        EventReceiver.builder()
            .server("shutdown", SECRET)
            .build(
                one -> {
                  if (one.event().type().isTerminal()) {
                    received.add(one.event().taskId());
                  }
                });
    Server planner = serve(receiver);
    String url = planner.getURI().resolve("/events").toString();
    warmUp(url);
    Random moments = new Random(Long.getLong("kit.seed", 11));
    Duration longest = Duration.ZERO;
    try {
      for (int number = 0; number < PROCESSES; number++) {
        Ended ended = runAndTerminate(url, number % 2 == 1, moments.nextInt(400));

        assertThat(ended.took).as("process %d", number).isLessThanOrEqualTo(Duration.ofSeconds(10));
        assertThat(received).as("process %d: %s", number, ended.stderr).containsAll(ended.tasks);
        longest = ended.took.compareTo(longest) > 0 ? ended.took : longest;
      }
    } finally {
      planner.stop();
    }
    System.out.println(
        PROCESSES + " processes, the slowest ended " + longest.toMillis() + " ms after SIGTERM");
  }

  @Test
  void whatIsLostIsSummedUpInOneLineOnStandardError() throws Exception {
    Ended ended = runAndTerminate("http://127.0.0.1:9/nobody-listens", false, 200);

    assertThat(ended.took).isLessThanOrEqualTo(Duration.ofSeconds(10));
    assertThat(ended.stderr).isNotEmpty();
    List<String> lost = ended.stderr.lines().filter(line -> !line.startsWith("[")).toList();
    assertThat(lost)
        .as(ended.stderr)
        .hasSize(1)
        .first()
        .asString()
        .containsPattern("[1-9][0-9]* events? could not be delivered");
    assertThat(ended.stderr).doesNotContain(SECRET);
  }

  /**
   * A planner on Jetty: the JDK's server needs 40 ms for each request, which is no match for a
   * drain of 3 s.
   */
  private static Server serve(EventReceiver receiver) throws Exception {
    Server planner = new Server(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0));
    planner.setHandler(
        new Handler.Abstract() {
          @Override
          public boolean handle(Request request, Response response, Callback callback)
              throws Exception {
            byte[] body =
                Content.Source.asInputStream(request).readNBytes(EventReceiver.MAX_BODY_BYTES + 1);
            response.setStatus(receiver.receive(request.getHeaders()::get, body).status());
            callback.succeeded();
            return true;
          }
        });
    planner.start();
    return planner;
  }

  /** The first request loads classes, which on a busy machine takes longer than a whole drain. */
  private static void warmUp(String url) {
    EventPoster poster = EventPoster.builder("shutdown").callbackUrl(url).secret(SECRET).build();
    poster.emit(
        new TaskEvent(
            TaskEvent.SCHEMA_VERSION,
            "0".repeat(32),
            "shut-warm",
            "shutdown",
            "warm",
            EventType.PROGRESS,
            1,
            Instant.now(),
            Map.of()));
    await().atMost(Duration.ofSeconds(60)).until(() -> poster.stats().delivered() == 1);
    poster.close();
  }

  private record Ended(Duration took, List<String> tasks, String stderr) {}

  private Ended runAndTerminate(String url, boolean stubborn, int afterMillis) throws Exception {
    Path stderr = work.resolve("stderr-" + System.nanoTime());
    ProcessBuilder builder =
        new ProcessBuilder(
            ProcessHandle.current().info().command().orElse("java"),
            "-cp",
            System.getProperty("java.class.path"),
            ShutdownProgram.class.getName(),
            stubborn ? "stubborn" : "cooperative");
    builder
        .environment()
        .putAll(
            Map.of(
                "MCP_TRANSPORT",
                "streamable_http",
                "MCP_PORT",
                "0",
                "RVC_CALLBACK_URL",
                url,
                "RVC_EVENT_SECRET",
                SECRET));
    Process process = builder.redirectError(stderr.toFile()).start();
    try (BufferedReader says =
        new BufferedReader(
            new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8))) {
      assertThat(says.readLine()).isEqualTo("ready");
      // The moment is chance, not a wait for anything: the process may be anywhere in its work.
      process.waitFor(afterMillis, TimeUnit.MILLISECONDS);
      long asked = System.nanoTime();
      process.toHandle().destroy(); // leaves the streams open, unlike Process.destroy()
      List<String> tasks =
          says.lines()
              .filter(line -> line.startsWith("ended "))
              .map(line -> line.substring(6))
              .collect(Collectors.toList());
      assertThat(process.waitFor(20, TimeUnit.SECONDS)).isTrue();
      return new Ended(
          Duration.ofNanos(System.nanoTime() - asked), tasks, Files.readString(stderr));
    } finally {
      process.destroyForcibly();
    }
  }
}
