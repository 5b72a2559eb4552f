package org.robotmcpkit.task;

import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A condition that the caller attached to a task ({@code docs/contract.md} §3).
 *
 * @param fields the trigger exactly as it was passed in, with its {@code type}
 * @param value the trigger as the record of its declared type; null when the tool does not declare
 *     the type
 */
public record Trigger(Map<String, Object> fields, @Nullable Object value) {
  public Trigger {
    Objects.requireNonNull(fields, "fields");
    if (!(fields.get("type") instanceof String)) {
      throw new IllegalArgumentException("a trigger needs a type that is a string");
    }
  }

  /** The trigger's type, for example {@code eta_below}. */
  public String type() {
    return (String) Objects.requireNonNull(fields.get("type"));
  }

  /** Whether the trigger may fire more than once. */
  public boolean repeats() {
    return Boolean.TRUE.equals(fields.get("repeat"));
  }
}
