package org.robotmcpkit.processor.write;

import java.util.IdentityHashMap;
import java.util.Map;
import org.robotmcpkit.processor.model.Holder;
import org.robotmcpkit.processor.model.Tool;

/** The input schemas of a holder's tools, each made once for all files that show it. */
public final class InputSchemas {
  private final IdentityHashMap<Tool, Map<String, Object>> schemas = new IdentityHashMap<>();

  /** The schemas of that holder's tools. */
  public InputSchemas(Holder holder) {
    holder.tools().forEach(tool -> schemas.put(tool, InputSchema.of(tool)));
  }

  Map<String, Object> of(Tool tool) {
    return schemas.get(tool);
  }
}
