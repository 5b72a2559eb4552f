package org.robotmcpkit.server.inspector;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import org.robotmcpkit.tool.Caller;
import org.robotmcpkit.tool.GateSpec;
import org.robotmcpkit.tool.ToolSet;
import org.robotmcpkit.tool.ToolSpec;

/**
 * What a page is told of its server when it comes. Immutable.
 *
 * @param server its name
 * @param version its version
 * @param instructions what models are told before they use the tools; null: nothing
 * @param transport as in {@code MCP_TRANSPORT}
 * @param endpoint the path of MCP
 * @param instance another one after each start, so that a page knows that what it has seen before
 *     is over
 * @param tools what a model is not told of the tools
 */
public record About(
    String server,
    String version,
    @Nullable String instructions,
    String transport,
    String endpoint,
    String instance,
    List<Fact> tools) {
  /**
   * What a model is not told of a tool: for the badges.
   *
   * @param scope what a caller needs to see it; null: nothing
   * @param gate what a human has to agree to; null: nothing
   */
  record Fact(
      String name, @Nullable String scope, String effect, @Nullable String gate, boolean isStop) {
    Map<String, Object> toJson() {
      Map<String, Object> json = new LinkedHashMap<>();
      json.put("effect", effect);
      json.put("scope", scope);
      json.put("gate", gate);
      json.put("stop", isStop);
      return json;
    }
  }

  /** About a server whose tools are offered under these names. */
  public static About of(
      String server,
      String version,
      @Nullable String instructions,
      String transport,
      String endpoint,
      List<? extends ToolSet> toolSets,
      UnaryOperator<String> names) {
    List<Fact> facts =
        toolSets.stream()
            .flatMap(set -> set.tools().stream())
            .map(tool -> fact(tool, names))
            .toList();
    return new About(
        server, version, instructions, transport, endpoint, UUID.randomUUID().toString(), facts);
  }

  private static Fact fact(ToolSpec tool, UnaryOperator<String> names) {
    GateSpec gate = tool.gate();
    return new Fact(
        names.apply(tool.name()),
        tool.scope(),
        tool.effect().name(),
        gate == null ? null : gate.says(),
        tool.isStop());
  }

  Map<String, Object> toJson(Caller caller, boolean seesAll) {
    Map<String, Object> facts = new LinkedHashMap<>();
    tools.stream()
        .filter(tool -> tool.scope() == null || caller.may(tool.scope()))
        .forEach(tool -> facts.put(tool.name(), tool.toJson()));
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("server", server);
    json.put("version", version);
    json.put("instructions", instructions);
    json.put("transport", transport);
    json.put("endpoint", endpoint);
    json.put("instance", instance);
    json.put("principal", caller.principal());
    json.put("sees_all", seesAll);
    json.put("tools", facts);
    return json;
  }
}
