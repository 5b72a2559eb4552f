package jdk;

import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.annotation.LongRunningTool;

@SuppressWarnings("kit:description")
class Nodes {
  /** A. */
  @LongRunningTool(effect = Effect.READS)
  void a(tools.jackson.databind.node.ObjectNode object, tools.jackson.databind.node.ArrayNode array) {} // error: [kit:type] array has type ArrayNode, which no argument can have; use tools.jackson.databind.JsonNode // error: [kit:type] object has type ObjectNode, which no argument can have; use tools.jackson.databind.JsonNode
}
