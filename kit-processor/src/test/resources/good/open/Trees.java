package open;

import java.util.List;
import java.util.Optional;
import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.annotation.LongRunningTool;
import tools.jackson.databind.JsonNode;

/** Values as Jackson's tree. */
@SuppressWarnings("kit:description")
public class Trees {
  /**
   * Takes a tree.
   *
   * @param tree of any shape
   */
  @LongRunningTool(effect = Effect.READS)
  public String take(JsonNode tree, Optional<JsonNode> maybe, List<JsonNode> all) {
    return tree + " " + maybe + " " + all;
  }
}
