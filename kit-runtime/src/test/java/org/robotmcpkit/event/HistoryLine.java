package org.robotmcpkit.event;

import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.zip.CRC32C;
import org.robotmcpkit.model.EventType;
import org.robotmcpkit.model.Json;
import org.robotmcpkit.model.TaskEvent;

/**
 * One thing that was seen of an event at one end of the wire; a history is a list of them in the
 * order in which they happened.
 *
 * @param what what was seen
 * @param atNanos when, from some fixed moment on; for whoever reads the history
 * @param body a checksum of the bytes; empty if the bytes were not seen
 */
record HistoryLine(
    What what, long atNanos, String taskId, long seq, String eventId, String type, String body) {
  /** What was seen. */
  enum What {
    /** A task has handed the event over. */
    EMITTED,
    /** The sender has given the event up, and has counted it. */
    DROPPED,
    /** The consumer has taken the event. */
    RECEIVED,
    /** The receiver has lost its memory of what came before; about no event. */
    FORGOTTEN
  }

  static HistoryLine of(What what, long atNanos, TaskEvent event, byte[] bytes) {
    return new HistoryLine(
        what,
        atNanos,
        event.taskId(),
        event.seq(),
        event.eventId(),
        event.type().wireName(),
        checksum(bytes));
  }

  static HistoryLine forgotten(long atNanos) {
    return new HistoryLine(What.FORGOTTEN, atNanos, "", 0, "", "", "");
  }

  private static String checksum(byte[] bytes) {
    if (bytes.length == 0) {
      return "";
    }
    CRC32C crc = new CRC32C();
    crc.update(bytes);
    return Long.toHexString(crc.getValue());
  }

  boolean isTerminal() {
    return type.equals(EventType.TASK_DONE.wireName())
        || type.equals(EventType.TASK_FAILED.wireName());
  }

  /** The event as it is named in reports. */
  String event() {
    return taskId + "/" + seq + " (" + type + ")";
  }

  /** The history as JSON lines. */
  static byte[] write(List<HistoryLine> history) {
    StringBuilder text = new StringBuilder();
    for (HistoryLine line : history) {
      Map<String, Object> fields = new LinkedHashMap<>();
      fields.put("what", line.what.name());
      fields.put("at_nanos", line.atNanos);
      fields.put("task_id", line.taskId);
      fields.put("seq", line.seq);
      fields.put("event_id", line.eventId);
      fields.put("type", line.type);
      fields.put("body", line.body);
      text.append(Json.text(fields)).append('\n');
    }
    return text.toString().getBytes(StandardCharsets.UTF_8);
  }

  /** The history that JSON lines tell. */
  static List<HistoryLine> read(byte[] lines) {
    String text = new String(lines, StandardCharsets.UTF_8);
    return text.lines().filter(line -> !line.isBlank()).map(HistoryLine::line).toList();
  }

  private static HistoryLine line(String json) {
    Map<String, Object> fields = Json.readObject(json);
    return new HistoryLine(
        What.valueOf((String) fields.get("what")),
        ((Number) fields.get("at_nanos")).longValue(),
        (String) fields.get("task_id"),
        ((Number) fields.get("seq")).longValue(),
        (String) fields.get("event_id"),
        (String) fields.get("type"),
        (String) fields.get("body"));
  }
}
