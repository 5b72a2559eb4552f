package org.robotmcpkit.bench.tasks;

import java.util.List;
import java.util.Map;
import java.util.function.Function;

/**
 * A tool of a hand-written server, for frameworks in which tools are registered rather than
 * annotated.
 *
 * @param name its name
 * @param description what a model reads
 * @param schema of its arguments
 * @param answer from its arguments
 */
public record HandTool(
    String name,
    String description,
    Map<String, Object> schema,
    Function<Map<String, Object>, Map<String, Object>> answer) {

  /** The five tools that every peer has. */
  public static List<HandTool> of(SleepTasks tasks) {
    return List.of(
        new HandTool(
            "sleep_task",
            "Start a fake long-running task that sleeps.",
            HandSchemas.SLEEP,
            args ->
                tasks.sleep(
                    ((Number) args.get("duration_s")).doubleValue(),
                    Boolean.TRUE.equals(args.get("fail")))),
        new HandTool(
            "get_task",
            "What is known of a task.",
            HandSchemas.ID,
            args -> tasks.get((String) args.get("task_id"))),
        new HandTool(
            "cancel_task",
            "Stop a task.",
            HandSchemas.ID,
            args -> tasks.cancel((String) args.get("task_id"))),
        new HandTool("list_tasks", "All tasks.", HandSchemas.NOTHING, args -> tasks.list()),
        new HandTool(
            "lateness", "How late ticks were.", HandSchemas.NOTHING, args -> Lateness.take()));
  }
}
