package org.robotmcpkit.mcp;

import io.modelcontextprotocol.common.McpTransportContext;
import io.modelcontextprotocol.modern.JsonRpc.JSONRPCNotification;
import io.modelcontextprotocol.modern.JsonRpc.JSONRPCRequest;
import io.modelcontextprotocol.modern.JsonRpc.JSONRPCResponse;
import io.modelcontextprotocol.modern.JsonRpc.JSONRPCResponse.JSONRPCError;
import io.modelcontextprotocol.modern.McpSchema.CacheScope;
import io.modelcontextprotocol.modern.McpSchema.Implementation;
import io.modelcontextprotocol.modern.server.HmacRequestStateCodec;
import io.modelcontextprotocol.modern.server.McpRequestManager;
import io.modelcontextprotocol.modern.server.McpServer;
import io.modelcontextprotocol.modern.server.McpTransportResponse;
import java.security.SecureRandom;
import java.time.Clock;
import java.util.Optional;
import java.util.function.Supplier;
import reactor.core.publisher.Mono;

/**
 * A server of protocol revision 2026-07-28, without a transport. Thread-safe.
 *
 * <p>It looks at calls before the SDK does, whose answer to parameters that it cannot read does not say why.
 */
public final class ModernServer implements McpRequestManager, AutoCloseable {
  private static final int KEY_BYTES = 32;

  private final McpServer sdk;

  private ModernServer(McpServer sdk) {
    this.sdk = sdk;
  }

  /** A server of that menu; ready at once. */
  public static ModernServer of(ServerInfo info, Menu menu) {
    McpServer.Builder server =
        McpServer.builder()
            .serverInfo(Implementation.builder(info.name(), info.version()).build())
            .instructions(info.instructions())
            .discoverCache(ModernTools.TTL_MS, CacheScope.PRIVATE)
            .requestStateCodec(HmacRequestStateCodec.builder().key(newKey()).build())
            .feature(ModernTools.feature(menu));
    if (menu.offersTasks()) {
      Clock clock = Clock.systemUTC();
      server.feature(new TasksExtension(menu.tasks(), clock)).subscriptions(TaskChanges.of(menu.tasks(), clock));
    }
    return new ModernServer(server.build());
  }

  private static byte[] newKey() {
    byte[] key = new byte[KEY_BYTES];
    new SecureRandom().nextBytes(key);
    return key;
  }

  @Override
  public Mono<McpTransportResponse> handle(McpTransportContext context, JSONRPCRequest request) {
    return unlessMalformed(request, () -> sdk.handle(context, request));
  }

  @Override
  public Mono<McpTransportResponse> handleBlocking(McpTransportContext context, JSONRPCRequest request) {
    return unlessMalformed(request, () -> sdk.handleBlocking(context, request));
  }

  private static Mono<McpTransportResponse> unlessMalformed(
      JSONRPCRequest request, Supplier<Mono<McpTransportResponse>> handling) {
    Optional<String> problem =
        request.method().equals("tools/call") ? CallParams.problem(request.params()) : Optional.empty();
    if (problem.isEmpty()) {
      return handling.get();
    }
    JSONRPCError error = new JSONRPCError(IncomingReader.INVALID_PARAMS, problem.get());
    return Mono.just(McpTransportResponse.error(JSONRPCResponse.error(request.id(), error)));
  }

  @Override
  public Mono<Void> handleNotification(McpTransportContext context, JSONRPCNotification notification) {
    return sdk.handleNotification(context, notification);
  }

  /** Ends what clients listen to. */
  @Override
  public void close() {
    sdk.closeGracefully();
  }
}
