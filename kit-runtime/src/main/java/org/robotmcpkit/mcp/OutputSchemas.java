package org.robotmcpkit.mcp;

import org.jspecify.annotations.Nullable;

/**
 * The JSON schemas of the tools' answers; also of errors, since some clients hold those against
 * them too.
 *
 * <p>A start tool answers with its task: at once when that is running, and with the same object and
 * its {@code result} when a repeated start finds it ended or when a client waits for the end. So
 * one schema fits all of them. It names only what a model has use for, since it lies in every
 * model's context; answers may have more.
 */
final class OutputSchemas {
  private static final String STATE =
      "\"state\":{\"enum\":[\"running\",\"succeeded\",\"failed\",\"cancelled\"]}";
  private static final String TASK = "\"task_id\":{\"type\":\"string\"}," + STATE;
  private static final String ANY_RESULT = "\"result\":{\"type\":[\"object\",\"null\"]}";
  private static final String ERROR = "\"error\":{\"type\":\"string\"}";
  private static final String TASK_OR_ERROR =
      "\"anyOf\":[{\"required\":[\"task_id\",\"state\"]},{\"required\":[\"error\"]}]";

  private static final String TASK_TO_ITS_END =
      TASK
          + ","
          + ANY_RESULT
          + ",\"failure\":{\"type\":[\"object\",\"null\"],\"properties\":{\"error_code\":{\"type\":\"string\"},"
          + "\"message\":{\"type\":\"string\"},\"recoverable\":{\"type\":\"boolean\"},"
          + "\"suggestions\":{\"type\":\"array\",\"items\":{\"type\":\"string\"}}}},"
          + ERROR;
  private static final String QUESTIONS =
      "\"questions\":{\"type\":\"array\",\"items\":"
          + object(
              "\"id\":{\"type\":\"string\"},\"message\":{\"type\":\"string\"},\"schema\":{\"type\":\"object\"},"
                  + "\"expires_at\":{\"type\":\"string\"}",
              "\"required\":[\"id\",\"message\",\"schema\"]")
          + "}";

  /** A task, with why it failed, or an error. */
  static final String GET = object(TASK_TO_ITS_END, TASK_OR_ERROR);

  /** The same, with what it asks a human. */
  static final String GET_WITH_QUESTIONS = object(TASK_TO_ITS_END + "," + QUESTIONS, TASK_OR_ERROR);

  /** A task's state, or an error. */
  static final String CANCEL =
      object(TASK + ",\"stopped\":{\"type\":\"boolean\"}," + ERROR, TASK_OR_ERROR);

  /** Several tasks. */
  static final String LIST =
      object(
          "\"tasks\":{\"type\":\"array\",\"items\":"
              + object(TASK, "\"required\":[\"task_id\",\"state\"]")
              + "},\"next_cursor\":{\"type\":\"string\"},"
              + ERROR,
          "\"anyOf\":[{\"required\":[\"tasks\"]},{\"required\":[\"error\"]}]");

  private OutputSchemas() {}

  /**
   * A start tool's task.
   *
   * @param resultSchema the schema of what its body returns, without references; null: nothing is
   *     said about that
   */
  static String ofStart(@Nullable String resultSchema) {
    String result = resultSchema == null ? ANY_RESULT : resultOr(resultSchema);
    return object(
        TASK + "," + result + "," + ERROR,
        "\"anyOf\":[{\"required\":[\"task_id\",\"state\",\"result\"]},{\"required\":[\"error\"]}]");
  }

  /** There is none yet, the body has returned null, or a part of it was too large or unreadable. */
  private static String resultOr(String schema) {
    return "\"result\":{\"anyOf\":["
        + schema.strip()
        + ",{\"type\":[\"object\",\"null\"],\"maxProperties\":0},{\"type\":\"object\",\"required\":[\"_truncated\"]}]}";
  }

  /**
   * What an instant tool answers, or an error.
   *
   * @param resultSchema the schema of what its method returns, without references; null: nothing is
   *     said about that
   */
  static @Nullable String ofInstant(@Nullable String resultSchema) {
    return resultSchema == null
        ? null
        : "{\"type\":\"object\",\"anyOf\":["
            + resultSchema.strip()
            + ",{\"maxProperties\":0},{\"required\":[\"_truncated\"]},{\"required\":[\"error\"]}]}";
  }

  private static String object(String properties, String rest) {
    return "{\"type\":\"object\",\"properties\":{" + properties + "}," + rest + "}";
  }
}
