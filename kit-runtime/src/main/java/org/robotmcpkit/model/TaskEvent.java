package org.robotmcpkit.model;

import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import java.time.Instant;
import java.util.Map;
import java.util.Objects;

/**
 * One event of a task, as it is posted to the planner ({@code docs/contract.md} §2).
 *
 * @param schemaVersion the version of the body, {@link #SCHEMA_VERSION}
 * @param eventId 32 hex digits; the same over all attempts to deliver the event
 * @param taskId the task
 * @param server the name of the capability server
 * @param tool the tool that started the task
 * @param type what has happened
 * @param seq the event's number within its task, from 1, without holes
 * @param ts when it happened; written in UTC with three decimals
 * @param payload a JSON object, by type
 */
@JsonPropertyOrder({
  "schemaVersion",
  "eventId",
  "taskId",
  "server",
  "tool",
  "type",
  "seq",
  "ts",
  "payload"
})
public record TaskEvent(
    int schemaVersion,
    String eventId,
    String taskId,
    String server,
    String tool,
    EventType type,
    long seq,
    Instant ts,
    Map<String, Object> payload) {
  /** The version of the event body that this kit writes. */
  public static final int SCHEMA_VERSION = 1;

  public TaskEvent {
    Objects.requireNonNull(eventId, "eventId");
    Objects.requireNonNull(taskId, "taskId");
    Objects.requireNonNull(server, "server");
    Objects.requireNonNull(tool, "tool");
    Objects.requireNonNull(type, "type");
    Objects.requireNonNull(ts, "ts");
    Objects.requireNonNull(payload, "payload");
  }
}
