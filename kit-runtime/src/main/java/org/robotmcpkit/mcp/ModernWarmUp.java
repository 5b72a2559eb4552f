package org.robotmcpkit.mcp;

import io.modelcontextprotocol.common.McpTransportContext;
import io.modelcontextprotocol.json.McpJsonDefaults;
import io.modelcontextprotocol.modern.JsonRpc.JSONRPCRequest;
import io.modelcontextprotocol.modern.McpSchema.MetaKeys;
import io.modelcontextprotocol.modern.server.McpHeaders;
import io.modelcontextprotocol.modern.server.McpServer;
import io.modelcontextprotocol.modern.server.McpTransportResponse;
import java.io.IOException;
import java.util.HashMap;
import java.util.Map;

/** Walks the way of a call through the modern stack once; see {@link WarmUp}. */
final class ModernWarmUp {
  private static final McpTransportContext NO_HEADERS =
      McpTransportContext.create(Map.of(McpHeaders.TRANSPORT_CONTEXT_KEY, McpHeaders.NOT_MIRRORED));
  private static final Map<String, Object> META =
      Map.of(MetaKeys.PROTOCOL_VERSION, "2026-07-28", MetaKeys.CLIENT_CAPABILITIES, Map.of());

  private ModernWarmUp() {}

  static void run(Menu menu) throws IOException {
    McpServer server = ModernTools.serve(new ServerInfo("warm-up", "0", null), menu);
    ask(server, "server/discover", Map.of());
    ask(server, "tools/list", Map.of());
    ask(server, "tools/call", Map.of("name", menu.names().get(0), "arguments", Map.of()));
  }

  private static void ask(McpServer server, String method, Map<String, Object> params)
      throws IOException {
    Map<String, Object> all = new HashMap<>(params);
    all.put("_meta", META);
    if (server.handle(NO_HEADERS, new JSONRPCRequest(method, 1, all)).block()
        instanceof McpTransportResponse.Result result) {
      McpJsonDefaults.getMapper().writeValueAsString(result.response());
    }
  }
}
