package org.robotmcpkit.event;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.robotmcpkit.event.VirtualOutbox.Reply;
import org.robotmcpkit.model.EventType;

class OutboxBoundsTest {
  private static VirtualOutbox withRoomFor(int events, long bytes) {
    VirtualOutbox virtual = new VirtualOutbox(8, events, bytes);
    virtual.endpoint = (made, attempt) -> Reply.status(503);
    return virtual;
  }

  private static void assertConserved(VirtualOutbox virtual) {
    DeliveryStats stats = virtual.stats();
    assertThat(stats.emitted())
        .isEqualTo(stats.delivered() + stats.droppedInAll() + stats.queued());
  }

  private static List<String> dropped(VirtualOutbox virtual) {
    return virtual.drops().stream()
        .map(drop -> drop.event().taskId + "/" + drop.event().seq)
        .toList();
  }

  @Test
  void pushesOutTheOldestProgressFirst() {
    VirtualOutbox virtual = withRoomFor(4, 1 << 20);
    virtual.emit(TestEvents.event("a", 1, EventType.TRIGGER_FIRED));
    virtual.emit(TestEvents.progress("a", 2));
    virtual.emit(TestEvents.progress("b", 1));
    virtual.emit(TestEvents.progress("a", 3));

    virtual.emit(TestEvents.progress("c", 1));
    virtual.emit(TestEvents.done("b", 2));

    assertThat(dropped(virtual)).containsExactly("a/2", "b/1");
    assertThat(virtual.drops())
        .allSatisfy(drop -> assertThat(drop.cause()).isEqualTo(DropCause.OVERFLOW));
    assertConserved(virtual);
  }

  @Test
  void pushesOutWatchEventsThenTriggersButNeverTerminalEvents() {
    VirtualOutbox virtual = withRoomFor(3, 1 << 20);
    virtual.emit(TestEvents.done("a", 1));
    virtual.emit(TestEvents.event("b", 1, EventType.TRIGGER_FIRED));
    virtual.emit(TestEvents.event("c", 1, EventType.WATCH_EVENT));

    virtual.emit(TestEvents.done("d", 1));
    virtual.emit(TestEvents.done("e", 1));
    virtual.emit(TestEvents.done("f", 1));

    assertThat(dropped(virtual)).containsExactly("c/1", "b/1", "f/1");
    assertThat(virtual.stats().queued()).isEqualTo(3);
    assertConserved(virtual);
  }

  /** Somebody has to answer it. */
  @Test
  void keepsQuestionsAsItKeepsTriggers() {
    VirtualOutbox virtual = withRoomFor(2, 1 << 20);
    virtual.emit(TestEvents.event("a", 1, EventType.PROGRESS, Map.of("questions", List.of())));
    virtual.emit(TestEvents.progress("b", 1));

    virtual.emit(TestEvents.progress("c", 1));
    virtual.emit(TestEvents.event("d", 1, EventType.WATCH_EVENT));
    virtual.emit(TestEvents.done("e", 1));

    assertThat(dropped(virtual)).containsExactly("b/1", "c/1", "d/1");
    assertConserved(virtual);
  }

  @Test
  void refusesWhatMattersLessThanEverythingThatIsQueued() {
    VirtualOutbox virtual = withRoomFor(2, 1 << 20);
    virtual.emit(TestEvents.done("a", 1));
    virtual.emit(TestEvents.event("b", 1, EventType.TRIGGER_FIRED));

    virtual.emit(TestEvents.progress("c", 1));
    virtual.emit(TestEvents.event("c", 2, EventType.WATCH_EVENT));

    assertThat(dropped(virtual)).containsExactly("c/1", "c/2");
    assertThat(virtual.settled).containsExactly("c/1", "c/2");
  }

  @Test
  void neverPushesOutWhatIsInFlight() {
    VirtualOutbox virtual = withRoomFor(2, 1 << 20);
    virtual.endpoint = (made, attempt) -> Reply.status(204).after(1_000_000_000L);
    virtual.emit(TestEvents.progress("a", 1));
    virtual.emit(TestEvents.progress("b", 1));
    virtual.runUntil(0.5); // a/1 is in flight

    virtual.emit(TestEvents.progress("c", 1));
    virtual.emit(TestEvents.done("d", 1));

    assertThat(dropped(virtual)).containsExactly("b/1", "c/1");
    virtual.runUntil(5);
    assertThat(virtual.delivered).containsExactly("a/1", "d/1");
  }

  @Test
  void boundsTheBytesToo() {
    VirtualOutbox virtual = withRoomFor(1000, 10_000);
    for (int seq = 1; seq <= 20; seq++) {
      virtual.emit(TestEvents.progress("a", seq), new byte[1000]);
      assertThat(virtual.stats().queuedBytes()).isLessThanOrEqualTo(10_000);
    }

    virtual.emit(TestEvents.done("b", 1), new byte[2500]);

    assertThat(virtual.stats().queuedBytes()).isEqualTo(9_500);
    assertThat(dropped(virtual)).hasSize(13).startsWith("a/1", "a/2");
    assertConserved(virtual);
  }

  @Test
  void refusesWhatCouldNotFitEvenIfEverythingElseWent() {
    VirtualOutbox virtual = withRoomFor(1000, 10_000);
    virtual.emit(TestEvents.progress("a", 1), new byte[6_000]);
    virtual.emit(TestEvents.done("b", 1), new byte[3_000]);

    virtual.emit(TestEvents.done("c", 1), new byte[8_000]);
    virtual.emit(TestEvents.done("d", 1), new byte[20_000]);

    assertThat(dropped(virtual)).containsExactly("c/1", "d/1");
    assertThat(virtual.stats().queued()).isEqualTo(2);
  }

  @Test
  void letsTheLaneGoOnAtOnceWhenItsHeadIsPushedOutOfABackOff() {
    VirtualOutbox virtual = withRoomFor(3, 1 << 20);
    virtual.endpoint = (made, attempt) -> Reply.status(made.key().equals("a/1") ? 400 : 204);
    virtual.emit(TestEvents.progress("a", 1));
    virtual.emit(TestEvents.done("a", 2));
    virtual.runUntil(10.6); // a/1 backs off for 30 s
    virtual.emit(TestEvents.done("b", 1), new byte[10]);
    virtual.emit(TestEvents.done("c", 1), new byte[10]); // no room: a/1 goes

    virtual.runUntil(11);

    assertThat(dropped(virtual)).containsExactly("a/1");
    assertThat(virtual.delivered).contains("a/2");
  }

  @Test
  void keepsEveryTerminalEventThroughAFloodOfProgress() {
    VirtualOutbox virtual = withRoomFor(10_000, 64 << 20);
    for (int seq = 1; seq <= 200; seq++) {
      for (int task = 0; task < 500; task++) {
        virtual.emit(TestEvents.progress("t" + task, seq));
      }
    }
    for (int task = 0; task < 500; task++) {
      virtual.emit(TestEvents.done("t" + task, 201));
    }

    DeliveryStats stats = virtual.stats();
    assertThat(stats.queued()).isEqualTo(10_000);
    assertThat(stats.dropped(DropCause.OVERFLOW)).isEqualTo(90_500);
    virtual.endpoint = (made, attempt) -> Reply.status(204);
    virtual.runUntil(1000);
    assertThat(virtual.delivered.stream().filter(key -> key.endsWith("/201"))).hasSize(500);
    assertThat(virtual.settled).hasSize(100_500).doesNotHaveDuplicates();
    assertConserved(virtual);
  }

  @Test
  void knowsTheAgeOfTheOldestEvent() {
    VirtualOutbox virtual = withRoomFor(10, 1 << 20);
    virtual.emit(TestEvents.done("a", 1));
    virtual.runUntil(5);
    virtual.emit(TestEvents.progress("b", 1));
    virtual.runUntil(7);

    assertThat(virtual.stats().oldestAge()).hasSeconds(7);
    assertThat(virtual.stats().lastFailure()).isEqualTo("status 503");
    assertThat(withRoomFor(1, 1).stats().oldestAge()).isZero();
  }
}
