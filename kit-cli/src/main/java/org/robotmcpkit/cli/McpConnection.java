package org.robotmcpkit.cli;

import io.modelcontextprotocol.client.McpClient;
import io.modelcontextprotocol.client.McpSyncClient;
import io.modelcontextprotocol.client.transport.HttpClientStreamableHttpTransport;
import io.modelcontextprotocol.spec.McpSchema.CallToolRequest;
import io.modelcontextprotocol.spec.McpSchema.CallToolResult;
import io.modelcontextprotocol.spec.McpSchema.ClientCapabilities;
import io.modelcontextprotocol.spec.McpSchema.ElicitResult;
import io.modelcontextprotocol.spec.McpSchema.Implementation;
import io.modelcontextprotocol.spec.McpSchema.ListToolsResult;
import io.modelcontextprotocol.spec.McpSchema.Tool;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.robotmcpkit.question.Question;
import org.robotmcpkit.question.Reply;

/**
 * A conversation with a server, over Streamable HTTP with the SDK's client. What goes wrong is a
 * {@link CommandFailure}.
 */
final class McpConnection implements AutoCloseable {
  private static final Duration CONNECT = Duration.ofSeconds(5);
  private static final Duration ANSWER = Duration.ofSeconds(30);
  private static final int MOST_PAGES = 100;

  private final ServerAddress server;
  private final McpSyncClient client;

  private McpConnection(ServerAddress server, McpSyncClient client) {
    this.server = server;
    this.client = client;
  }

  /** A conversation in which the server asks nothing. */
  static McpConnection open(ServerAddress server, Optional<Token> token) {
    return connected(server, client(server, token).requestTimeout(ANSWER).build());
  }

  /**
   * A conversation in which the server may ask a human, and wait for the answer as long as one may
   * take. Where there is no human it is told so, and can find another way, such as an operator.
   */
  static McpConnection open(ServerAddress server, Optional<Token> token, Human human) {
    if (!human.isThere()) {
      return open(server, token);
    }
    return connected(
        server,
        client(server, token)
            .requestTimeout(Question.LONGEST_WITHIN)
            .capabilities(ClientCapabilities.builder().elicitation().build())
            .elicitation(asked -> result(human.answer(asked.message(), asked.requestedSchema())))
            .build());
  }

  private static McpClient.SyncSpec client(ServerAddress server, Optional<Token> token) {
    HttpClientStreamableHttpTransport.Builder transport =
        HttpClientStreamableHttpTransport.builder(server.origin())
            .endpoint(server.mcpPath())
            .connectTimeout(CONNECT)
            .openConnectionOnStartup(false);
    token.ifPresent(
        who ->
            transport.addHttpRequestCustomizer(
                (request, method, uri, body, context) ->
                    request.setHeader("Authorization", who.bearer())));
    return McpClient.sync(transport.build())
        .clientInfo(Implementation.builder("kit", Version.text()).build())
        .initializationTimeout(ANSWER);
  }

  private static McpConnection connected(ServerAddress server, McpSyncClient client) {
    try {
      McpFailures.translated(server, client::initialize);
      return new McpConnection(server, client);
    } catch (CommandFailure failure) {
      client.close();
      throw failure;
    }
  }

  private static ElicitResult result(Reply reply) {
    return switch (reply.action()) {
      case ACCEPT -> new ElicitResult(ElicitResult.Action.ACCEPT, reply.content());
      case DECLINE -> new ElicitResult(ElicitResult.Action.DECLINE, null);
      case CANCEL -> new ElicitResult(ElicitResult.Action.CANCEL, null);
    };
  }

  /** All tools, in the server's order. */
  List<Tool> tools() {
    return McpFailures.translated(server, this::allTools);
  }

  private List<Tool> allTools() {
    List<Tool> tools = new ArrayList<>();
    String cursor = null;
    for (int page = 0; page < MOST_PAGES; page++) {
      ListToolsResult result = cursor == null ? client.listTools() : client.listTools(cursor);
      tools.addAll(result.tools());
      cursor = result.nextCursor();
      if (cursor == null) {
        return tools;
      }
    }
    throw CommandFailure.refused("the server's list of tools has no end");
  }

  /** What a tool answers. */
  ToolAnswer call(String tool, Map<String, Object> arguments) {
    CallToolResult result =
        McpFailures.translated(
            server,
            () -> client.callTool(CallToolRequest.builder(tool).arguments(arguments).build()));
    return new ToolAnswer(result);
  }

  @Override
  public void close() {
    client.close();
  }
}
