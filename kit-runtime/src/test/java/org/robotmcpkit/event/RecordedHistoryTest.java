package org.robotmcpkit.event;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.OutputStream;
import java.net.Socket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.robotmcpkit.model.EventType;
import org.robotmcpkit.model.Json;
import org.robotmcpkit.model.TaskEvent;

/**
 * Real sockets and real threads; what both ends have seen is recorded, written to a file, and
 * judged.
 */
class RecordedHistoryTest {
  private static final int TASKS = 12;
  private static final int EVENTS = 30;
  private static final String SECRET = "a-secret-for-this-test";

  private final List<HistoryLine> history = new ArrayList<>();
  // used by the receiver's threads only, under the history's lock
  private final Random random = new Random(7);
  private final EventReceiver receiver =
      EventReceiver.builder()
          .server("arm", SECRET)
          .build(received -> record(HistoryLine.What.RECEIVED, received.event()));

  @TempDir Path directory;

  @Test
  void aReceiverThatMisbehavesALittleGetsEverythingOnceAndInOrder() throws Exception {
    CountDownLatch settled = new CountDownLatch(TASKS * EVENTS);
    DeliveryStats stats;
    try (RawReceiver sockets = new RawReceiver(this::answer);
        EventPoster poster =
            EventPoster.builder("arm")
                .callbackUrl(sockets.url().toString())
                .secret(SECRET)
                .attemptTimeout(Duration.ofSeconds(2))
                .build()) {
      List<Thread> bodies = new ArrayList<>();
      for (int task = 0; task < TASKS; task++) {
        String name = "t" + task;
        Thread body = new Thread(() -> report(poster, name, settled), name);
        bodies.add(body);
        body.start();
      }
      for (Thread body : bodies) {
        body.join(TimeUnit.SECONDS.toMillis(30));
      }
      assertThat(settled.await(120, TimeUnit.SECONDS)).isTrue();
      stats = poster.stats();
    }

    Path file = Files.write(directory.resolve("history.jsonl"), HistoryLine.write(copy()));
    List<HistoryLine> recorded = HistoryLine.read(Files.readAllBytes(file));
    assertThat(HistoryChecker.check(recorded)).isEmpty();
    assertThat(recorded)
        .filteredOn(line -> line.what() == HistoryLine.What.RECEIVED)
        .hasSize(TASKS * EVENTS);
    assertThat(stats.delivered()).isEqualTo(TASKS * EVENTS);
    assertThat(stats.attempts()).as("the receiver has misbehaved").isGreaterThan(stats.delivered());
  }

  private void report(EventPoster poster, String task, CountDownLatch settled) {
    for (int seq = 1; seq <= EVENTS; seq++) {
      EventType type = seq == EVENTS ? EventType.TASK_DONE : EventType.PROGRESS;
      TaskEvent event =
          new TaskEvent(
              1,
              TestEvents.event(task, seq, type).eventId(),
              task,
              "arm",
              "wave",
              type,
              seq,
              Instant.now(),
              Map.of("n", seq));
      record(HistoryLine.What.EMITTED, event);
      poster.emit(event, settled::countDown);
    }
  }

  private void record(HistoryLine.What what, TaskEvent event) {
    byte[] body = Json.bytes(event);
    synchronized (history) {
      history.add(HistoryLine.of(what, System.nanoTime(), event, body));
    }
  }

  private List<HistoryLine> copy() {
    synchronized (history) {
      return List.copyOf(history);
    }
  }

  /**
   * One request in ten or so is refused, lost before or behind its processing, or answered in a
   * strange way.
   */
  private boolean answer(RawReceiver.Request request, OutputStream out, Socket socket)
      throws Exception {
    int fault;
    synchronized (history) {
      fault = random.nextInt(60);
    }
    if (fault == 0) {
      return false; // the connection is closed without an answer
    }
    if (fault == 1) {
      RawReceiver.write(
          out, "HTTP/1.1 302 Found\r\nLocation: http://127.0.0.1:1/\r\nContent-Length: 0\r\n\r\n");
      return true;
    }
    if (fault == 2) {
      RawReceiver.write(out, "HTTP/1.1 503 Busy\r\nRetry-After: 0\r\nContent-Length: 0\r\n\r\n");
      return true;
    }
    int status = receiver.receive(request::header, request.body()).status();
    if (fault == 3) {
      return false; // processed, but the answer is lost
    }
    if (fault == 4) {
      RawReceiver.write(out, "HTTP/1.1 " + status + " OK\r\nContent-Length: 100\r\n\r\ncut off");
      return false;
    }
    RawReceiver.write(
        out,
        "HTTP/1.1 " + status + " OK\r\n" + (status == 204 ? "" : "Content-Length: 0\r\n") + "\r\n");
    return true;
  }
}
