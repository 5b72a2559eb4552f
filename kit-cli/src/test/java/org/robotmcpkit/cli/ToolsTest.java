package org.robotmcpkit.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.net.httpserver.HttpServer;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.robotmcpkit.model.Json;

/** {@code kit tools}, and what it says of servers that are none. */
class ToolsTest {
  private final KitRun kit = new KitRun();

  @Test
  void theToolsStandInATableWithTheirHintsAndArguments() {
    try (TestRobot robot = TestRobot.start()) {
      assertThat(kit.run("tools", robot.url())).isZero();

      assertThat(kit.lines().get(0)).matches("TOOL +HINTS +ARGUMENTS +DESCRIPTION");
      assertThat(kit.lines())
          .filteredOn(line -> line.startsWith("walk"))
          .singleElement()
          .asString()
          .matches("walk +- +steps,backwards\\?(,triggers\\?)? +Walks some steps\\.");
      assertThat(kit.lines())
          .filteredOn(line -> line.startsWith("weigh"))
          .singleElement()
          .asString()
          .contains("readOnly,idempotent");
      assertThat(kit.out()).doesNotContain("Second line");
    }
  }

  @Test
  void jsonIsTheWholeListAsAModelReceivesIt() {
    try (TestRobot robot = TestRobot.start()) {
      assertThat(kit.run("tools", robot.url(), "--json")).isZero();

      List<?> tools = (List<?>) Json.readObject(kit.out()).get("tools");
      assertThat(tools)
          .hasSameSizeAs(robot.server.tools())
          .allSatisfy(
              tool ->
                  assertThat(((Map<?, ?>) tool).keySet().toString())
                      .contains("name", "description", "inputSchema", "annotations"));
    }
  }

  @Test
  void aPortNobodyListensAtIsOneLine() throws Exception {
    int free;
    try (ServerSocket socket = new ServerSocket(0)) {
      free = socket.getLocalPort();
    }

    assertThat(kit.run("tools", "http://127.0.0.1:" + free)).isEqualTo(ExitCode.UNREACHABLE);

    assertThat(kit.err())
        .isEqualTo("kit: cannot reach http://127.0.0.1:" + free + "; does the server run?\n");
  }

  @Test
  void aHostThatIsNotThereIsOneLine() {
    assertThat(kit.run("tools", "http://no-such-host.invalid:9100"))
        .isEqualTo(ExitCode.UNREACHABLE);

    assertThat(kit.err()).hasLineCount(1).contains("cannot reach");
  }

  @Test
  void aServerOfAnotherKindIsOneLine() throws Exception {
    HttpServer other =
        HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    other.createContext(
        "/",
        exchange -> {
          exchange.sendResponseHeaders(404, -1);
          exchange.close();
        });
    other.start();

    int exitCode = kit.run("tools", "http://127.0.0.1:" + other.getAddress().getPort());
    other.stop(0);

    assertThat(exitCode).isEqualTo(ExitCode.UNREACHABLE);
    assertThat(kit.err()).hasLineCount(1).contains("does not answer as an MCP server");
  }

  @Test
  void aTokenThatCanBeReadOnTheWayIsWarnedOf() {
    kit.with("MCP_TOKEN", TestRobot.TOKEN).run("tools", "http://no-such-host.invalid:9100");

    assertThat(kit.err()).contains("without encryption").doesNotContain(TestRobot.TOKEN);
  }
}
