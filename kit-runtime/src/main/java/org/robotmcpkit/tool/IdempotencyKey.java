package org.robotmcpkit.tool;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.model.JsonDigest;
import org.robotmcpkit.task.TaskRequest;

/** Reads what makes a repeated start the same start ({@code docs/contract.md} §6). */
final class IdempotencyKey {
  static final String META = "robot-mcp-kit/idempotency-key";

  private static final int LONGEST = 200;

  private IdempotencyKey() {}

  /**
   * The key with a fingerprint of the arguments; null if there is none, or after a problem has been
   * noted.
   */
  static TaskRequest.@Nullable Idempotency read(
      Map<String, ?> meta, Map<String, ?> arguments, Problems problems) {
    Object key = meta.get(META);
    if (key == null) {
      return null;
    }
    if (!(key instanceof String text) || text.isBlank() || text.length() > LONGEST) {
      problems.add(
          "_meta[\""
              + META
              + "\"] must be a text of 1 to "
              + LONGEST
              + " characters (got "
              + Shown.of(key)
              + ")");
      return null;
    }
    return new TaskRequest.Idempotency(text, JsonDigest.of(arguments));
  }

  /** Refuses a key that cannot be kept: an instant tool leaves no record, and would act twice. */
  static void refuse(Map<String, ?> meta, ToolSpec tool, Problems problems) {
    if (meta.get(META) != null && tool.effect() != Effect.READS) {
      problems.add(
          "_meta[\""
              + META
              + "\"] is for tools that start tasks; "
              + tool.name()
              + " does not recognise a repeated call, so leave the key out");
    }
  }
}
