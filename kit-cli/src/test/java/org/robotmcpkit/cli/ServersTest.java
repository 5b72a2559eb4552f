package org.robotmcpkit.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.robotmcpkit.model.Json;

/** {@code kit servers}, and servers that are called by their names. */
class ServersTest {
  @TempDir Path folder;

  private KitRun kit() {
    return new KitRun().with("MCP_REGISTRY", folder.resolve("servers.json").toString());
  }

  @Test
  void aServerIsListedAndCalledByItsName() {
    try (TestRobot robot = TestRobot.startRegistered(folder.resolve("servers.json"))) {
      KitRun list = kit();
      assertThat(list.run("servers")).isZero();
      assertThat(list.lines()).hasSize(2);
      assertThat(list.lines().get(1))
          .startsWith("robot  1.2")
          .contains(robot.url())
          .contains("walk,pause,fall");

      KitRun json = kit();
      assertThat(json.run("servers", "--json")).isZero();
      assertThat((List<?>) Json.readObject(json.out()).get("servers")).hasSize(1);

      assertThat(kit().run("call", "robot", "walk", "steps=1")).isZero();
    }
  }

  @Test
  void theRightOneOfTwoIsCalledByItsProcessAndPort() {
    try (TestRobot one = TestRobot.startRegistered(folder.resolve("servers.json"));
        TestRobot two = TestRobot.startRegistered(folder.resolve("servers.json"))) {
      KitRun kit = kit();
      assertThat(kit.run("tools", "robot")).isEqualTo(ExitCode.USAGE);
      assertThat(kit.err())
          .hasLineCount(1)
          .contains("robot runs more than once; take one of robot-");
      String port = two.url().replaceAll("[^0-9]*127.0.0.1:([0-9]+).*", "$1");
      String appId = kit.err().replaceAll("(?s).*(robot-[0-9]+-" + port + ").*", "$1");

      assertThat(kit().run("tools", appId)).isZero();
      assertThat(one.url()).isNotEqualTo(two.url());
    }
  }

  @Test
  void noServerIsSaid() {
    KitRun none = kit();
    assertThat(none.run("servers")).isZero();
    assertThat(none.err()).isEqualTo("no server is registered on this machine\n");

    KitRun unknown = kit();
    assertThat(unknown.run("tools", "arm")).isEqualTo(ExitCode.USAGE);
    assertThat(unknown.err())
        .hasLineCount(1)
        .contains("no server arm runs on this machine; none is registered");
  }

  @Test
  void aRegistryThatCannotBeReadIsOneLine() {
    KitRun kit = new KitRun().with("MCP_REGISTRY", folder.toString());

    assertThat(kit.run("servers")).isEqualTo(ExitCode.USAGE);

    assertThat(kit.err()).hasLineCount(1).startsWith("kit: the registry of servers cannot be read");
  }

  @Test
  void theUsualRegistryIsReadWhereNothingElseIsSaid() {
    assertThat(new KitRun().with("MCP_REGISTRY", "").run("servers")).isZero();
  }
}
