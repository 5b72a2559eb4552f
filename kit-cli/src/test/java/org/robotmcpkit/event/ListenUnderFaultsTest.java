package org.robotmcpkit.event;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.robotmcpkit.cli.KitRun;
import org.robotmcpkit.model.EventType;
import org.robotmcpkit.model.Json;
import org.robotmcpkit.model.TaskEvent;
import org.robotmcpkit.signing.EventSigner;

/**
 * What {@code kit listen} reports is what the judge of histories finds in the same events, whatever
 * happens on the way.
 */
class ListenUnderFaultsTest {
  private static final String SECRET = "a-secret-for-this-test";
  private static final String SERVER = "arm";
  private static final HttpClient HTTP =
      HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();
  private static final int TASKS = 4;
  private static final int EVENTS = 20;

  private final List<HistoryLine> history = Collections.synchronizedList(new ArrayList<>());
  private final KitRun kit =
      new KitRun().with("RVC_EVENT_SECRET", SECRET).start("listen", "--port", "0", "--json");
  private final URI url =
      URI.create((String) Json.readObject(kit.awaitOut("\n").lines().get(0)).get("url"));

  @AfterEach
  void end() {
    kit.interrupt();
    kit.exitCode();
  }

  private static TaskEvent event(String task, int seq) {
    EventType type = seq == EVENTS ? EventType.TASK_DONE : EventType.PROGRESS;
    String id = TestEvents.event(task, seq, type).eventId();
    return new TaskEvent(1, id, task, SERVER, "wave", type, seq, Instant.now(), Map.of("n", seq));
  }

  private void record(HistoryLine.What what, TaskEvent event) {
    history.add(HistoryLine.of(what, System.nanoTime(), event, new byte[0]));
  }

  private List<Map<String, Object>> lines() {
    return kit.lines().stream().map(Json::readObject).toList();
  }

  /** The events that were reported so, as the judge names them. */
  private List<String> reported(String... whats) {
    return lines().stream()
        .filter(line -> List.of(whats).contains(line.get("what")))
        .map(line -> Json.readEvent(Json.bytes(line.get("event"))))
        .map(event -> event.taskId() + "/" + event.seq())
        .toList();
  }

  private List<String> found(HistoryChecker.Kind kind) {
    return HistoryChecker.check(history).stream()
        .filter(violation -> violation.kind() == kind)
        .map(violation -> violation.line().taskId() + "/" + violation.line().seq())
        .toList();
  }

  /** Each fault that takes no time, in some order, and exchanges that go well between them. */
  private static List<Fault> script() {
    List<Fault> faults = new ArrayList<>(Arrays.asList(Fault.values()));
    faults.removeIf(
        fault -> fault.name().matches(".*(HANG|TRICKLE|WITHOUT_END|HALF_CLOSE|TOO_LATE).*"));
    Collections.shuffle(faults, new Random(3));
    List<Fault> script = new ArrayList<>();
    for (Fault fault : faults) {
      script.add(fault);
      script.add(null);
      script.add(null);
    }
    return script;
  }

  /**
   * Faults on real sockets: the kit's own sender gets everything through, in order, and what came
   * twice is told.
   */
  @Test
  void faultsOfTheWayLeaveNothingMissingAndNothingLate() throws Exception {
    List<Fault> script = script();
    CountDownLatch settled = new CountDownLatch(TASKS * EVENTS);
    try (FaultProxy proxy = new FaultProxy(url.getPort(), script)) {
      try (EventPoster poster =
          EventPoster.builder(SERVER)
              .callbackUrl(proxy.url().toString())
              .secret(SECRET)
              .attemptTimeout(Duration.ofSeconds(2))
              .build()) {
        for (int seq = 1; seq <= EVENTS; seq++) {
          for (int task = 0; task < TASKS; task++) {
            TaskEvent event = event("t" + task, seq);
            record(HistoryLine.What.EMITTED, event);
            poster.emit(event, settled::countDown);
          }
        }
        assertThat(settled.await(2, TimeUnit.MINUTES)).isTrue();
      }
      assertThat(proxy.done).extracting(FaultProxy.Done::fault).containsAll(script);

      for (String event : reported("verified", "late")) {
        String[] parts = event.split("/");
        record(HistoryLine.What.RECEIVED, event(parts[0], Integer.parseInt(parts[1])));
      }
      assertThat(HistoryChecker.check(history)).isEmpty();
      assertThat(reported("verified")).hasSize(TASKS * EVENTS);
      assertThat(lines())
          .extracting(line -> line.get("what"))
          .doesNotContain("late", "missing", "refused");
      // a repetition that was delivered is reported as one, and nothing else is
      Map<String, Integer> delivered = new HashMap<>();
      proxy.done.stream()
          .filter(done -> done.request() != null && done.isDelivered())
          .map(done -> Json.readEvent(done.request().body()))
          .forEach(event -> delivered.merge(event.taskId() + "/" + event.seq(), 1, Integer::sum));
      Map<String, Integer> seen = new HashMap<>();
      reported("verified", "duplicate").forEach(event -> seen.merge(event, 1, Integer::sum));
      assertThat(seen).isEqualTo(delivered);
      assertThat(reported("duplicate")).as("the faults have made some").isNotEmpty();
    }
  }

  /**
   * A way that loses, repeats and swaps: each finding of the judge is a line of the command, and
   * the other way round.
   */
  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 4, 5})
  void whatTheWayLosesRepeatsAndSwapsIsReportedAsTheJudgeFindsIt(int seed) throws Exception {
    Random random = new Random(seed);
    List<TaskEvent> way = new ArrayList<>();
    for (int seq = 1; seq <= EVENTS; seq++) {
      for (int task = 0; task < TASKS; task++) {
        TaskEvent event = event("t" + task, seq);
        record(HistoryLine.What.EMITTED, event);
        // a last event that is lost leaves no gap: whoever listens can not know of it
        int copies = random.nextInt(4) > 0 || seq == EVENTS ? 1 : random.nextInt(3);
        for (int copy = 0; copy < copies; copy++) {
          way.add(Math.max(0, way.size() - (seq == EVENTS ? 0 : random.nextInt(6))), event);
        }
      }
    }

    for (TaskEvent event : way) {
      record(HistoryLine.What.RECEIVED, event);
      post(event);
    }
    kit.interrupt();
    assertThat(kit.exitCode()).isEqualTo(130);

    assertThat(reported("duplicate")).isEqualTo(found(HistoryChecker.Kind.DUPLICATED));
    assertThat(reported("late")).isEqualTo(found(HistoryChecker.Kind.REORDERED));
    assertThat(stillMissing()).isEqualTo(new TreeSet<>(found(HistoryChecker.Kind.LOST)));
    assertThat(HistoryChecker.check(history))
        .extracting(HistoryChecker.Violation::kind)
        .contains(
            HistoryChecker.Kind.DUPLICATED,
            HistoryChecker.Kind.REORDERED,
            HistoryChecker.Kind.LOST);
  }

  private Set<String> stillMissing() {
    Set<String> missing = new TreeSet<>();
    for (Map<String, Object> line : lines()) {
      if ("still_missing".equals(line.get("what"))) {
        for (long seq = ((Number) line.get("from_seq")).longValue();
            seq <= ((Number) line.get("to_seq")).longValue();
            seq++) {
          missing.add(line.get("task_id") + "/" + seq);
        }
      }
    }
    return missing;
  }

  private void post(TaskEvent event) throws Exception {
    byte[] body = Json.bytes(event);
    long now = Instant.now().getEpochSecond();
    HttpRequest request =
        HttpRequest.newBuilder(url)
            .header(EventSigner.SERVER_HEADER, SERVER)
            .header(EventSigner.TIMESTAMP_HEADER, Long.toString(now))
            .header(EventSigner.SIGNATURE_HEADER, "sha256=" + EventSigner.sign(SECRET, now, body))
            .POST(HttpRequest.BodyPublishers.ofByteArray(body))
            .build();
    assertThat(HTTP.send(request, HttpResponse.BodyHandlers.discarding()).statusCode())
        .isEqualTo(204);
  }
}
