package org.robotmcpkit.tool;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.robotmcpkit.model.Json;
import org.robotmcpkit.model.JsonValues;
import org.robotmcpkit.model.Limits;
import org.robotmcpkit.model.LogText;
import org.robotmcpkit.task.ProgressAbove;
import org.robotmcpkit.task.Trigger;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Reads the {@code triggers} of a call ({@code docs/contract.md} §3): types that the tool declares
 * are checked, others are kept and warned about, since a newer planner may talk to an older server.
 */
final class TriggerReader {
  private static final Logger LOG = LoggerFactory.getLogger(TriggerReader.class);
  private static final int MOST = 32;
  private static final int MOST_BYTES = 4096;
  private static final int DEEPEST = 8;

  private static final TriggerSpec<ProgressAbove> PROGRESS_ABOVE =
      TriggerSpec.of(
          ProgressAbove.TYPE,
          ProgressAbove.class,
          fields -> {
            double percent = fields.number("percent").required();
            return fields.buildOpen(() -> new ProgressAbove(percent));
          });

  private TriggerReader() {}

  static List<Trigger> read(Value value, ToolSpec tool) {
    if (value.isAbsent()) {
      return List.of();
    }
    if (value.raw() instanceof List<?> items && items.size() > MOST) {
      value.problem("must have at most " + MOST + " items (got " + items.size() + ")");
      return List.of();
    }
    return value.list(item -> trigger(item, tool)).required();
  }

  /** One trigger; null after a problem has been noted. */
  @SuppressWarnings({"NullAway", "DataFlowIssue"}) // a null never leaves a list that has a problem
  private static Trigger trigger(Value item, ToolSpec tool) {
    if (!(item.raw() instanceof Map<?, ?> members)
        || !(members.get("type") instanceof String type)) {
      item.mustBe("an object with a type, such as {\"type\": \"progress_above\", \"percent\": 50}");
      return null;
    }
    if (!isPlain(members, DEEPEST) || Json.bytes(members).length > MOST_BYTES) {
      item.problem(
          "is too large: at most "
              + MOST_BYTES
              + " bytes and "
              + DEEPEST
              + " levels, and its numbers finite");
      return null;
    }
    Map<String, Object> fields = JsonValues.exact(members, Limits.EVENT);
    if (fields.get("repeat") != null && !(fields.get("repeat") instanceof Boolean)) {
      item.member("repeat").mustBe("true or false");
      return null;
    }
    for (TriggerSpec<?> declared : declaredBy(tool)) {
      if (declared.type().equals(type)) {
        Object record = item.object(declared.reader()).required();
        return record == null ? null : new Trigger(fields, record);
      }
    }
    LOG.warn(
        "{}: trigger type {} is not known here and will not fire", tool.name(), LogText.safe(type));
    return new Trigger(fields, null);
  }

  private static List<TriggerSpec<?>> declaredBy(ToolSpec tool) {
    List<TriggerSpec<?>> declared = new ArrayList<>(tool.triggers());
    declared.add(PROGRESS_ABOVE);
    return declared;
  }

  /** Whether the tree has at most so many levels and no infinite number in it. */
  private static boolean isPlain(Object value, int levels) {
    if (value instanceof Map<?, ?> map) {
      return levels > 0 && map.values().stream().allMatch(member -> isPlain(member, levels - 1));
    }
    if (value instanceof List<?> list) {
      return levels > 0 && list.stream().allMatch(member -> isPlain(member, levels - 1));
    }
    return !(value instanceof Double number) || Double.isFinite(number);
  }
}
