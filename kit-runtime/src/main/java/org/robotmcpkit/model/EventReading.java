package org.robotmcpkit.model;

import java.time.DateTimeException;
import java.time.Instant;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Makes a {@link TaskEvent} of a JSON object, with one sentence for each thing that can be wrong
 * with it.
 */
final class EventReading {
  private static final int MAX_NAME_CHARS = 256;

  private EventReading() {}

  static TaskEvent event(Map<String, Object> json) {
    return new TaskEvent(
        Math.toIntExact(whole(json, "schema_version", Integer.MAX_VALUE)),
        name(json, "event_id"),
        name(json, "task_id"),
        name(json, "server"),
        name(json, "tool"),
        type(json),
        whole(json, "seq", Long.MAX_VALUE),
        instant(json),
        payload(json));
  }

  private static Object required(Map<String, Object> json, String field) {
    @Nullable Object value = json.get(field);
    if (value == null) {
      throw new UnreadableJsonException("The event has no " + field + ".");
    }
    return value;
  }

  private static String text(Map<String, Object> json, String field) {
    if (required(json, field) instanceof String text) {
      return text;
    }
    throw new UnreadableJsonException("The event's " + field + " is not a string.");
  }

  private static String name(Map<String, Object> json, String field) {
    String name = text(json, field);
    if (name.isBlank() || name.length() > MAX_NAME_CHARS) {
      throw new UnreadableJsonException(
          "The event's "
              + field
              + " must have 1 to "
              + MAX_NAME_CHARS
              + " characters, not be blank.");
    }
    return name;
  }

  private static long whole(Map<String, Object> json, String field, long max) {
    Object value = required(json, field);
    if (value instanceof Integer || value instanceof Long) {
      long number = ((Number) value).longValue();
      if (number >= 1 && number <= max) {
        return number;
      }
    }
    throw new UnreadableJsonException("The event's " + field + " is not an integer from 1 on.");
  }

  private static EventType type(Map<String, Object> json) {
    String type = text(json, "type");
    try {
      return EventType.of(type);
    } catch (IllegalArgumentException unknown) {
      throw new UnreadableJsonException(
          "The event's type " + LogText.safe(type, 40) + " is not known.");
    }
  }

  private static Instant instant(Map<String, Object> json) {
    String ts = text(json, "ts");
    try {
      return WireTime.instant(ts);
    } catch (DateTimeException noInstant) {
      throw new UnreadableJsonException(
          "The event's ts " + LogText.safe(ts, 40) + " is not an ISO-8601 instant.");
    }
  }

  @SuppressWarnings("unchecked") // what Json reads has strings for names
  private static Map<String, Object> payload(Map<String, Object> json) {
    if (required(json, "payload") instanceof Map<?, ?> payload) {
      return (Map<String, Object>) payload;
    }
    throw new UnreadableJsonException("The event's payload is not an object.");
  }
}
