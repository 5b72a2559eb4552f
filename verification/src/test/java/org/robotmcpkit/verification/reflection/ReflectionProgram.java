package org.robotmcpkit.verification.reflection;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.robotmcpkit.model.Json;
import org.robotmcpkit.model.TaskInfo;
import org.robotmcpkit.task.LocalTasks;
import org.robotmcpkit.tool.ToolCall;
import org.robotmcpkit.tool.ToolRefusal;
import org.robotmcpkit.tool.ToolSet;
import org.robotmcpkit.tool.ToolSpec;

/**
 * Calls tools from the making of their class to the end of their tasks, and says who has used
 * reflection.
 */
final class ReflectionProgram {
  private static final List<String> WATCHED =
      List.of(
          "org.robotmcpkit.sample.",
          "org.robotmcpkit.tool.",
          "org.robotmcpkit.task.",
          CuriousTools.class.getName());

  private ReflectionProgram() {}

  public static void main(String[] arguments) throws ReflectiveOperationException {
    LookUps lookUps = new LookUps(WATCHED);
    String result;
    // A server looks once for virtual threads, when it starts.
    try (LocalTasks tasks =
        LocalTasks.builder("sleeper", (event, settled) -> settled.run()).build()) {
      ReflectionAgent.tell(lookUps);
      ToolSet tools = arguments[0].equals("curious") ? new CuriousTools() : sleeperTools();
      result = run(tools.tools().get(0), tasks);
    }
    System.out.println("result " + result);
    System.out.println("all " + lookUps.all());
    System.out.println("seen " + lookUps.seen());
  }

  /**
   * The sample is not there when this is compiled; that this class uses reflection is no matter.
   */
  private static ToolSet sleeperTools() throws ReflectiveOperationException {
    Class<?> sleeper = Class.forName("org.robotmcpkit.sample.Sleeper");
    return (ToolSet)
        Class.forName("org.robotmcpkit.sample.SleeperTools")
            .getConstructor(sleeper)
            .newInstance(sleeper.getConstructor().newInstance());
  }

  private static String run(ToolSpec tool, LocalTasks tasks) {
    Map<String, Object> meta = Map.of("robot-mcp-kit/idempotency-key", "once");
    Map<String, Object> arguments =
        Map.of(
            "duration_s",
            1,
            "fail",
            false,
            "triggers",
            List.of(
                Map.of("type", "eta_below", "seconds", 2, "repeat", true),
                Map.of("type", "progress_above", "percent", 50),
                Map.of("type", "unheard_of")));
    TaskInfo started = tool.start().start(new ToolCall(tool, arguments, meta, tasks));
    refused(tool, tasks, Map.of("duration_s", "long", "fial", true));
    refused(
        tool,
        tasks,
        Map.of("duration_s", 1, "triggers", List.of(Map.of("type", "progress_above"))));
    tool.start().start(new ToolCall(tool, Map.of("duration_s", 0, "fail", true), tasks));
    TaskInfo ended =
        tasks
            .await(started.taskId(), Duration.ofSeconds(20))
            .toCompletableFuture()
            .join()
            .orElseThrow();
    return Json.text(ended.result());
  }

  private static void refused(ToolSpec tool, LocalTasks tasks, Map<String, Object> arguments) {
    try {
      tool.start().start(new ToolCall(tool, arguments, tasks));
      throw new AssertionError("not refused: " + arguments);
    } catch (ToolRefusal asItShould) {
      // which is part of a tool's path too
    }
  }
}
