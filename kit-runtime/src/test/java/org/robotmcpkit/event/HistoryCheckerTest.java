package org.robotmcpkit.event;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.robotmcpkit.event.HistoryChecker.Kind;
import org.robotmcpkit.event.HistoryLine.What;

class HistoryCheckerTest {
  private final List<HistoryLine> history = new ArrayList<>();

  @Test
  void aHistoryInWhichEveryEventArrivesOnceAndInOrderIsSound() {
    emitted("a", 1);
    emitted("b", 1);
    received("b", 1);
    received("a", 1);
    emitted("a", 2);
    received("a", 2);

    assertThat(kinds()).isEmpty();
  }

  @Test
  void anEventThatWasCountedAsDroppedIsNotLost() {
    emitted("a", 1);
    emitted("a", 2);
    add(What.DROPPED, "a", 1, "progress", "x");
    received("a", 2);

    assertThat(kinds()).isEmpty();
  }

  @Test
  void anEventThatNobodyKnowsAnythingOfIsLost() {
    emitted("a", 1);
    emitted("a", 2);
    received("a", 1);

    assertThat(kinds()).containsExactly(Kind.LOST);
    assertThat(HistoryChecker.check(history)).first().hasToString("LOST: a/2 (progress) at 0 ms");
  }

  @Test
  void anEventThatIsTakenTwiceIsDuplicated() {
    emitted("a", 1);
    received("a", 1);
    received("a", 1);

    assertThat(kinds()).containsExactly(Kind.DUPLICATED);
  }

  @Test
  void aReceiverThatHasForgottenMayTakeAnEventOnceMore() {
    emitted("a", 1);
    received("a", 1);
    history.add(HistoryLine.forgotten(0));
    received("a", 1);
    assertThat(kinds()).isEmpty();

    received("a", 1);
    assertThat(kinds()).containsExactly(Kind.DUPLICATED);
  }

  @Test
  void anEventThatComesAfterALaterOneOfItsTaskIsReordered() {
    emitted("a", 1);
    emitted("a", 2);
    received("a", 2);
    received("a", 1);

    assertThat(kinds()).containsExactly(Kind.REORDERED);
  }

  @Test
  void theRepetitionOfAnOldEventIsNoReordering() {
    emitted("a", 1);
    emitted("a", 2);
    received("a", 1);
    received("a", 2);
    history.add(HistoryLine.forgotten(0));
    received("a", 1);

    assertThat(kinds()).isEmpty();
  }

  @Test
  void anEventThatNobodyHasEmittedIsAPhantom() {
    received("a", 1);

    assertThat(kinds()).containsExactly(Kind.PHANTOM);
  }

  @Test
  void anEventThatComesBeforeItWasEmittedIsAPhantom() {
    received("a", 1);
    emitted("a", 1);

    assertThat(kinds()).containsExactly(Kind.PHANTOM, Kind.LOST);
  }

  @Test
  void anEventThatComesWithOtherBytesIsAPhantom() {
    emitted("a", 1);
    add(What.RECEIVED, "a", 1, "progress", "y");

    assertThat(kinds()).containsExactly(Kind.PHANTOM, Kind.LOST);
  }

  @Test
  void anEventWithAnotherTaskNumberOrTypeIsAPhantom() {
    emitted("a", 1);
    history.add(new HistoryLine(What.RECEIVED, 0, "b", 1, "a/1", "progress", "x"));
    history.add(new HistoryLine(What.RECEIVED, 0, "a", 2, "a/1", "progress", "x"));
    history.add(new HistoryLine(What.RECEIVED, 0, "a", 1, "a/1", "task_done", "x"));

    assertThat(kinds()).containsExactly(Kind.PHANTOM, Kind.PHANTOM, Kind.PHANTOM, Kind.LOST);
  }

  @Test
  void numbersThatSwapRepeatOrLeaveAHoleAreMisnumbered() {
    add(What.EMITTED, "a", 2, "progress", "x");
    add(What.EMITTED, "a", 1, "progress", "x");
    add(What.DROPPED, "a", 1, "progress", "x");
    add(What.DROPPED, "a", 2, "progress", "x");
    assertThat(kinds()).containsExactly(Kind.MISNUMBERED, Kind.MISNUMBERED);

    history.clear();
    emitted("a", 1);
    emitted("a", 1);
    received("a", 1);
    assertThat(kinds()).containsExactly(Kind.MISNUMBERED);
  }

  @Test
  void anEventBehindTheTerminalOneIsReported() {
    add(What.EMITTED, "a", 1, "task_failed", "x");
    emitted("a", 2);
    add(What.RECEIVED, "a", 1, "task_failed", "x");
    received("a", 2);

    assertThat(kinds()).containsExactly(Kind.AFTER_THE_END);
  }

  @Test
  void aHistorySurvivesItsJsonLines() {
    emitted("a\n\"ä\"", 1);
    history.add(HistoryLine.forgotten(Long.MAX_VALUE));
    received("a\n\"ä\"", 1);

    byte[] lines = HistoryLine.write(history);

    assertThat(HistoryLine.read(lines)).isEqualTo(history);
    assertThat(new String(lines, StandardCharsets.UTF_8).lines()).hasSize(3);
  }

  private List<Kind> kinds() {
    return HistoryChecker.check(history).stream().map(HistoryChecker.Violation::kind).toList();
  }

  private void emitted(String task, long seq) {
    add(What.EMITTED, task, seq, "progress", "x");
  }

  private void received(String task, long seq) {
    add(What.RECEIVED, task, seq, "progress", "x");
  }

  private void add(What what, String task, long seq, String type, String body) {
    history.add(new HistoryLine(what, 0, task, seq, task + "/" + seq, type, body));
  }
}
