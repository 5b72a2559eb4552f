package org.robotmcpkit.cli;

import java.nio.file.Path;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.CountDownLatch;
import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.mcp.ToolNames;
import org.robotmcpkit.question.Field;
import org.robotmcpkit.question.Question;
import org.robotmcpkit.server.CapabilityServer;
import org.robotmcpkit.server.RunningServer;
import org.robotmcpkit.task.TaskException;
import org.robotmcpkit.tool.Content;
import org.robotmcpkit.tool.GateSpec;
import org.robotmcpkit.tool.ToolReply;
import org.robotmcpkit.tool.ToolSpec;

/** A real server on a port of its own, with tools for all that can happen. */
final class TestRobot implements AutoCloseable {
  static final String TOKEN = "0123456789abcdef0123456789abcdef0123456789abcdef";
  private static final String NO_ARGUMENTS =
      "{\"type\":\"object\",\"properties\":{},\"additionalProperties\":false}";
  private static final String ANY_ARGUMENTS = "{\"type\":\"object\"}";
  private static final String STEPS =
      """
      {"type":"object","properties":{
        "steps":{"type":"integer","description":"how many steps"},
        "backwards":{"type":"boolean"}},
       "required":["steps"],"additionalProperties":false}
      """;

  /** Lets {@code pause} go on. */
  final CountDownLatch goOn = new CountDownLatch(1);

  /** Lets what does not stop end. */
  final CountDownLatch stubborn = new CountDownLatch(1);

  final RunningServer server;

  private TestRobot(Map<String, String> variables, ToolNames names) {
    Map<String, String> environment =
        new HashMap<>(
            Map.of("MCP_TRANSPORT", "streamable_http", "MCP_PORT", "0", "MCP_REGISTRY", "off"));
    environment.putAll(variables);
    server =
        CapabilityServer.named("robot")
            .version("1.2")
            .toolNames(names)
            .tools(this::tools)
            .environment(environment)
            .start();
  }

  static TestRobot start() {
    return new TestRobot(Map.of(), ToolNames.plain());
  }

  static TestRobot startNamed(ToolNames names) {
    return new TestRobot(Map.of(), names);
  }

  static TestRobot startWithToken() {
    return new TestRobot(Map.of("MCP_TOKEN", TOKEN), ToolNames.plain());
  }

  static TestRobot startRegistered(Path registry) {
    return new TestRobot(Map.of("MCP_REGISTRY", registry.toString()), ToolNames.plain());
  }

  String url() {
    return server.address();
  }

  private List<ToolSpec> tools() {
    return List.of(
        ToolSpec.longRunning(
                "walk",
                "Walks some steps.\nSecond line.",
                STEPS,
                call -> {
                  int steps = call.integer("steps").min(0).max(1000).required();
                  call.bool("backwards").orElse(false);
                  call.refuseIfWrong();
                  return call.start(
                      task -> {
                        for (int step = 1; step <= steps; step++) {
                          task.sleep(Duration.ofMillis(10));
                          task.progress(
                              new TreeMap<>(Map.of("percent", 100.0 * step / steps, "step", step)));
                        }
                        return Map.of("walked", steps);
                      });
                })
            .effect(Effect.REVERSIBLE),
        ToolSpec.longRunning(
            "pause",
            "Pauses half way.",
            NO_ARGUMENTS,
            call ->
                call.start(
                    task -> {
                      task.progress(new TreeMap<>(Map.of("percent", 50, "step", 1)));
                      goOn.await();
                      return null;
                    })),
        ToolSpec.longRunning(
            "fall",
            "Falls.",
            NO_ARGUMENTS,
            call ->
                call.start(
                    task -> {
                      throw new TaskException("FELL", "It fell.").suggest("stand_up");
                    })),
        ToolSpec.longRunning(
            "ignore",
            "Does not stop when it is asked to.",
            NO_ARGUMENTS,
            call ->
                call.start(
                    task -> {
                      task.progress(Map.of("percent", 1));
                      while (stubborn.getCount() > 0) {
                        try {
                          stubborn.await();
                        } catch (InterruptedException stubbornly) {
                          // goes on
                        }
                      }
                      return null;
                    })),
        ToolSpec.longRunning(
                "carry",
                "Asks while it runs.",
                NO_ARGUMENTS,
                call ->
                    call.start(
                        task -> {
                          String place =
                              task.ask(
                                      Question.form("Where to?")
                                          .with(
                                              Field.oneOf("place", "kitchen", "lab")
                                                  .describedAs("where it will stand"))
                                          .with(
                                              Field.integer("height_cm")
                                                  .min(0)
                                                  .max(120)
                                                  .orElse(40)))
                                  .orThrow()
                                  .text("place");
                          return Map.of("place", place);
                        }))
            .asks(true),
        ToolSpec.longRunning(
            "buy",
            "Asks before it starts.",
            NO_ARGUMENTS,
            call -> {
              call.ask("consent", Question.confirm("Buy it?")).orThrow();
              return call.start(task -> "bought");
            }),
        ToolSpec.longRunning(
                "drive",
                "Drives.",
                ANY_ARGUMENTS,
                call -> {
                  call.gate().pass();
                  return call.start(task -> "driven");
                })
            .effect(Effect.MOVES)
            .gate(GateSpec.says("The robot will drive.")),
        ToolSpec.instant("greet", "Greets.", ANY_ARGUMENTS, call -> ToolReply.text("Hello\nthere"))
            .effect(Effect.READS),
        ToolSpec.instant(
                "look",
                "Looks.",
                NO_ARGUMENTS,
                call -> ToolReply.content(Content.image(new byte[7], "image/png")))
            .effect(Effect.READS),
        ToolSpec.instant(
                "weigh", "Weighs.", NO_ARGUMENTS, call -> ToolReply.data(Map.of("kg", 2.5)))
            .effect(Effect.READS),
        ToolSpec.instant(
            "slip",
            "Slips.",
            NO_ARGUMENTS,
            call -> {
              throw new TaskException("SLIPPED", "It slipped.");
            }));
  }

  @Override
  public void close() {
    goOn.countDown();
    stubborn.countDown();
    server.close();
  }
}
