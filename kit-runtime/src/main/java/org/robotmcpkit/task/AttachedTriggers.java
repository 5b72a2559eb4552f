package org.robotmcpkit.task;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The triggers of one task, and which of them have fired. Used under the lock of its task's record.
 */
final class AttachedTriggers {
  private final List<Trigger> triggers;
  private final List<Map<String, Object>> fields;
  private final boolean[] fired;

  AttachedTriggers(List<Trigger> triggers) {
    this.triggers = triggers;
    this.fields = triggers.stream().map(Trigger::fields).toList();
    this.fired = new boolean[triggers.size()];
  }

  /** The triggers exactly as they were passed in. */
  List<Map<String, Object>> fields() {
    return fields;
  }

  int size() {
    return fired.length;
  }

  /**
   * Fires the trigger at a position in the caller's list.
   *
   * @return the payload of the event; empty if it has fired before and does not repeat
   */
  Optional<Map<String, Object>> fire(int position, Map<String, Object> extra) {
    Trigger trigger = triggers.get(position);
    if (fired[position] && !trigger.repeats()) {
      return Optional.empty();
    }
    fired[position] = true;
    Map<String, Object> payload = new LinkedHashMap<>();
    payload.put("trigger", trigger.fields());
    extra.forEach(payload::putIfAbsent);
    return Optional.of(payload);
  }

  /** Whether the trigger at a position waits for this much progress or less. */
  boolean isReachedBy(int position, double percent) {
    return triggers.get(position).value() instanceof ProgressAbove above
        && percent >= above.percent();
  }
}
