package org.robotmcpkit.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.robotmcpkit.mcp.ToolNames;
import org.robotmcpkit.model.Json;
import org.robotmcpkit.model.TaskInfo;
import org.robotmcpkit.model.TaskState;
import org.robotmcpkit.task.TaskQuery;
import org.robotmcpkit.task.TaskRequest;

/** {@code kit call} against a real server. */
class CallTest {
  private final TestRobot robot = TestRobot.start();
  private final KitRun kit = new KitRun();

  @TempDir Path folder;

  @AfterEach
  void close() {
    robot.close();
  }

  private List<TaskInfo> tasks() {
    return robot.server.tasks().list(TaskQuery.all()).tasks();
  }

  @Test
  void aTaskIsFollowedToItsEndAndItsResultPrinted() {
    assertThat(kit.run("call", robot.url(), "walk", "steps=3")).isZero();

    assertThat(Json.readObject(kit.out())).isEqualTo(Map.of("walked", 3));
    assertThat(kit.err()).contains("running").contains("succeeded percent 100, step 3");
  }

  @Test
  void theUrlMayLackTheEndOfThePath() {
    assertThat(kit.run("call", robot.url().replace("/mcp", ""), "walk", "steps=0")).isZero();
  }

  @Test
  void jsonIsTheTaskAsItHasEndedAndNothingElse() {
    assertThat(kit.run("call", robot.url(), "walk", "steps=1", "--json")).isZero();

    assertThat(kit.lines()).hasSize(1);
    assertThat(Json.read(kit.out().getBytes(UTF_8), TaskInfo.class).state())
        .isEqualTo(TaskState.SUCCEEDED);
    assertThat(kit.err()).isEmpty();
  }

  @Test
  void argumentsComeFromAFileOrAPipeAndFromTheCommandLine() throws Exception {
    Path file = Files.writeString(folder.resolve("args.json"), "{\"steps\": 2}");

    assertThat(kit.run("call", robot.url(), "walk", "--args", file.toString(), "backwards=false"))
        .isZero();
    assertThat(
            new KitRun().pipedIn("{\"steps\": 1}").run("call", robot.url(), "walk", "--args", "-"))
        .isZero();

    assertThat(tasks())
        .extracting(TaskInfo::result)
        .containsExactlyInAnyOrder(Map.of("walked", 2), Map.of("walked", 1));
  }

  @Test
  void aRefusalIsItsCodeAndMessage() {
    assertThat(kit.run("call", robot.url(), "walk", "steps=5000")).isEqualTo(ExitCode.REFUSED);

    assertThat(kit.err())
        .hasLineCount(1)
        .startsWith("kit: refused: INVALID_ARGUMENTS ")
        .contains("steps")
        .contains("1000");
  }

  @Test
  void aFailureIsItsCodeItsMessageAndItsAdvice() {
    assertThat(kit.run("call", robot.url(), "fall")).isEqualTo(ExitCode.FAILED);

    assertThat(kit.err()).endsWith("kit: fall failed: FELL It fell. (suggested: stand_up)\n");
  }

  @Test
  void anInstantToolAnswersAtOnce() {
    assertThat(kit.run("call", robot.url(), "greet")).isZero();
    assertThat(kit.out()).isEqualTo("Hello\nthere\n");

    KitRun weigh = new KitRun();
    assertThat(weigh.run("call", robot.url(), "weigh")).isZero();
    assertThat(Json.readObject(weigh.out())).isEqualTo(Map.of("kg", 2.5));

    KitRun look = new KitRun();
    assertThat(look.run("call", robot.url(), "look")).isZero();
    assertThat(look.out()).isEqualTo("[image, image/png, 7 bytes]\n");

    KitRun json = new KitRun();
    assertThat(json.run("call", robot.url(), "greet", "--json", "any=1")).isZero();
    assertThat(Json.readObject(json.out())).containsKey("content");
  }

  @Test
  void anInstantToolThatFailsHasFailedAndIsNotRefused() {
    assertThat(kit.run("call", robot.url(), "slip")).isEqualTo(ExitCode.FAILED);

    assertThat(kit.err()).isEqualTo("kit: slip failed: SLIPPED It slipped.\n");
  }

  @Test
  void askingForATaskDoesNotFollowItAndSoNeverCancelsIt() {
    String id =
        robot
            .server
            .tasks()
            .start(
                TaskRequest.of(
                    "walk",
                    task -> {
                      robot.stubborn.await();
                      return null;
                    }))
            .taskId();

    assertThat(kit.run("call", robot.url(), "get_task", "task_id=" + id)).isZero();

    assertThat(Json.readObject(kit.out())).containsEntry("state", "running");
  }

  @Test
  void theToolsOfTasksAreFoundUnderTheNamesOfRobots() {
    try (TestRobot named = TestRobot.startNamed(ToolNames.ofRobots())) {
      assertThat(kit.run("call", named.url(), "robos_robot_walk", "steps=1")).isZero();

      assertThat(Json.readObject(kit.out())).isEqualTo(Map.of("walked", 1));
    }
  }

  @Test
  void ctrlCCancelsTheTaskAndWaitsForItsEnd() {
    kit.start("call", robot.url(), "pause").awaitErr("percent 50");

    kit.interrupt();

    assertThat(kit.exitCode()).isEqualTo(ExitCode.INTERRUPTED);
    assertThat(kit.err()).contains("cancelling").contains("cancelled");
    assertThat(tasks()).extracting(TaskInfo::state).containsExactly(TaskState.CANCELLED);
  }

  @Test
  void aSecondCtrlCLeavesAtOnceAndTheFirstSaysIfTheWorkGoesOn() {
    kit.start("call", robot.url(), "ignore").awaitErr("percent");
    kit.interrupt();
    kit.awaitErr("cancelling");

    kit.interrupt();

    assertThat(kit.exitCode()).isEqualTo(ExitCode.INTERRUPTED);
    kit.awaitErr("has not stopped yet: it may still go on");
  }

  @Test
  void onATerminalABarIsDrawnAndTakenAwayAgain() {
    kit.atTerminal()
        .with("COLUMNS", "200")
        .start("call", robot.url(), "pause")
        .awaitOut("[##########----------]  50%  step 1");

    robot.goOn.countDown();

    assertThat(kit.exitCode()).isZero();
    assertThat(kit.out())
        .contains("\r\u001b[Kpause robo-")
        .contains("\r\u001b[K\u001b[32mpause robo-");
    assertThat(kit.err()).isEmpty();
  }

  @Test
  void noColourIsUsedWhereNobodyWantsIt() {
    kit.atTerminal().with("NO_COLOR", "1").run("call", robot.url(), "walk", "steps=1");

    assertThat(kit.out()).doesNotContain("\u001b[3");
  }

  @Test
  void aDumbTerminalGetsLines() {
    kit.atTerminal().with("TERM", "dumb").run("call", robot.url(), "walk", "steps=1");

    assertThat(kit.out() + kit.err()).doesNotContain("\u001b");
  }

  @Test
  void aTaskAsksAtTheTerminalAndGoesOnWithTheAnswer() {
    kit.atTerminal()
        .start("call", robot.url(), "carry")
        .awaitOut("? Where to?")
        .awaitOut("place, where it will stand (kitchen, lab): ");
    kit.type("garden").awaitOut("garden is none of kitchen, lab");
    kit.type("lab").awaitOut("height_cm [40]: ");
    kit.type("").awaitOut("accept? [y/N] ");

    kit.type("y");

    assertThat(kit.exitCode()).isZero();
    assertThat(tasks()).extracting(TaskInfo::result).containsExactly(Map.of("place", "lab"));
  }

  @Test
  void whatTheServerDoesNotTakeCanBeFilledInAgain() {
    kit.atTerminal()
        .start("call", robot.url(), "carry")
        .awaitOut("place")
        .type("lab")
        .type("500")
        .type("y");
    kit.awaitErr("not taken: INVALID_ARGUMENTS");

    kit.type("lab").type("50").type("y");

    assertThat(kit.exitCode()).isZero();
  }

  @Test
  void nothingIsAcceptedWithoutAYes() {
    kit.atTerminal()
        .start("call", robot.url(), "carry")
        .awaitOut("place")
        .type("lab")
        .type("50")
        .awaitOut("accept?")
        .type("");

    assertThat(kit.exitCode()).isEqualTo(ExitCode.FAILED);
    assertThat(kit.err()).contains("failed");
  }

  @Test
  void ctrlCWhileSomethingIsAskedCancelsTheTask() {
    kit.atTerminal().start("call", robot.url(), "carry").awaitOut("place");

    kit.interrupt();

    assertThat(kit.exitCode()).isEqualTo(ExitCode.INTERRUPTED);
    assertThat(tasks()).extracting(TaskInfo::state).containsExactly(TaskState.CANCELLED);
  }

  @Test
  void withoutATerminalWhatATaskAsksIsDeclined() {
    assertThat(kit.run("call", robot.url(), "carry")).isEqualTo(ExitCode.FAILED);

    assertThat(kit.err()).contains("declined, since there is no terminal to ask at: Where to?");
  }

  @Test
  void withoutATerminalACallThatAsksIsRefusedAndStartsNothing() {
    assertThat(kit.run("call", robot.url(), "buy")).isEqualTo(ExitCode.REFUSED);

    assertThat(kit.err()).hasLineCount(1).startsWith("kit: refused: CANNOT_ASK ");
    assertThat(tasks()).isEmpty();
  }

  @Test
  void aCallAsksAtTheTerminalBeforeAnythingStarts() {
    kit.atTerminal()
        .start("call", robot.url(), "buy")
        .awaitOut("? Buy it?")
        .awaitOut("accept? [y/N] ");
    assertThat(tasks()).isEmpty();

    kit.type("yes");

    assertThat(kit.exitCode()).isZero();
    assertThat(kit.out()).contains("bought");
  }

  @Test
  void theEndOfWhatIsTypedIsNoAnswer() {
    kit.atTerminal().start("call", robot.url(), "buy").awaitOut("accept?").typeEnd();

    assertThat(kit.exitCode()).isEqualTo(ExitCode.REFUSED);
    assertThat(tasks()).isEmpty();
  }

  @Test
  void aServerThatGoesAwayIsSaidToHaveLeftTheTaskBehind() throws Exception {
    try (HostileServer server = new HostileServer()) {
      assertThat(kit.run("call", server.url(), "vanish")).isEqualTo(ExitCode.UNREACHABLE);
    }

    assertThat(kit.err().lines().toList())
        .last()
        .asString()
        .startsWith("kit: ")
        .contains("may still run");
  }

  @Test
  void theTokenComesFromTheVariableOrAFileAndIsNeverPrinted() throws Exception {
    Path file = Files.writeString(folder.resolve("token"), TestRobot.TOKEN + "\n");
    try (TestRobot guarded = TestRobot.startWithToken()) {
      KitRun with = new KitRun().with("MCP_TOKEN", TestRobot.TOKEN);
      assertThat(with.run("call", guarded.url(), "walk", "steps=1")).isZero();
      assertThat(new KitRun().run("tools", guarded.url(), "--token-file", file.toString()))
          .isZero();

      KitRun wrong = new KitRun().with("MCP_TOKEN", "x" + TestRobot.TOKEN);
      assertThat(wrong.run("tools", guarded.url())).isEqualTo(ExitCode.REFUSED);
      assertThat(kit.run("tools", guarded.url())).isEqualTo(ExitCode.REFUSED);

      assertThat(kit.err()).hasLineCount(1).contains("401").contains("MCP_TOKEN");
      assertThat(with.out() + with.err() + wrong.out() + wrong.err())
          .doesNotContain(TestRobot.TOKEN);
    }
  }
}
