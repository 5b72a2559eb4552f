package org.robotmcpkit.consent;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.Random;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.robotmcpkit.consent.Approvals.Outcome;
import org.robotmcpkit.consent.Approvals.Standing;
import org.robotmcpkit.event.MovableClock;

/** The desk of an operator. */
class ApprovalsTest {
  private static final ConsentRequest MOVE = request("ann", 1);

  private final Instant begin = Instant.parse("2026-01-02T03:04:05Z");
  private long now;
  private final Approvals desk = new Approvals(new MovableClock(begin), () -> now, new Random(1));

  private static ConsentRequest request(String principal, int distance) {
    return new ConsentRequest(
        "move", principal, Map.of("distance_m", distance), "The arm will move.");
  }

  @AfterEach
  void close() {
    desk.close();
  }

  private String waitingId() {
    return desk.waiting().get(0).id();
  }

  @Test
  void aCallWaitsAndIsAskedAboutOnce() {
    Standing first = desk.ask(MOVE);

    assertThat(desk.ask(MOVE)).isEqualTo(first);
    assertThat(desk.waiting()).hasSize(1);
    Approval approval = desk.waiting().get(0);
    assertThat(approval)
        .isEqualTo(
            new Approval(
                approval.id(),
                "move",
                "ann",
                "The arm will move.",
                Map.of("distance_m", 1),
                begin,
                begin.plus(Duration.ofMinutes(5))));
    assertThat(approval.id()).matches("[0-9a-f]{32}");
  }

  @Test
  void anAcceptedCallIsGoodForOneStart() {
    desk.ask(MOVE);
    assertThat(desk.accept(waitingId(), "olga")).isEqualTo(Outcome.DONE);

    assertThat(desk.ask(MOVE)).isEqualTo(new Standing.Accepted("olga"));
    assertThat(desk.ask(MOVE)).isInstanceOf(Standing.Waiting.class);
  }

  @Test
  void anAcceptedCallIsGoodForThatCallAlone() {
    desk.ask(MOVE);
    desk.accept(waitingId(), "olga");

    assertThat(desk.ask(request("bob", 1))).isInstanceOf(Standing.Waiting.class);
    assertThat(desk.ask(request("ann", 2))).isInstanceOf(Standing.Waiting.class);
    assertThat(
            desk.ask(
                new ConsentRequest("move", "ann", Map.of("distance_m", 1), "It will move fast.")))
        .isInstanceOf(Standing.Waiting.class);
    assertThat(desk.ask(MOVE)).isInstanceOf(Standing.Accepted.class);
  }

  @Test
  void aDeclinedCallIsDeclinedUntilItsTimeIsOver() {
    desk.ask(MOVE);
    assertThat(desk.decline(waitingId(), "olga")).isEqualTo(Outcome.DONE);

    assertThat(desk.ask(MOVE)).isEqualTo(new Standing.Declined("olga"));
    assertThat(desk.ask(MOVE)).isEqualTo(new Standing.Declined("olga"));
    assertThat(desk.waiting()).isEmpty();
    now += TimeUnit.MINUTES.toNanos(5) + 1;
    assertThat(desk.ask(MOVE)).isInstanceOf(Standing.Waiting.class);
  }

  @Test
  void whoHasMadeTheCallCannotAgreeToItButCanTakeItBack() {
    desk.ask(MOVE);

    assertThat(desk.accept(waitingId(), "ann")).isEqualTo(Outcome.OWN);
    assertThat(desk.ask(MOVE)).isInstanceOf(Standing.Waiting.class);
    assertThat(desk.decline(waitingId(), "ann")).isEqualTo(Outcome.DONE);
  }

  @Test
  void aCallCanBeAnsweredOnceAndOnlyByItsId() {
    desk.ask(MOVE);
    String id = waitingId();

    assertThat(desk.accept("another", "olga")).isEqualTo(Outcome.UNKNOWN);
    assertThat(desk.decline(id, "olga")).isEqualTo(Outcome.DONE);
    assertThat(desk.accept(id, "olga")).isEqualTo(Outcome.UNKNOWN);
    assertThat(desk.ask(MOVE)).isInstanceOf(Standing.Declined.class);
  }

  @Test
  void silenceIsNoYes() {
    desk.ask(MOVE);
    String id = waitingId();
    now += TimeUnit.MINUTES.toNanos(5) + 1;

    assertThat(desk.waiting()).isEmpty();
    assertThat(desk.accept(id, "olga")).isEqualTo(Outcome.UNKNOWN);
  }

  @Test
  void anAcceptanceIsGoodForTwoMinutes() {
    desk.ask(MOVE);
    desk.accept(waitingId(), "olga");
    now += TimeUnit.MINUTES.toNanos(2) + 1;

    assertThat(desk.ask(MOVE)).isInstanceOf(Standing.Waiting.class);
  }

  @Test
  void nobodyCanBuryWhatOthersAskFor() {
    for (int number = 0; number < 10; number++) {
      assertThat(desk.ask(request("ann", number))).isInstanceOf(Standing.Waiting.class);
    }

    assertThat(desk.ask(request("ann", 10))).isEqualTo(new Standing.Full());
    assertThat(desk.ask(request("ann", 9))).isInstanceOf(Standing.Waiting.class);
    for (int other = 0; other < 90; other++) {
      assertThat(desk.ask(request("other " + other, 0))).isInstanceOf(Standing.Waiting.class);
    }
    assertThat(desk.ask(request("one more", 0))).isEqualTo(new Standing.Full());
  }

  @Test
  void aListenerIsToldOfChangesUntilItIsTakenBackAndItsFailureChangesNothing() {
    AtomicInteger changes = new AtomicInteger();
    desk.onChange(
        () -> {
          throw new IllegalStateException("on purpose");
        });
    Runnable takeBack = desk.onChange(changes::incrementAndGet);

    desk.ask(MOVE);
    desk.accept(waitingId(), "olga");
    assertThat(changes).hasValue(2);
    takeBack.run();
    desk.ask(MOVE);
    assertThat(changes).hasValue(2);
  }

  @Test
  void anOperatorIsToldOfEachCallOnceAndCanAnswerIt() {
    Queue<String> told = new ConcurrentLinkedQueue<>();
    assertThat(desk.isReachable()).isFalse();
    desk.tell(
        (approval, approvals) -> {
          told.add(approval.principal());
          if (approval.principal().equals("bob")) {
            throw new IllegalStateException("on purpose");
          }
          approvals.accept(approval.id(), "button");
        });
    assertThat(desk.isReachable()).isTrue();

    desk.ask(request("bob", 1));
    desk.ask(request("bob", 1));
    desk.ask(MOVE);

    await().untilAsserted(() -> assertThat(told).contains("ann"));
    await().until(() -> desk.waiting().size() == 1);
    assertThat(desk.ask(MOVE)).isEqualTo(new Standing.Accepted("button"));
    List<String> all = new ArrayList<>(told);
    assertThat(all).containsOnlyOnce("bob").containsOnlyOnce("ann");
  }
}
