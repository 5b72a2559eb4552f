package org.robotmcpkit.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.robotmcpkit.EveryLog;
import org.robotmcpkit.mcp.ToolNames;
import org.robotmcpkit.server.registry.RegisteredServer;
import org.robotmcpkit.server.registry.RegisteredServers;
import org.robotmcpkit.tool.ToolSpec;

class RegistrationTest {
  @TempDir Path folder;

  private RunningServer start(String registry) {
    return CapabilityServer.named("base")
        .version("1.2")
        .tools(
            () ->
                List.of(
                    ToolSpec.longRunning(
                        "dock",
                        "Docks.",
                        "{\"type\":\"object\"}",
                        call -> call.start(task -> null))))
        .toolNames(ToolNames.ofRobots())
        .environment(
            Map.of("MCP_TRANSPORT", "streamable_http", "MCP_PORT", "0", "MCP_REGISTRY", registry))
        .start();
  }

  @Test
  void aServerStandsInTheRegistryAsLongAsItRuns() throws IOException {
    RegisteredServers registry = new RegisteredServers(folder.resolve("servers.json"));
    try (RunningServer server = start(folder.resolve("servers.json").toString())) {
      RegisteredServer entry = registry.running().get(0);

      assertThat(entry.name()).isEqualTo("base");
      assertThat(entry.version()).isEqualTo("1.2");
      assertThat(entry.endpoint()).isEqualTo(server.address());
      assertThat(entry.port()).isEqualTo(URI.create(server.address()).getPort());
      assertThat(entry.tools())
          .isEqualTo(server.tools())
          .containsExactly(
              "robos_base_dock",
              "robos_base_get_task",
              "robos_base_cancel_task",
              "robos_base_list_tasks");
      assertThat(entry.pid()).isEqualTo(ProcessHandle.current().pid());
    }
    assertThat(registry.running()).isEmpty();
  }

  @Test
  void aRegistryThatCannotBeWrittenIsOneWarningAndTheServerRuns() throws IOException {
    Path blocked = Files.writeString(folder.resolve("blocked"), "no folder");
    try (EveryLog log = new EveryLog();
        RunningServer server = start(blocked.resolve("servers.json").toString())) {
      assertThat(server.tools()).contains("robos_base_dock");
      assertThat(log.lines())
          .filteredOn(line -> line.contains("WARN") && line.contains("routers will not find"))
          .hasSize(1);
    }
  }

  @Test
  void httpServersRegisterAndStdioServersDoNotUnlessTheyAreTold() {
    Path usual = RegisteredServers.defaultFile();

    assertThat(Registration.fileOf(Optional.empty(), TransportKind.STREAMABLE_HTTP))
        .contains(usual);
    assertThat(Registration.fileOf(Optional.empty(), TransportKind.SSE)).contains(usual);
    assertThat(Registration.fileOf(Optional.empty(), TransportKind.STDIO)).isEmpty();
    assertThat(Registration.fileOf(Optional.of("on"), TransportKind.STDIO)).contains(usual);
    assertThat(Registration.fileOf(Optional.of("off"), TransportKind.SSE)).isEmpty();
    assertThat(Registration.fileOf(Optional.of("/run/robots.json"), TransportKind.STDIO))
        .contains(Path.of("/run/robots.json"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"true", "servers.json", "./x", "/", "On"})
  void anythingElseIsRefused(String setting) {
    assertThatThrownBy(() -> Registration.fileOf(Optional.of(setting), TransportKind.SSE))
        .isInstanceOf(ConfigurationException.class)
        .hasMessage(
            "MCP_REGISTRY is \""
                + setting
                + "\"; set it to on, off or the absolute path of a file.");
  }

  @Test
  void noTestWritesIntoTheHomeOfWhoeverRunsIt() {
    assertThat(System.getProperty("user.home")).endsWith("home").contains("target");
    assertThat(System.getenv("MCP_REGISTRY")).isEqualTo("off");
  }
}
