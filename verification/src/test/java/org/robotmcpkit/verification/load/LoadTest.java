package org.robotmcpkit.verification.load;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.robotmcpkit.event.DeliveryStats;
import org.robotmcpkit.event.EventPoster;
import org.robotmcpkit.model.EventType;
import org.robotmcpkit.model.TaskEvent;

/** The goals under load. Each prints its figures; run them on a machine that does nothing else. */
@Tag("load")
@Timeout(300)
class LoadTest {
  private static final int PER_SECOND = Integer.getInteger("kit.load.rate", 1000);
  private static final int SECONDS = Integer.getInteger("kit.load.seconds", 60);
  private static final int TASKS = 50;

  @Test
  void aThousandEventsASecondAllArriveInOrderAndSoon() throws Exception {
    Process receiver = java(List.of("-Dsun.net.httpserver.nodelay=true"), ReceiverProgram.class);
    try (BufferedReader says = reader(receiver)) {
      int port = Integer.parseInt(says.readLine().replace("port ", ""));
      EventPoster poster = poster("http://127.0.0.1:" + port + "/events");
      Figures emits = new Figures();
      // Both sides load their classes with events of another task first.
      paced(poster, 2, 100, "warm", new Figures());
      paced(poster, SECONDS, PER_SECOND, "task", emits);
      while (poster.stats().queued() > 0) {
        LockSupport.parkNanos(1_000_000);
      }
      DeliveryStats stats = poster.stats();
      poster.close();
      receiver.getOutputStream().close();
      String line = says.readLine();
      System.out.println("delivery at " + PER_SECOND + "/s: " + line);
      System.out.println("emit: " + emits);
      System.out.println(stats);

      assertThat(number(line, "received")).isEqualTo(200L + (long) PER_SECOND * SECONDS);
      assertThat(number(line, "missing")).isZero();
      assertThat(number(line, "late")).isZero();
      assertThat(number(line, "duplicates")).isZero();
      assertThat(number(line, "refused")).isZero();
      assertThat(number(line, "p99_us")).isLessThanOrEqualTo(100_000);
    } finally {
      receiver.destroyForcibly();
    }
  }

  @Test
  void emittingNeverWaitsForAnEndpointThatSwallowsEverything() throws Exception {
    try (ServerSocket blackHole = new ServerSocket(0, 50, InetAddress.getLoopbackAddress())) {
      EventPoster poster = poster("http://127.0.0.1:" + blackHole.getLocalPort() + "/events");
      for (int fill = 1; fill <= 30_000; fill++) {
        poster.emit(event("fill-" + fill % TASKS, fill, Map.of("n", fill)));
      }
      Figures emits = new Figures();
      for (int number = 1; number <= 200_000; number++) {
        TaskEvent event = event("full-" + number % TASKS, number, Map.of("n", number));
        long begin = System.nanoTime();
        poster.emit(event);
        emits.add(System.nanoTime() - begin);
      }
      System.out.println("emit into a full queue, endpoint a black hole: " + emits);
      System.out.println(poster.stats());
      poster.close();

      assertThat(emits.millis(999)).isLessThanOrEqualTo(1.0);
    }
  }

  @Test
  void aSmallHeapKeepsAllTerminalEventsThroughAnOutage() throws Exception {
    Process small =
        java(List.of("-Xmx96m", "-Dsun.net.httpserver.nodelay=true"), SmallHeapProgram.class);
    try (BufferedReader says = reader(small)) {
      List<String> lines = says.lines().toList();
      lines.forEach(line -> System.out.println("-Xmx96m " + line));

      assertThat(small.waitFor(10, TimeUnit.SECONDS)).isTrue();
      assertThat(small.exitValue()).isZero();
      assertThat(lines).last().asString().isEqualTo("ends 500 adds-up true emitted 500500");
    } finally {
      small.destroyForcibly();
    }
  }

  @Test
  void tenThousandSleepingTasksTakeLittleMemoryAndTickOnTime() throws Exception {
    assumeTrue(Runtime.version().feature() >= 24, "bodies run on virtual threads from Java 24 on");
    assumeTrue(Files.exists(Path.of("/proc/self/status")), "resident memory is read from /proc");
    // A set heap, as on a robot: left to itself, the collector keeps from the system whatever it
    // likes.
    Process sleepers = java(List.of("-Xmx128m"), SleepingTasksProgram.class, "10000", "20");
    try (BufferedReader says = reader(sleepers)) {
      String line = says.readLine();
      System.out.println("sleeping: " + line);

      assertThat(number(line, "more_mb")).isLessThanOrEqualTo(60);
      assertThat(number(line, "live_mb")).isLessThanOrEqualTo(60);
      assertThat(number(line, "p99_us")).isLessThanOrEqualTo(100_000);
    } finally {
      sleepers.destroyForcibly();
    }
  }

  private static void paced(
      EventPoster poster, int seconds, int perSecond, String prefix, Figures emits) {
    String filler = "x".repeat(700);
    long begin = System.nanoTime();
    for (int number = 0; number < seconds * perSecond; number++) {
      long due = begin + number * 1_000_000_000L / perSecond;
      while (System.nanoTime() < due) {
        LockSupport.parkNanos(due - System.nanoTime());
      }
      TaskEvent event =
          event(
              prefix + "-" + number % TASKS,
              number / TASKS + 1,
              Map.of("emitted", Instant.now(), "filler", filler));
      long before = System.nanoTime();
      poster.emit(event);
      emits.add(System.nanoTime() - before);
    }
  }

  private static EventPoster poster(String url) {
    return EventPoster.builder("load").callbackUrl(url).secret(ReceiverProgram.SECRET).build();
  }

  private static TaskEvent event(String task, long seq, Map<String, Object> payload) {
    return new TaskEvent(
        TaskEvent.SCHEMA_VERSION,
        UUID.randomUUID().toString().replace("-", ""),
        task,
        "load",
        "work",
        EventType.PROGRESS,
        seq,
        Instant.now(),
        payload);
  }

  private static Process java(List<String> flags, Class<?> program, String... arguments)
      throws Exception {
    List<String> command = new ArrayList<>();
    command.add(ProcessHandle.current().info().command().orElse("java"));
    command.addAll(flags);
    command.addAll(List.of("-cp", System.getProperty("java.class.path"), program.getName()));
    command.addAll(List.of(arguments));
    return new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.INHERIT).start();
  }

  private static BufferedReader reader(Process process) {
    return new BufferedReader(
        new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
  }

  private static long number(String line, String name) {
    Matcher matcher = Pattern.compile("\\b" + name + " (\\d+)").matcher(line);
    assertThat(matcher.find()).as(name + " in " + line).isTrue();
    return Long.parseLong(matcher.group(1));
  }
}
