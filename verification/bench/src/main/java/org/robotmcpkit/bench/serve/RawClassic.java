package org.robotmcpkit.bench.serve;

import io.modelcontextprotocol.server.McpServer;
import io.modelcontextprotocol.server.McpServerFeatures;
import io.modelcontextprotocol.server.McpStatelessServerFeatures;
import io.modelcontextprotocol.server.transport.HttpServletStatelessServerTransport;
import io.modelcontextprotocol.server.transport.HttpServletStreamableServerTransportProvider;
import io.modelcontextprotocol.spec.McpSchema.CallToolRequest;
import io.modelcontextprotocol.spec.McpSchema.CallToolResult;
import io.modelcontextprotocol.spec.McpSchema.Tool;
import jakarta.servlet.http.HttpServlet;
import java.util.List;
import java.util.Map;
import org.robotmcpkit.bench.tasks.HandJson;
import org.robotmcpkit.bench.tasks.HandTool;
import org.robotmcpkit.bench.tasks.SleepTasks;

/**
 * The tools written by hand on the SDK's classic stack: with its defaults, or tuned, that is on the
 * request thread and without the SDK's check of the arguments.
 */
final class RawClassic {
  private RawClassic() {}

  static HttpServlet streamable(Serve.Tuning tuning) {
    HttpServletStreamableServerTransportProvider transport =
        HttpServletStreamableServerTransportProvider.builder().mcpEndpoint("/mcp").build();
    McpServer.sync(transport)
        .serverInfo("sleeper", "0")
        .validateToolInputs(!tuning.tuned())
        .immediateExecution(tuning.tuned())
        .tools(
            tools().stream()
                .map(
                    tool ->
                        McpServerFeatures.SyncToolSpecification.builder()
                            .tool(definition(tool))
                            .callHandler((exchange, request) -> answer(tool, request))
                            .build())
                .toList())
        .build();
    return transport;
  }

  static HttpServlet stateless(Serve.Tuning tuning) {
    HttpServletStatelessServerTransport transport =
        HttpServletStatelessServerTransport.builder().messageEndpoint("/mcp").build();
    McpServer.sync(transport)
        .serverInfo("sleeper", "0")
        .validateToolInputs(!tuning.tuned())
        .immediateExecution(tuning.tuned())
        .tools(
            tools().stream()
                .map(
                    tool ->
                        McpStatelessServerFeatures.SyncToolSpecification.builder()
                            .tool(definition(tool))
                            .callHandler((context, request) -> answer(tool, request))
                            .build())
                .toList())
        .build();
    return transport;
  }

  private static List<HandTool> tools() {
    return HandTool.of(new SleepTasks());
  }

  private static Tool definition(HandTool tool) {
    return Tool.builder(tool.name(), tool.schema()).description(tool.description()).build();
  }

  private static CallToolResult answer(HandTool tool, CallToolRequest request) {
    Map<String, Object> arguments = request.arguments() == null ? Map.of() : request.arguments();
    Map<String, Object> answer = tool.answer().apply(arguments);
    return CallToolResult.builder()
        .addTextContent(HandJson.of(answer))
        .structuredContent(answer)
        .build();
  }
}
