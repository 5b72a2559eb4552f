package org.robotmcpkit.processor.write;

import java.util.LinkedHashMap;
import java.util.Map;
import org.robotmcpkit.processor.model.Gate;
import org.robotmcpkit.processor.model.Hint;
import org.robotmcpkit.processor.model.Holder;
import org.robotmcpkit.processor.model.Resource;
import org.robotmcpkit.processor.model.Tool;

/**
 * Makes the file that says what a model can do with a holder's tools, for people who review changes
 * of that.
 */
public final class MenuFile {
  /**
   * So many levels have one member a line: the menu, its tools, each tool, its schema, and the
   * schema's properties.
   */
  private static final int OPEN_LEVELS = 5;

  private MenuFile() {}

  /** Where the file lies among the compiled classes. */
  public static String pathOf(Holder holder) {
    return "META-INF/robot-mcp-kit/" + holder.name().reflectionName() + ".tools.json";
  }

  /** The file's text, in ASCII. */
  public static String of(Holder holder, InputSchemas schemas) {
    Map<String, Object> menu = new LinkedHashMap<>();
    menu.put("class", holder.name().reflectionName());
    menu.put("tools", holder.tools().stream().map(tool -> entry(tool, schemas)).toList());
    if (!holder.resources().isEmpty()) {
      menu.put("resources", holder.resources().stream().map(MenuFile::entry).toList());
    }
    return JsonText.of(menu, OPEN_LEVELS);
  }

  private static Map<String, Object> entry(Tool tool, InputSchemas schemas) {
    Map<String, Object> entry = new LinkedHashMap<>();
    entry.put("name", tool.name());
    putUnlessEmpty("title", tool.title(), entry);
    entry.put("description", ToolTable.description(tool));
    entry.put("effect", tool.effect());
    putUnlessEmpty("kind", tool.instant().isPresent() ? "instant" : "", entry);
    entry.put("hints", hints(tool));
    putUnlessEmpty("tasks", tool.tasks().equals(Tool.TASKS_OFF) ? "" : tool.tasks(), entry);
    if (tool.asks()) {
      entry.put("asks", true);
    }
    tool.gate().ifPresent(gate -> entry.put("gate", gate(tool, gate)));
    putUnlessEmpty("ungated", tool.ungated(), entry);
    if (tool.isStop()) {
      entry.put("stop", true);
    }
    entry.put("exclusive", tool.exclusive());
    putUnlessEmpty("onBusy", tool.onBusy().equals(Tool.REFUSE) ? "" : tool.onBusy(), entry);
    tool.scope().ifPresent(scope -> entry.put("scope", scope));
    putUnlessEmpty("est", tool.est(), entry);
    putUnlessEmpty("deadline", tool.deadline(), entry);
    entry.put("inputSchema", schemas.of(tool));
    tool.result().ifPresent(result -> entry.put("resultSchema", ResultSchema.of(result)));
    return entry;
  }

  private static Map<String, Object> gate(Tool tool, Gate gate) {
    Map<String, Object> entry = new LinkedHashMap<>();
    entry.put("says", ToolTable.says(tool, gate));
    gate.estimate().ifPresent(costs -> entry.put("estimate", ResultSchema.of(costs.result())));
    entry.put("by", gate.ways(tool.effect()));
    return entry;
  }

  /** All four, so that a change of what an effect means shows too. */
  private static Map<String, Object> hints(Tool tool) {
    Map<String, Object> hints = new LinkedHashMap<>();
    for (Hint hint : Hint.values()) {
      hints.put(hint.member(), tool.is(hint));
    }
    return hints;
  }

  private static Map<String, Object> entry(Resource resource) {
    Map<String, Object> entry = new LinkedHashMap<>();
    entry.put("path", resource.path());
    entry.put("name", resource.name());
    putUnlessEmpty("title", resource.title(), entry);
    entry.put("description", ResourceTable.description(resource));
    entry.put("mimeType", resource.mimeType());
    resource.scope().ifPresent(scope -> entry.put("scope", scope));
    entry.put("deadline", resource.deadline());
    return entry;
  }

  private static void putUnlessEmpty(String name, String text, Map<String, Object> entry) {
    if (!text.isEmpty()) {
      entry.put(name, text);
    }
  }
}
