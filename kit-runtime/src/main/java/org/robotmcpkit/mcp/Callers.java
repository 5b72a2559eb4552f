package org.robotmcpkit.mcp;

import io.modelcontextprotocol.common.McpTransportContext;
import io.modelcontextprotocol.server.McpAsyncServerExchange;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.robotmcpkit.tool.Caller;

/**
 * Carries the caller of a request through the SDK: a transport's {@code contextExtractor} puts it
 * in.
 */
public final class Callers {
  private static final String KEY = "robot-mcp-kit/caller";
  private static final String REQUEST = "robot-mcp-kit/request";

  private Callers() {}

  /** The context of a request of that caller. */
  public static McpTransportContext context(Caller caller) {
    return McpTransportContext.create(Map.of(KEY, caller));
  }

  /** The same with a name for the request, as {@link WaitingCalls#request} gives it. */
  public static McpTransportContext context(Caller caller, String request) {
    return McpTransportContext.create(Map.of(KEY, caller, REQUEST, request));
  }

  /** The name of the request, where the transport gives one. */
  static Optional<String> requestOf(McpTransportContext context) {
    return Optional.ofNullable((String) context.get(REQUEST));
  }

  /** The caller in a context; the anonymous one where the transport names nobody, as on stdio. */
  static Caller of(McpTransportContext context) {
    return context.get(KEY) instanceof Caller caller ? caller : Caller.anonymous();
  }

  /** The caller of an exchange; the anonymous one where there is none, as in the warm-up. */
  static Caller of(@Nullable McpAsyncServerExchange exchange) {
    return exchange == null ? Caller.anonymous() : of(exchange.transportContext());
  }
}
