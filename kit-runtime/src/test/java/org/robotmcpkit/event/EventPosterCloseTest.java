package org.robotmcpkit.event;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.net.ServerSocket;
import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

class EventPosterCloseTest {
  private static final Duration SOON = Duration.ofSeconds(10);

  private static EventPosterBuilder builder(String url) {
    return EventPoster.builder("arm").callbackUrl(url).secret("correct-horse-battery-staple");
  }

  private static String nobodyThere() throws Exception {
    try (ServerSocket free = new ServerSocket(0)) {
      return "http://127.0.0.1:" + free.getLocalPort() + "/canary-path";
    }
  }

  @Test
  void deliversWhatIsLeft() throws Exception {
    try (RawReceiver receiver = new RawReceiver(RawReceiver.status("204 No Content"))) {
      EventPoster poster = builder(receiver.url().toString()).build();
      for (int task = 0; task < 100; task++) {
        poster.emit(TestEvents.progress("arm-" + task, 1));
        poster.emit(TestEvents.done("arm-" + task, 2));
      }

      poster.close();

      assertThat(poster.stats().delivered()).isEqualTo(200);
      assertThat(receiver.requests).hasSize(200);
      await().atMost(SOON).until(() -> poster.stats().senders() == 0);
    }
  }

  @Test
  void sumsUpWhatIsLostInOneErrorAndOneLineOnStderr() throws Exception {
    String url = nobodyThere();
    AtomicInteger settled = new AtomicInteger();
    EventPoster poster = builder(url).build();
    for (int task = 0; task < 10; task++) {
      poster.emit(TestEvents.done("arm-" + task, 1), settled::incrementAndGet);
    }
    try (CapturedLog log = new CapturedLog()) {
      poster.close();

      assertThat(log.lines("ERROR"))
          .singleElement()
          .asString()
          .contains("10 events could not be delivered");
      assertThat(log.lines("robot-mcp-kit: 10 events"))
          .singleElement()
          .asString()
          .contains("connect failure");
      assertThat(log.lines("INFO")).singleElement().asString().contains("emitted=10");
      assertThat(log.text()).doesNotContain("canary-path", "correct-horse");
    }
    assertThat(settled).hasValue(10);
    assertThat(poster.stats().dropped(DropCause.SHUTDOWN)).isEqualTo(10);
  }

  @Test
  void endsWithinItsBudgetWhenTheEndpointHangs() throws Exception {
    CountDownLatch end = new CountDownLatch(1);
    try (RawReceiver receiver =
        new RawReceiver((request, out, socket) -> !end.await(60, TimeUnit.SECONDS))) {
      EventPoster poster =
          builder(receiver.url().toString()).drainBudget(Duration.ofMillis(500)).build();
      poster.emit(TestEvents.done("arm-1", 1));
      await().atMost(SOON).until(() -> receiver.requests.size() == 1);
      poster.emit(TestEvents.done("arm-2", 1));

      long before = System.nanoTime();
      poster.close();

      // an attempt would take 10 s
      assertThat(Duration.ofNanos(System.nanoTime() - before)).isLessThan(Duration.ofSeconds(8));
      assertThat(poster.stats().dropped(DropCause.SHUTDOWN)).isEqualTo(2);
      await().atMost(SOON).until(() -> poster.stats().senders() == 0);
    } finally {
      end.countDown();
    }
  }

  @Test
  void doesNothingTheSecondTimeAndSettlesLateEventsAtOnce() throws Exception {
    EventPoster poster = builder(nobodyThere()).build();
    poster.close();
    AtomicBoolean settled = new AtomicBoolean();
    try (CapturedLog log = new CapturedLog()) {
      poster.close();
      assertThat(log.text()).isEmpty();
    }

    poster.emit(TestEvents.done("arm-1", 1), () -> settled.set(true));

    assertThat(settled).isTrue();
    assertThat(poster.stats().dropped(DropCause.SHUTDOWN)).isEqualTo(1);
  }

  @Test
  void canBeClosedFromACallbackOnASenderThread() throws Exception {
    try (RawReceiver receiver = new RawReceiver(RawReceiver.status("204 No Content"))) {
      EventPoster poster = builder(receiver.url().toString()).build();
      AtomicBoolean closed = new AtomicBoolean();
      poster.emit(
          TestEvents.done("arm-1", 1),
          () -> {
            poster.close();
            closed.set(true);
          });
      await().atMost(Duration.ofSeconds(2)).untilTrue(closed);
    }
  }

  @Test
  void isCutShortByAnInterruptAndKeepsIt() throws Exception {
    CountDownLatch end = new CountDownLatch(1);
    try (RawReceiver receiver =
        new RawReceiver((request, out, socket) -> !end.await(60, TimeUnit.SECONDS))) {
      EventPoster poster =
          builder(receiver.url().toString()).drainBudget(Duration.ofSeconds(30)).build();
      poster.emit(TestEvents.done("arm-1", 1));
      AtomicBoolean kept = new AtomicBoolean();
      Thread closer =
          new Thread(
              () -> {
                Thread.currentThread().interrupt();
                poster.close();
                kept.set(Thread.currentThread().isInterrupted());
              });
      closer.start();
      closer.join(5000);

      assertThat(closer.isAlive()).isFalse();
      assertThat(kept).isTrue();
    } finally {
      end.countDown();
    }
  }

  @Test
  void survivesATransportThatCannotBeClosed() {
    EventPoster poster =
        builder("http://127.0.0.1:1/")
            .transport(
                new Transport() {
                  @Override
                  public Outcome post(SignedRequest request, Duration timeout) {
                    return new Outcome.Answered(204);
                  }

                  @Override
                  public void close() {
                    throw new IllegalStateException("stuck");
                  }
                })
            .build();
    poster.emit(TestEvents.done("arm-1", 1));
    poster.close();
    assertThat(poster.stats().delivered()).isEqualTo(1);
  }
}
