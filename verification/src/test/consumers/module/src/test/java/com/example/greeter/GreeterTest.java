package com.example.greeter;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.robotmcpkit.server.CapabilityServer;
import org.robotmcpkit.server.RunningServer;

class GreeterTest {
  @Test
  void itIsServedFromItsNamedModule() {
    assertTrue(Greeter.class.getModule().isNamed());
    CapabilityServer greeter =
        CapabilityServer.named("greeter")
            .tools(GreeterTools::new, new Greeter())
            .environment(
                Map.of(
                    "MCP_TRANSPORT", "streamable_http", "MCP_PORT", "0", "MCP_REGISTRY", "off"));
    try (RunningServer server = greeter.start()) {
      assertEquals(List.of("greet"), server.tools().subList(0, 1));
    }
  }
}
