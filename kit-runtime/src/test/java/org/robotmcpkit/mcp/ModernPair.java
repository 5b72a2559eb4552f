package org.robotmcpkit.mcp;

import io.modelcontextprotocol.common.McpTransportContext;
import io.modelcontextprotocol.json.McpJsonDefaults;
import io.modelcontextprotocol.modern.JsonRpc;
import io.modelcontextprotocol.modern.JsonRpc.JSONRPCMessage;
import io.modelcontextprotocol.modern.JsonRpc.JSONRPCRequest;
import io.modelcontextprotocol.modern.McpSchema.Implementation;
import io.modelcontextprotocol.modern.client.McpClient;
import io.modelcontextprotocol.modern.client.McpSyncClient;
import io.modelcontextprotocol.modern.server.McpHeaders;
import io.modelcontextprotocol.modern.server.McpServer;
import io.modelcontextprotocol.modern.server.McpTransportResponse;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.robotmcpkit.model.Json;
import org.robotmcpkit.tool.Caller;
import reactor.core.publisher.Flux;

/**
 * Ways to talk to a server of the modern stack without a wire; each message is written and read all
 * the same.
 */
final class ModernPair {
  private static final McpTransportContext NO_HEADERS = context(McpHeaders.NOT_MIRRORED);
  private static final Duration LONGEST = Duration.ofSeconds(30);

  private ModernPair() {}

  /** The SDK's own client. */
  static McpSyncClient client(McpServer server) {
    return McpClient.sync(request -> messages(server, NO_HEADERS, request.message()))
        .clientInfo(Implementation.builder("test", "1").build())
        .build();
  }

  /** The one answer to a request with these parameters, which declares these extensions. */
  static Map<String, Object> ask(
      McpServer server, String method, Map<String, ?> params, String... extensions) {
    List<Map<String, Object>> said =
        messages(server, NO_HEADERS, request(method, params, extensions))
            .map(ModernPair::object)
            .collectList()
            .block(LONGEST);
    if (said == null || said.size() != 1) {
      throw new AssertionError("one answer was expected: " + said);
    }
    return said.get(0);
  }

  /** The same for a caller whose client declares these capabilities. */
  static Map<String, Object> askAs(
      Caller caller,
      McpServer server,
      String method,
      Map<String, ?> params,
      Map<String, ?> capabilities) {
    McpTransportContext context =
        McpTransportContext.create(
            Map.of(
                McpHeaders.TRANSPORT_CONTEXT_KEY,
                McpHeaders.NOT_MIRRORED,
                "robot-mcp-kit/caller",
                caller));
    return object(
        messages(server, context, declaring(method, params, capabilities)).blockLast(LONGEST));
  }

  static JSONRPCRequest request(String method, Map<String, ?> params, String... extensions) {
    Map<String, Object> declared = new LinkedHashMap<>();
    for (String extension : extensions) {
      declared.put(extension, Map.of());
    }
    return declaring(method, params, Map.of("extensions", declared));
  }

  /** A request of a client that declares these capabilities. */
  static JSONRPCRequest declaring(
      String method, Map<String, ?> params, Map<String, ?> capabilities) {
    Map<String, Object> meta = new LinkedHashMap<>();
    if (params.get("_meta") instanceof Map<?, ?> own) {
      own.forEach((key, value) -> meta.put((String) key, value));
    }
    meta.put("io.modelcontextprotocol/protocolVersion", "2026-07-28");
    meta.put("io.modelcontextprotocol/clientCapabilities", capabilities);
    Map<String, Object> all = new LinkedHashMap<>(params);
    all.put("_meta", meta);
    return new JSONRPCRequest(method, "q", all);
  }

  static McpTransportContext context(McpHeaders headers) {
    return McpTransportContext.create(Map.of(McpHeaders.TRANSPORT_CONTEXT_KEY, headers));
  }

  /** All that is said in answer to a request, as it comes. */
  static Flux<JSONRPCMessage> messages(
      McpServer server, McpTransportContext context, JSONRPCMessage message) {
    return server
        .handle(context, (JSONRPCRequest) wire(message))
        .flatMapMany(
            answer ->
                answer instanceof McpTransportResponse.Streaming streaming
                    ? streaming.messages()
                    : answer instanceof McpTransportResponse.Result result
                        ? Flux.just(result.response())
                        : Flux.just(((McpTransportResponse.Error) answer).response()))
        .map(ModernPair::wire);
  }

  static Map<String, Object> object(JSONRPCMessage message) {
    try {
      return Json.readObject(McpJsonDefaults.getMapper().writeValueAsString(message));
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }

  private static JSONRPCMessage wire(JSONRPCMessage message) {
    try {
      return JsonRpc.deserializeMessage(
          McpJsonDefaults.getMapper(), McpJsonDefaults.getMapper().writeValueAsString(message));
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }
}
