package org.robotmcpkit.bench.tasks;

import java.util.List;
import java.util.Map;

/** The input schemas of the hand-written tools. */
public final class HandSchemas {
  /** That of {@code sleep_task}. */
  public static final Map<String, Object> SLEEP =
      Map.of(
          "type",
          "object",
          "properties",
          Map.of(
              "duration_s",
              Map.of("type", "number", "minimum", 0, "maximum", 3600),
              "fail",
              Map.of("type", "boolean", "default", false)),
          "required",
          List.of("duration_s"),
          "additionalProperties",
          false);

  /** That of {@code get_task} and {@code cancel_task}. */
  public static final Map<String, Object> ID =
      Map.of(
          "type",
          "object",
          "properties",
          Map.of("task_id", Map.of("type", "string")),
          "required",
          List.of("task_id"),
          "additionalProperties",
          false);

  /** That of {@code list_tasks} and {@code lateness}. */
  public static final Map<String, Object> NOTHING =
      Map.of("type", "object", "properties", Map.of(), "additionalProperties", false);

  private HandSchemas() {}
}
