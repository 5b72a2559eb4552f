package org.robotmcpkit.event;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.locks.ReentrantLock;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.robotmcpkit.model.EventType;
import org.robotmcpkit.model.Json;
import org.robotmcpkit.model.TaskEvent;
import org.robotmcpkit.signing.EventSigner;

class EventPosterTest {
  private static final String SECRET = "correct-horse-battery-staple";
  private static final String URL = "http://127.0.0.1:1/api/agent/events";
  private static final Duration SOON = Duration.ofSeconds(10);

  private final List<EventPoster> open = new ArrayList<>();

  private EventPoster poster(Transport transport) {
    return opened(builder().transport(transport));
  }

  private static EventPosterBuilder builder() {
    return EventPoster.builder("arm")
        .callbackUrl(URL)
        .secret(SECRET)
        .drainBudget(Duration.ofMillis(300));
  }

  private EventPoster opened(EventPosterBuilder builder) {
    EventPoster poster = builder.build();
    open.add(poster);
    return poster;
  }

  @AfterEach
  void close() {
    open.forEach(EventPoster::close);
  }

  private static void awaitDelivered(EventPoster poster, long count) {
    await().atMost(SOON).until(() -> poster.stats().delivered() == count);
  }

  @Test
  void deliversSignedEventsInTheOrderOfTheirTask() throws Exception {
    try (RawReceiver receiver = new RawReceiver(RawReceiver.status("204 No Content"));
        EventPoster poster =
            EventPoster.fromEnvironment(
                "arm",
                Map.of(
                    "RVC_CALLBACK_URL", receiver.url().toString(), "RVC_EVENT_SECRET", SECRET))) {
      AtomicInteger settled = new AtomicInteger();

      for (int seq = 1; seq <= 100; seq++) {
        poster.emit(TestEvents.progress("arm-1", seq), settled::incrementAndGet);
      }

      awaitDelivered(poster, 100);
      assertThat(receiver.requests).hasSize(100);
      for (int i = 0; i < 100; i++) {
        RawReceiver.Request request = receiver.requests.get(i);
        assertThat(Json.readEvent(request.body()).seq()).isEqualTo(i + 1);
        assertThat(
                EventSigner.verify(
                    SECRET,
                    request.header("X-RVC-Timestamp"),
                    request.body(),
                    request.header("X-RVC-Signature"),
                    Instant.now()))
            .isTrue();
      }
      await().atMost(SOON).untilAtomic(settled, org.hamcrest.Matchers.equalTo(100));
    }
  }

  @Test
  void signsEachAttemptAnewOverTheSameBytes() {
    MovableClock clock = new MovableClock(Instant.ofEpochSecond(1_765_532_000));
    List<SignedRequest> requests = new CopyOnWriteArrayList<>();
    Map<String, Object> live = new HashMap<>(Map.of("percent", 10));
    EventPoster poster =
        opened(
            builder()
                .clock(clock)
                .transport(
                    (request, timeout) -> {
                      requests.add(request);
                      clock.move(Duration.ofSeconds(400));
                      live.put("percent", 99); // what changes after the event is not part of it
                      return new Outcome.Answered(requests.size() == 1 ? 400 : 204);
                    }));

    poster.emit(TestEvents.event("arm-1", 1, EventType.PROGRESS, live));
    awaitDelivered(poster, 1);

    assertThat(requests)
        .extracting(SignedRequest::timestamp)
        .containsExactly("1765532000", "1765532400");
    assertThat(requests.get(1).body()).isEqualTo(requests.get(0).body());
    assertThat(new String(requests.get(1).body())).contains("\"percent\":10");
    assertThat(requests.get(1).signature())
        .isEqualTo("sha256=" + EventSigner.sign(SECRET, 1_765_532_400, requests.get(1).body()));
    assertThat(requests.get(0).toString()).doesNotContain(requests.get(0).signature(), "agent");
  }

  @Test
  void survivesEveryKindOfThrowableFromTheTransport() {
    List<Throwable> throwables =
        List.of(
            new IllegalStateException(),
            new StackOverflowError(),
            new OutOfMemoryError(),
            new NoClassDefFoundError(),
            new AssertionError(),
            new InterruptedException(),
            new Exception());
    Set<String> seen = ConcurrentHashMap.newKeySet();
    EventPoster poster =
        poster(
            (request, timeout) -> {
              TaskEvent event = Json.readEvent(request.body());
              if (seen.add(event.eventId())) {
                EventPosterTest.<RuntimeException>sneak(
                    throwables.get((int) event.seq() % throwables.size()));
              }
              return new Outcome.Answered(204);
            });
    for (int task = 0; task < throwables.size(); task++) {
      poster.emit(TestEvents.progress("arm-" + task, task + 1));
    }

    awaitDelivered(poster, throwables.size());
    assertThat(poster.stats().attempts()).isEqualTo(2L * throwables.size());
  }

  @SuppressWarnings("unchecked")
  private static <T extends Throwable> void sneak(Throwable t) throws T {
    throw (T) t;
  }

  @Test
  void survivesAnOutcomeThatIsNone() {
    AtomicInteger calls = new AtomicInteger();
    EventPoster poster =
        poster(
            (request, timeout) -> calls.incrementAndGet() == 1 ? null : new Outcome.Answered(204));

    poster.emit(TestEvents.progress("arm-1", 1));
    poster.emit(TestEvents.progress("arm-2", 1));

    awaitDelivered(poster, 2);
  }

  @Test
  void survivesAWallClockAndCallbacksThatThrow() {
    AtomicInteger asked = new AtomicInteger();
    EventPoster poster =
        opened(
            builder()
                .clock(
                    new MovableClock(Instant.EPOCH) {
                      @Override
                      public Instant instant() {
                        if (asked.incrementAndGet() == 1) {
                          throw new NoClassDefFoundError();
                        }
                        return super.instant();
                      }
                    })
                .transport((request, timeout) -> new Outcome.Answered(204)));

    poster.emit(
        TestEvents.progress("arm-1", 1),
        () -> {
          throw new StackOverflowError();
        });
    poster.emit(TestEvents.progress("arm-1", 2));

    awaitDelivered(poster, 2);
  }

  @Test
  void dropsOnlyTheEventWhosePayloadMakesWritingImpossible() {
    EventPoster poster = poster((request, timeout) -> new Outcome.Answered(204));
    AtomicInteger settled = new AtomicInteger();
    Map<String, Object> hostile =
        new java.util.AbstractMap<>() {
          @Override
          public Set<Entry<String, Object>> entrySet() {
            throw new NoClassDefFoundError("missing");
          }
        };

    try (CapturedLog log = new CapturedLog()) {
      poster.emit(
          TestEvents.event("arm-1", 1, EventType.PROGRESS, hostile), settled::incrementAndGet);
      poster.emit(TestEvents.progress("arm-1", 2), settled::incrementAndGet);
      awaitDelivered(poster, 1);
      assertThat(log.lines("cannot be written as JSON")).hasSize(1);
    }
    await().atMost(SOON).untilAtomic(settled, org.hamcrest.Matchers.equalTo(2));
    assertThat(poster.stats().dropped(DropCause.UNWRITABLE)).isEqualTo(1);
  }

  @Test
  void sendsEventsWhosePayloadIsNoJsonOrTooLargeWithAMark() {
    List<TaskEvent> sent = new CopyOnWriteArrayList<>();
    EventPoster poster =
        poster(
            (request, timeout) -> {
              assertThat(request.body()).hasSizeLessThanOrEqualTo(256 * 1024);
              sent.add(Json.readEvent(request.body()));
              return new Outcome.Answered(204);
            });
    Map<String, Object> cycle = new HashMap<>();
    cycle.put("me", cycle);

    poster.emit(TestEvents.event("arm-1", 1, EventType.PROGRESS, cycle));
    poster.emit(
        TestEvents.event(
            "arm-1", 2, EventType.PROGRESS, Map.of("big", "x".repeat(300_000), "percent", 60)));

    awaitDelivered(poster, 2);
    assertThat(sent.get(0).payload()).containsKey("me");
    assertThat(sent.get(1).payload())
        .isEqualTo(Map.of("big", Map.of("_truncated", true, "bytes", 300_002), "percent", 60));
  }

  @Test
  void keepsTheOrderOfATaskWhoseThreadsEmitAtOnce() throws Exception {
    List<Long> seqs = new ArrayList<>();
    EventPoster poster =
        opened(
            builder()
                .maxEvents(100_000)
                .transport(
                    (request, timeout) -> {
                      // one lane: never two threads at once
                      seqs.add(Json.readEvent(request.body()).seq());
                      return new Outcome.Answered(204);
                    }));
    ReentrantLock taskLock = new ReentrantLock();
    AtomicLong seq = new AtomicLong();
    List<Thread> threads = new ArrayList<>();
    for (int i = 0; i < 8; i++) {
      Thread thread =
          new Thread(
              () -> {
                for (int n = 0; n < 1000; n++) {
                  taskLock.lock();
                  try {
                    poster.emit(TestEvents.progress("arm-1", seq.incrementAndGet()));
                  } finally {
                    taskLock.unlock();
                  }
                }
              });
      threads.add(thread);
      thread.start();
    }
    for (Thread thread : threads) {
      thread.join();
    }

    awaitDelivered(poster, 8000);
    for (int i = 0; i < 8000; i++) {
      assertThat(seqs.get(i)).isEqualTo(i + 1);
    }
  }

  @Test
  void neverWaitsForABlackHoleEvenWithAFullQueue() throws Exception {
    CountDownLatch end = new CountDownLatch(1);
    EventPoster poster =
        opened(
            builder()
                .maxEvents(1000)
                .transport(
                    (request, timeout) -> {
                      awaitQuietly(end);
                      return new Outcome.Failed(Outcome.Failure.TIMEOUT, "hole");
                    }));
    for (int i = 0; i < 20_000; i++) {
      poster.emit(TestEvents.progress("arm-" + i % 50, i / 50 + 1));
    }

    assertThat(end.getCount()).as("the first attempt is still on its way").isEqualTo(1);
    assertThat(poster.stats().queued()).isEqualTo(1000);
    assertThat(poster.stats().dropped(DropCause.OVERFLOW)).isEqualTo(19_000);
    end.countDown();
  }

  private static void awaitQuietly(CountDownLatch latch) {
    try {
      latch.await(60, TimeUnit.SECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  @Test
  void startsSendersOnlyWhenTheyAreNeededAndNeverMoreThanItMayUse() throws Exception {
    CountDownLatch end = new CountDownLatch(1);
    List<Thread> threads = new CopyOnWriteArrayList<>();
    EventPoster poster =
        opened(
            builder()
                .maxInFlight(3)
                .transport(
                    (request, timeout) -> {
                      threads.add(Thread.currentThread());
                      if (threads.size() > 1) {
                        awaitQuietly(end);
                      }
                      return new Outcome.Answered(204);
                    }));
    assertThat(poster.stats().senders()).isZero();
    poster.emit(TestEvents.progress("arm-0", 1));
    awaitDelivered(poster, 1);
    assertThat(poster.stats().senders()).isEqualTo(1);

    for (int task = 1; task <= 20; task++) {
      poster.emit(TestEvents.progress("arm-" + task, 1));
    }

    await().atMost(SOON).until(() -> poster.stats().inFlight() == 3);
    assertThat(poster.stats().senders()).isEqualTo(3);
    assertThat(threads)
        .allSatisfy(
            thread -> {
              assertThat(thread.isDaemon()).isTrue();
              assertThat(thread.getName()).startsWith("events-arm-");
            });
    end.countDown();
    awaitDelivered(poster, 21);
  }

  @Test
  void retriesALaneInTimeWhileTheOnlySenderHangs() {
    CountDownLatch end = new CountDownLatch(1);
    List<String> delivered = new CopyOnWriteArrayList<>();
    AtomicInteger refusals = new AtomicInteger();
    EventPoster poster =
        poster(
            (request, timeout) -> {
              String task = Json.readEvent(request.body()).taskId();
              if (task.equals("refused-once") && refusals.incrementAndGet() == 1) {
                return new Outcome.Answered(400);
              }
              if (task.equals("hangs")) {
                awaitQuietly(end);
              }
              delivered.add(task);
              return new Outcome.Answered(204);
            });
    poster.emit(TestEvents.progress("refused-once", 1));
    await().atMost(SOON).untilAtomic(refusals, org.hamcrest.Matchers.equalTo(1));
    poster.emit(TestEvents.progress("hangs", 1));

    await().atMost(SOON).until(() -> delivered.contains("refused-once"));
    assertThat(delivered).doesNotContain("hangs");
    end.countDown();
  }

  @Test
  void goesOnWhenSomebodyInterruptsItsSender() {
    AtomicReference<Thread> sender = new AtomicReference<>();
    EventPoster poster =
        poster(
            (request, timeout) -> {
              sender.set(Thread.currentThread());
              return new Outcome.Answered(204);
            });
    poster.emit(TestEvents.progress("arm-1", 1));
    awaitDelivered(poster, 1);

    Thread interrupted = sender.get();
    interrupted.interrupt();
    poster.emit(TestEvents.progress("arm-1", 2));

    awaitDelivered(poster, 2);
    assertThat(interrupted.isAlive()).isTrue();
  }

  @Test
  void survivesAThreadFactoryThatFailsAtFirst() {
    AtomicInteger calls = new AtomicInteger();
    EventPoster poster =
        opened(
            builder()
                .threadFactory(
                    work -> {
                      if (calls.incrementAndGet() == 1) {
                        throw new OutOfMemoryError("unable to create native thread");
                      }
                      Thread thread = new Thread(work);
                      thread.setDaemon(true);
                      return thread;
                    })
                .transport((request, timeout) -> new Outcome.Answered(204)));
    poster.emit(TestEvents.progress("arm-1", 1));
    poster.emit(TestEvents.progress("arm-1", 2));

    awaitDelivered(poster, 2);
  }

  @Test
  void keepsItsSenderThroughAMonotonicClockThatFails() {
    AtomicInteger asked = new AtomicInteger();
    EventPoster poster =
        opened(
            builder()
                .ticker(
                    () -> {
                      if (asked.incrementAndGet() == 4) { // made, emit, then the sender
                        throw new NoClassDefFoundError();
                      }
                      return System.nanoTime();
                    })
                .transport((request, timeout) -> new Outcome.Answered(204)));
    for (int task = 0; task < 5; task++) {
      poster.emit(TestEvents.progress("arm-" + task, 1));
    }

    // whoever met the failure, at most the one event it was about is late
    await().atMost(SOON).until(() -> poster.stats().delivered() >= 4);
  }

  @Test
  void isNotMovedByTheWallClock() {
    MovableClock clock = new MovableClock(Instant.now());
    AtomicInteger attempts = new AtomicInteger();
    EventPoster poster =
        opened(
            builder()
                .clock(clock)
                .transport(
                    (request, timeout) -> {
                      clock.move(Duration.ofHours(attempts.incrementAndGet() == 1 ? -1 : 2));
                      return new Outcome.Answered(attempts.get() == 1 ? 503 : 204);
                    }));
    long before = System.nanoTime();
    poster.emit(TestEvents.progress("arm-1", 1));
    awaitDelivered(poster, 1);
    assertThat(Duration.ofNanos(System.nanoTime() - before))
        .isBetween(Duration.ofMillis(500), Duration.ofSeconds(20));
  }
}
