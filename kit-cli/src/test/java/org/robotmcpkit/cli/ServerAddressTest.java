package org.robotmcpkit.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.robotmcpkit.server.registry.RegisteredServer;

class ServerAddressTest {
  private static ServerAddress of(String text, RegisteredServer... running) {
    return ServerAddress.of(text, () -> List.of(running));
  }

  private static RegisteredServer server(String name, int port, String endpoint) {
    return new RegisteredServer(
        name + "-1-" + port, name, "1", port, endpoint, List.of(), List.of(), 1, Instant.EPOCH);
  }

  @ParameterizedTest
  @CsvSource({
    "http://127.0.0.1:9100, /mcp, true",
    "http://127.0.0.1:9100/, /mcp, true",
    "http://127.0.0.1:9100/mcp, /mcp, true",
    "http://[::1]:9100/mcp/, /mcp, true",
    "https://robot.lan/arm/mcp, /arm/mcp, true",
    "http://robot.lan:80/arm, /arm/mcp, false",
  })
  void aUrlMayHaveTheEndOfThePathOrNot(String url, String mcpPath, boolean isPrivate) {
    assertThat(of(url).mcpPath()).isEqualTo(mcpPath);
    assertThat(of(url).isPrivate()).isEqualTo(isPrivate);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "ftp://robot",
        "http://",
        "http://user:pass@robot",
        "http://robot?x=1",
        "http://robot#x",
        "http://a b",
        "http:///mcp",
        "localhost:9100",
        "127.0.0.1:9100/mcp",
        "http://127.0.0.1:9100/sse"
      })
  void whatIsNoAddressIsRefusedInOneLineThatShowsOne(String text) {
    assertThatThrownBy(() -> of(text))
        .isInstanceOfSatisfying(
            CommandFailure.class,
            failure -> {
              assertThat(failure.exitCode()).isEqualTo(ExitCode.USAGE);
              assertThat(failure.line())
                  .hasLineCount(1)
                  .containsAnyOf("http://", "streamable_http")
                  .doesNotContain("pass");
            });
  }

  @Test
  void aNameIsThatOfARunningServer() {
    RegisteredServer arm = server("arm", 9100, "http://127.0.0.1:9100/mcp");

    assertThat(of("arm", arm).origin()).isEqualTo("http://127.0.0.1:9100");
    assertThat(of("arm-1-9100", arm).origin()).isEqualTo("http://127.0.0.1:9100");
    assertThatThrownBy(() -> of("base", arm))
        .hasMessageContaining("no server base runs on this machine; there is arm");
    assertThatThrownBy(() -> of("arm", arm, server("arm", 9101, "x")))
        .hasMessageContaining("arm-1-9100, arm-1-9101");
    assertThatThrownBy(() -> of("arm", server("arm", 0, "stdio"))).hasMessageContaining("(stdio)");
    assertThatThrownBy(() -> of("arm", server("arm", 9100, "http://127.0.0.1:9100/sse")))
        .hasMessageContaining("MCP_TRANSPORT=streamable_http");
  }
}
