package org.robotmcpkit.sample;

import io.modelcontextprotocol.client.McpClient;
import io.modelcontextprotocol.client.McpSyncClient;
import io.modelcontextprotocol.client.transport.HttpClientSseClientTransport;
import io.modelcontextprotocol.spec.McpSchema.CallToolRequest;
import java.net.URI;
import java.time.Duration;
import java.util.Map;

/**
 * The tour's MCP client: the SDK's own, over SSE; the one class of the sample that touches what the
 * SDK has deprecated.
 */
@SuppressWarnings("deprecation")
final class TourClient implements AutoCloseable {
  private static final Duration TIMEOUT = Duration.ofSeconds(30);

  private final McpSyncClient client;

  private TourClient(McpSyncClient client) {
    this.client = client;
  }

  static TourClient connect(String address) {
    URI server = URI.create(address);
    McpSyncClient client =
        McpClient.sync(
                HttpClientSseClientTransport.builder(server.resolve("/").toString())
                    .sseEndpoint(server.getPath())
                    .build())
            .requestTimeout(TIMEOUT)
            .build();
    client.initialize();
    return new TourClient(client);
  }

  Map<?, ?> call(String tool, Map<String, Object> arguments) {
    return (Map<?, ?>)
        client
            .callTool(CallToolRequest.builder(tool).arguments(arguments).build())
            .structuredContent();
  }

  @Override
  public void close() {
    client.closeGracefully();
  }
}
