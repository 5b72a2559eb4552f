package org.robotmcpkit.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.robotmcpkit.model.Json;
import org.robotmcpkit.model.TaskInfo;
import org.robotmcpkit.task.TaskQuery;

/**
 * {@code kit approvals}, {@code approve} and {@code decline} against a real server with a gated
 * tool.
 */
class ApprovalsTest {
  private final TestRobot robot = TestRobot.start();
  private final String key = robot.server.operatorKey().orElseThrow();

  @AfterEach
  void close() {
    robot.close();
  }

  private KitRun operator() {
    return new KitRun().with("MCP_TOKEN", key);
  }

  private List<TaskInfo> tasks() {
    return robot.server.tasks().list(TaskQuery.all()).tasks();
  }

  private void call() {
    KitRun agent = new KitRun();
    assertThat(agent.run("call", robot.url(), "drive")).isEqualTo(ExitCode.REFUSED);
    assertThat(agent.err()).contains("CONSENT_PENDING");
  }

  private String waitingId() {
    KitRun list = operator();
    assertThat(list.run("approvals", robot.url(), "--json")).isZero();
    return (String)
        ((Map<?, ?>) ((List<?>) Json.readObject(list.out()).get("approvals")).get(0)).get("id");
  }

  @Test
  void aCallThatWaitsIsListedAndStartsOnceItIsApproved() {
    call();
    KitRun list = operator();
    assertThat(list.run("approvals", robot.url())).isZero();
    assertThat(list.lines()).hasSize(2);
    assertThat(list.lines().get(1)).contains("drive").contains("The robot will drive. {}");

    KitRun approve = operator();
    assertThat(approve.run("approve", robot.url(), waitingId())).isZero();

    assertThat(approve.out()).startsWith("approved ");
    assertThat(tasks()).isEmpty();
    assertThat(new KitRun().run("call", robot.url(), "drive")).isZero();
    assertThat(tasks()).hasSize(1);
  }

  @Test
  void aCallThatIsDeclinedDoesNotStart() {
    call();

    assertThat(operator().run("decline", robot.url(), waitingId())).isZero();

    assertThat(new KitRun().run("call", robot.url(), "drive")).isEqualTo(ExitCode.REFUSED);
    assertThat(tasks()).isEmpty();
  }

  @Test
  void onATerminalTheOneWhoCallsIsAskedAndNobodyElse() {
    KitRun kit =
        new KitRun()
            .atTerminal()
            .start("call", robot.url(), "drive")
            .awaitOut("The robot will drive.")
            .type("y");

    assertThat(kit.exitCode()).isZero();
    assertThat(tasks()).hasSize(1);
  }

  @Test
  void nothingThatWaitsIsSaid() {
    KitRun list = operator();

    assertThat(list.run("approvals", robot.url())).isZero();

    assertThat(list.out()).isEmpty();
    assertThat(list.err()).isEqualTo("nothing waits for an operator\n");
  }

  @Test
  void anApprovalThatIsNotThereIsOneLine() {
    KitRun kit = operator();

    assertThat(kit.run("approve", robot.url(), "../x y")).isEqualTo(ExitCode.REFUSED);

    assertThat(kit.err()).hasLineCount(1).startsWith("kit: ");
  }

  @Test
  void withoutTheOperatorsTokenItIsRefusedInOneLineThatSaysWhichIsNeeded() {
    KitRun kit = new KitRun();

    assertThat(kit.run("approvals", robot.url())).isEqualTo(ExitCode.REFUSED);

    assertThat(kit.err())
        .hasLineCount(1)
        .contains("401")
        .contains("robot:approve")
        .contains("operator key");
  }

  @Test
  void aTokenWithoutTheScopeIsRefused() {
    try (TestRobot guarded = TestRobot.startWithToken()) {
      KitRun kit = new KitRun().with("MCP_TOKEN", TestRobot.TOKEN);

      assertThat(kit.run("approvals", guarded.url())).isEqualTo(ExitCode.REFUSED);

      assertThat(kit.err()).hasLineCount(1).contains("403").contains("robot:approve");
    }
  }

  @Test
  void aServerThatIsNotThereIsOneLine() {
    KitRun kit = new KitRun();

    assertThat(kit.run("approvals", "http://127.0.0.1:1")).isEqualTo(ExitCode.UNREACHABLE);

    assertThat(kit.err()).isEqualTo("kit: cannot reach http://127.0.0.1:1; does the server run?\n");
  }
}
