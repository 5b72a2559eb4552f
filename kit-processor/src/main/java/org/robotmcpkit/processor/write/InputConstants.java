package org.robotmcpkit.processor.write;

import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.robotmcpkit.processor.model.Tool;

/**
 * What the constants with the tools' schemas are. What several tools say about triggers in the same
 * words stands once, in a constant of its own.
 */
final class InputConstants {
  /** Stands where the triggers will; no JSON in ASCII has it. */
  private static final String PLACE = "\0";

  private final InputSchemas schemas;
  private final IdentityHashMap<Tool, String> triggers = new IdentityHashMap<>();
  private final Map<String, String> shared = new LinkedHashMap<>();

  InputConstants(List<Tool> tools, InputSchemas schemas, Names names) {
    this.schemas = schemas;
    Map<String, Integer> uses = new LinkedHashMap<>();
    IdentityHashMap<Map<String, Object>, String> texts = new IdentityHashMap<>();
    for (Tool tool : tools.stream().filter(tool -> tool.instant().isEmpty()).toList()) {
      String text =
          texts.computeIfAbsent(
              InputSchema.triggersIn(schemas.of(tool)), all -> JsonText.of(all, 1));
      triggers.put(tool, text);
      uses.merge(text, 1, Integer::sum);
    }
    uses.forEach(
        (text, count) -> {
          if (count > 1) {
            shared.put(text, names.newConstant("TRIGGERS"));
          }
        });
  }

  /** The shared constants, by name. */
  Map<String, String> shared() {
    Map<String, String> byName = new LinkedHashMap<>();
    shared.forEach((text, name) -> byName.put(name, text));
    return byName;
  }

  /** The schema of a tool as an expression. */
  String of(Tool tool) {
    Map<String, Object> schema = schemas.of(tool);
    String name = shared.get(triggers.get(tool));
    String text =
        JsonText.of(name == null ? schema : InputSchema.withTriggers(schema, new Verbatim(PLACE)));
    boolean isWhole = name == null || !Literals.fitsOneConstant(text + triggers.get(tool));
    if (isWhole) {
      return Literals.textBlock(name == null ? text : JsonText.of(schema));
    }
    int place = text.indexOf(PLACE);
    // The constant ends with the line break that follows it here.
    String before = text.substring(0, place).stripTrailing();
    String after = text.substring(place + PLACE.length() + 1);
    return Literals.textBlock(before) + "\n+ " + name + "\n+ " + Literals.textBlock(after);
  }

  /** A piece of JSON that is written as it is. */
  private record Verbatim(String json) {
    @Override
    public String toString() {
      return json;
    }
  }
}
