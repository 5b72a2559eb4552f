package org.robotmcpkit.model;

import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import java.time.Instant;
import java.util.Map;
import java.util.Objects;

/**
 * A question that a task has put to a human and that nobody has answered yet ({@code
 * docs/contract.md} §5).
 *
 * @param id names it within its task, once and for all
 * @param message what is asked
 * @param schema the form to fill in, as a flat JSON schema of an object; without properties where a
 *     yes or no is enough
 * @param expiresAt until when an answer is waited for
 */
@JsonPropertyOrder({"id", "message", "schema", "expiresAt"})
public record OpenQuestion(
    String id, String message, Map<String, Object> schema, Instant expiresAt) {
  /** The member of a progress payload that holds all questions which the task has open. */
  public static final String PAYLOAD_MEMBER = "questions";

  public OpenQuestion {
    Objects.requireNonNull(id, "id");
    Objects.requireNonNull(message, "message");
    Objects.requireNonNull(schema, "schema");
    Objects.requireNonNull(expiresAt, "expiresAt");
  }
}
