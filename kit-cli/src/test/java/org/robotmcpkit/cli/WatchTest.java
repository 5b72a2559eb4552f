package org.robotmcpkit.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.robotmcpkit.model.Json;
import org.robotmcpkit.model.TaskInfo;
import org.robotmcpkit.model.TaskState;
import org.robotmcpkit.task.TaskRequest;

/** {@code kit watch} against a real server. */
class WatchTest {
  private final TestRobot robot = TestRobot.start();
  private final KitRun kit = new KitRun();

  @AfterEach
  void close() {
    robot.close();
  }

  @Test
  void eachChangeIsALineUntilCtrlC() {
    kit.start("watch", robot.url(), "--interval", "0.1");
    KitRun pause = new KitRun().start("call", robot.url(), "pause");
    kit.awaitOut("running percent 50, step 1");
    robot.goOn.countDown();
    kit.awaitOut("succeeded percent 50");
    assertThat(pause.exitCode()).isZero();

    kit.interrupt();

    assertThat(kit.exitCode()).isEqualTo(ExitCode.INTERRUPTED);
    assertThat(kit.lines()).doesNotHaveDuplicates();
  }

  @Test
  void jsonIsTheWholeTaskForEachChange() {
    new KitRun().run("call", robot.url(), "fall");

    assertThat(kit.run("watch", robot.url(), "--once", "--json")).isZero();

    assertThat(kit.lines())
        .singleElement()
        .satisfies(
            line ->
                assertThat(Json.read(line.getBytes(UTF_8), TaskInfo.class).state())
                    .isEqualTo(TaskState.FAILED));
  }

  @Test
  void onATerminalTheTableIsDrawnAgainInItsPlace() {
    kit.atTerminal()
        .with("COLUMNS", "120")
        .start("watch", robot.url(), "--interval", "0.1")
        .awaitOut("no task");
    KitRun carry = new KitRun().atTerminal().start("call", robot.url(), "carry");
    kit.awaitOut("asks: Where to?");
    KitRun pause = new KitRun().start("call", robot.url(), "pause");
    kit.awaitOut("[##########----------]  50%  step 1");
    robot.goOn.countDown();
    kit.awaitOut("\u001b[32mpause");
    new KitRun().run("call", robot.url(), "fall");
    kit.awaitOut("\u001b[31mfall").awaitOut("FELL It fell.");
    assertThat(pause.exitCode()).isZero();
    carry.interrupt();
    kit.awaitOut("\u001b[33mcarry");

    kit.interrupt();

    assertThat(kit.exitCode()).isEqualTo(ExitCode.INTERRUPTED);
    assertThat(kit.out()).contains("\u001b[2A\r\u001b[J");
  }

  @Test
  void moreTasksThanTheTerminalHasLinesAreCounted() {
    for (int task = 0; task < 12; task++) {
      robot
          .server
          .tasks()
          .start(
              TaskRequest.of(
                  "walk",
                  body -> {
                    robot.stubborn.await();
                    return null;
                  }));
    }

    kit.atTerminal()
        .with("LINES", "10")
        .start("watch", robot.url())
        .awaitOut("and 5 more")
        .interrupt();

    assertThat(kit.exitCode()).isEqualTo(ExitCode.INTERRUPTED);
  }

  @Test
  void anIntervalThatIsNoneIsOneLine() {
    for (String interval : List.of("0", "-1", "NaN", "4000", "x")) {
      KitRun wrong = new KitRun();

      assertThat(wrong.run("watch", robot.url(), "--interval", interval)).isEqualTo(ExitCode.USAGE);

      assertThat(wrong.err()).hasLineCount(1).contains("--interval");
    }
  }
}
