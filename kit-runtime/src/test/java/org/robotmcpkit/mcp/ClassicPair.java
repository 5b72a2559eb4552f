package org.robotmcpkit.mcp;

import io.modelcontextprotocol.json.TypeRef;
import io.modelcontextprotocol.spec.McpClientTransport;
import io.modelcontextprotocol.spec.McpSchema;
import io.modelcontextprotocol.spec.McpSchema.JSONRPCMessage;
import io.modelcontextprotocol.spec.McpSchema.JSONRPCRequest;
import io.modelcontextprotocol.spec.McpSchema.JSONRPCResponse;
import io.modelcontextprotocol.spec.McpServerSession;
import io.modelcontextprotocol.spec.McpServerTransport;
import io.modelcontextprotocol.spec.McpServerTransportProvider;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import reactor.core.publisher.Mono;
import reactor.core.scheduler.Schedulers;

/**
 * Both ends of a conversation on the classic stack, without a wire; each message is written and
 * read all the same.
 */
final class ClassicPair implements McpServerTransportProvider, McpClientTransport {
  private final Map<Object, CompletableFuture<JSONRPCResponse>> raw = new ConcurrentHashMap<>();
  private McpServerSession session;
  private Function<Mono<JSONRPCMessage>, Mono<JSONRPCMessage>> client;

  /** The answer to a request that no client would send so. */
  JSONRPCResponse ask(String method, Object params) {
    String id = "raw-" + raw.size();
    CompletableFuture<JSONRPCResponse> answer = new CompletableFuture<>();
    raw.put(id, answer);
    sendMessage(new JSONRPCRequest(method, id, params)).block();
    return answer.orTimeout(30, TimeUnit.SECONDS).join();
  }

  @Override
  public void setSessionFactory(McpServerSession.Factory factory) {
    session = factory.create(new ServerEnd());
  }

  @Override
  public Mono<Void> notifyClients(String method, Object params) {
    return session.sendNotification(method, params);
  }

  @Override
  public Mono<Void> notifyClient(String sessionId, String method, Object params) {
    return session.sendNotification(method, params);
  }

  @Override
  public Mono<Void> connect(Function<Mono<JSONRPCMessage>, Mono<JSONRPCMessage>> handler) {
    client = handler;
    return Mono.empty();
  }

  @Override
  public Mono<Void> sendMessage(JSONRPCMessage message) {
    return Mono.fromRunnable(
        () -> session.handle(wire(message)).subscribeOn(Schedulers.boundedElastic()).subscribe());
  }

  @Override
  public List<String> protocolVersions() {
    return List.of("2025-03-26", "2025-06-18", "2025-11-25");
  }

  @Override
  public <T> T unmarshalFrom(Object data, TypeRef<T> type) {
    return ClassicTools.JSON.convertValue(data, type);
  }

  @Override
  public Mono<Void> closeGracefully() {
    return Mono.empty();
  }

  @Override
  public void close() {}

  private static JSONRPCMessage wire(JSONRPCMessage message) {
    try {
      return McpSchema.deserializeJsonRpcMessage(
          ClassicTools.JSON, ClassicTools.JSON.writeValueAsString(message));
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }

  private final class ServerEnd implements McpServerTransport {
    @Override
    public Mono<Void> sendMessage(JSONRPCMessage message) {
      if (message instanceof JSONRPCResponse response && raw.containsKey(response.id())) {
        return Mono.fromRunnable(
            () -> raw.get(response.id()).complete((JSONRPCResponse) wire(response)));
      }
      return Mono.defer(() -> client.apply(Mono.just(wire(message)))).then();
    }

    @Override
    public <T> T unmarshalFrom(Object data, TypeRef<T> type) {
      return ClassicTools.JSON.convertValue(data, type);
    }

    @Override
    public Mono<Void> closeGracefully() {
      return Mono.empty();
    }

    @Override
    public void close() {}
  }
}
