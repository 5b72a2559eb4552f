package com.example.greeter;

import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.robotmcpkit.tool.ToolSpec;

class GreeterTest {
  @Test
  void theToolHasWhatLombokHasWritten() {
    ToolSpec greet = new GreeterTools(new Greeter("Hello")).tools().get(0);

    assertTrue(greet.inputSchema().contains("\"title\"") && greet.inputSchema().contains("\"name\""));
    assertTrue(greet.resultSchema().contains("\"words\""));
  }
}
