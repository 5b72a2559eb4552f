package org.robotmcpkit.event;

import static org.assertj.core.api.Assertions.assertThat;
import static org.robotmcpkit.event.VirtualOutbox.SECOND;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.robotmcpkit.event.VirtualOutbox.Reply;

class OutboxScheduleTest {
  private final VirtualOutbox virtual = new VirtualOutbox();

  private static List<Double> contractSchedule() {
    List<Double> seconds = new ArrayList<>(List.of(0.0, 0.5, 2.5, 10.5));
    for (double at = 40.5; at <= 580.5; at += 30) {
      seconds.add(at);
    }
    return seconds;
  }

  @ParameterizedTest
  @ValueSource(ints = {400, 503})
  void makesTwentyThreeAttemptsWhenFailuresTakeNoTime(int status) {
    virtual.endpoint = (made, attempt) -> Reply.status(status);
    virtual.emit(TestEvents.progress("arm-1", 1));

    virtual.runUntil(10_000);

    assertThat(contractSchedule()).hasSize(23);
    assertThat(virtual.attemptSeconds("arm-1/1")).isEqualTo(contractSchedule());
    assertThat(virtual.drops())
        .singleElement()
        .satisfies(
            drop -> {
              assertThat(drop.cause()).isEqualTo(DropCause.EXPIRED);
              assertThat(drop.event().attempts).isEqualTo(23);
              assertThat(drop.event().lastFailure).isEqualTo("status " + status);
            });
  }

  @Test
  void makesSeventeenAttemptsWhenEachTakesTenSeconds() {
    virtual.endpoint = (made, attempt) -> Reply.timeout(10 * SECOND);
    virtual.emit(TestEvents.progress("arm-1", 1));

    virtual.runUntil(10_000);

    List<Double> seconds = new ArrayList<>(List.of(0.0, 10.5, 22.5, 40.5));
    IntStream.rangeClosed(1, 13).forEach(i -> seconds.add(40.5 + 40 * i));
    assertThat(seconds).hasSize(17).endsWith(560.5);
    assertThat(virtual.attemptSeconds("arm-1/1")).isEqualTo(seconds);
    assertThat(virtual.drops()).hasSize(1);
  }

  @Test
  void givesAnEventItsOwnSixHundredSecondsHoweverLongItWaitedBehindAnother() {
    virtual.endpoint = (made, attempt) -> Reply.status(400);
    virtual.emit(TestEvents.progress("arm-1", 1));
    virtual.emit(TestEvents.progress("arm-1", 2));

    virtual.runUntil(10_000);

    List<Double> second = virtual.attemptSeconds("arm-1/2");
    assertThat(second).hasSize(23).startsWith(580.5, 581.0, 583.0);
    assertThat(virtual.drops()).hasSize(2);
  }

  @Test
  void sendsTheNextEventOfTheTaskRightAfterOneIsDropped() {
    virtual.endpoint =
        (made, attempt) -> made.event().seq == 1 ? Reply.status(413) : Reply.status(204);
    virtual.emit(TestEvents.progress("arm-1", 1));
    virtual.emit(TestEvents.progress("arm-1", 2));

    virtual.runUntil(10_000);

    assertThat(virtual.attemptSeconds("arm-1/2")).containsExactly(580.5);
    assertThat(virtual.delivered).containsExactly("arm-1/2");
  }

  static List<Integer> statuses() {
    return IntStream.concat(IntStream.rangeClosed(99, 600), IntStream.of(0, 999)).boxed().toList();
  }

  @ParameterizedTest
  @MethodSource("statuses")
  void takesOnlyTwoHundredsForSuccess(int status) {
    virtual.endpoint = (made, attempt) -> Reply.status(made.number() == 1 ? status : 204);
    virtual.emit(TestEvents.progress("arm-1", 1));

    virtual.runUntil(1);

    boolean success = status >= 200 && status <= 299;
    assertThat(virtual.attemptSeconds("arm-1/1"))
        .isEqualTo(success ? List.of(0.0) : List.of(0.0, 0.5));
    assertThat(virtual.delivered).containsExactly("arm-1/1");
  }

  @ParameterizedTest
  @ValueSource(ints = {408, 429, 500, 502, 503, 599})
  void holdsAllTasksBackWhenTheStatusSaysThatTheEndpointIsDown(int status) {
    virtual.emit(TestEvents.progress("arm-0", 1));
    virtual.runUntil(1);
    virtual.endpoint = (made, attempt) -> Reply.status(status);
    virtual.emit(TestEvents.progress("arm-1", 1));
    virtual.runUntil(1.1);
    virtual.emit(TestEvents.progress("arm-2", 1));

    virtual.runUntil(1.4);

    assertThat(virtual.attemptSeconds("arm-2/1")).isEmpty();
    assertThat(virtual.stats().gateOpen()).isFalse();
  }

  @ParameterizedTest
  @ValueSource(ints = {199, 301, 302, 307, 308, 400, 401, 403, 404, 409, 410, 413, 422, 600})
  void holdsOnlyTheOneTaskBackForAnyOtherStatus(int status) {
    virtual.endpoint =
        (made, attempt) -> Reply.status(made.event().taskId.equals("arm-1") ? status : 204);
    virtual.emit(TestEvents.progress("arm-1", 1));
    virtual.runUntil(0.1);
    virtual.emit(TestEvents.progress("arm-2", 1));

    virtual.runUntil(0.2);

    assertThat(virtual.attemptSeconds("arm-2/1")).containsExactly(0.1);
    assertThat(virtual.stats().gateOpen()).isTrue();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      nullValues = "-",
      value = {
        "429 | 3                             | -                             | 3",
        "503 | 3                             | -                             | 3",
        "503 | 0                             | -                             | 0.5",
        "503 | 86400                         | -                             | 60",
        "503 | 99999999999999999999999       | -                             | 0.5",
        "503 | -5                            | -                             | 0.5",
        "503 | 1.5                           | -                             | 0.5",
        "503 | soon                          | -                             | 0.5",
        "503 | Fri, 12 Jun 2026 14:03:20 GMT | Fri, 12 Jun 2026 14:03:00 GMT | 20",
        "503 | Fri, 12 Jun 2026 15:03:20 GMT | Fri, 12 Jun 2026 14:03:00 GMT | 60",
        "503 | Fri, 12 Jun 2026 14:02:00 GMT | Fri, 12 Jun 2026 14:03:00 GMT | 0.5",
        "503 | Fri, 12 Jun 2026 14:03:20 GMT | -                             | 0.5",
        "503 | Fri, 12 Jun 2026 14:03:20 GMT | yesterday                     | 0.5",
        "503 | Sun Nov  6 08:49:37 1994      | Fri, 12 Jun 2026 14:03:00 GMT | 0.5",
        "500 | 3                             | -                             | 0.5",
        "400 | 3                             | -                             | 0.5",
        "301 | 3                             | -                             | 0.5",
      })
  void letsRetryAfterOnlyRaiseTheNextWait(
      int status, String retryAfter, String date, double nextAttemptAt) {
    virtual.endpoint =
        (made, attempt) ->
            new Reply(
                made.number() == 1
                    ? new Outcome.Answered(status, retryAfter, date)
                    : new Outcome.Answered(204),
                0);
    virtual.emit(TestEvents.progress("arm-1", 1));

    virtual.runUntil(100);

    assertThat(virtual.attemptSeconds("arm-1/1")).containsExactly(0.0, nextAttemptAt);
  }

  @Test
  void neverLetsRetryAfterLowerAWait() {
    virtual.endpoint = (made, attempt) -> new Reply(new Outcome.Answered(503, "3", null), 0);
    virtual.emit(TestEvents.progress("arm-1", 1));

    virtual.runUntil(100);

    assertThat(virtual.attemptSeconds("arm-1/1")).startsWith(0.0, 3.0, 6.0, 14.0, 44.0);
  }
}
