package org.robotmcpkit.cli;

import io.modelcontextprotocol.spec.McpSchema.Tool;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.robotmcpkit.model.TaskFailure;
import org.robotmcpkit.model.TaskInfo;
import org.robotmcpkit.model.TaskState;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code kit call}: calls a tool and stays with its task until the end. */
@Command(
    name = "call",
    description = "Calls a tool, shows how its task goes on, and prints the result.",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    footer = {
      "",
      "Values are read as the tool's schema says: texts as they are, numbers, true and false, lists and objects as JSON.",
      "Ctrl-C cancels the task and waits for its end; a second one leaves at once.",
      "What the tool asks a human is asked at the terminal. Where there is none, what a task asks is declined, and a call",
      "that needs consent is refused, or waits for an operator: kit approvals.",
      "",
      "Examples:",
      "  kit call sleeper sleep_task duration_s=3",
      "  kit call http://127.0.0.1:9100 drive_to 'goal={\"x\":1,\"y\":2}' --json",
      "  echo '{\"duration_s\":3}' | kit call sleeper sleep_task --args -"
    })
final class CallCommand implements Callable<Integer> {
  private final Surroundings here;

  @Mixin private final ServerOptions server;

  @Parameters(index = "1", paramLabel = "TOOL", description = "The tool's name.")
  private String tool = "";

  @Parameters(index = "2..*", paramLabel = "key=value", description = "Its arguments.")
  private List<String> pairs = List.of();

  @Option(
      names = "--args",
      paramLabel = "FILE",
      description = "A file with arguments as a JSON object; - reads what is piped in.")
  private @Nullable String args;

  @Option(
      names = "--json",
      description =
          "Prints nothing but the task as it has ended, or the answer, as JSON on one line.")
  private boolean json;

  CallCommand(Surroundings here, Function<String, ServerAddress> servers) {
    this.here = here;
    this.server = new ServerOptions(here, servers);
  }

  @Override
  public Integer call() {
    ServerAddress address = server.address();
    Optional<Token> token = server.token(address);
    Map<String, Object> given = args == null ? Map.of() : ToolArguments.in(args, here.in());
    CallScreen screen = new CallScreen(here, json);
    Human human = new Human(here, screen::clear);
    try (McpConnection connection = McpConnection.open(address, token, human)) {
      List<Tool> tools = connection.tools();
      Map<String, Object> arguments =
          ToolArguments.of(tool, named(tools).inputSchema(), given, pairs);
      here.interrupts()
          .await(
              () ->
                  screen.say(
                      "cancelling, and waiting for the end; ctrl-C again leaves at once, and the work goes on"));
      ToolAnswer answer = connection.call(tool, arguments);
      TaskTools tasks = new TaskTools(connection, tools);
      Optional<TaskInfo> started =
          answer.isError() || !tasks.exist() || tasks.include(tool)
              ? Optional.empty()
              : answer.task();
      int exitCode =
          started.isPresent()
              ? ended(new TaskRun(tasks, human, here.interrupts(), screen).toTheEnd(started.get()))
              : answered(answer);
      return here.interrupts().exitCode().orElse(exitCode);
    } finally {
      screen.clear();
    }
  }

  private Tool named(List<Tool> tools) {
    return tools.stream()
        .filter(one -> one.name().equals(tool))
        .findFirst()
        .orElseThrow(
            () ->
                CommandFailure.usage(
                    "the server has no tool "
                        + Shown.line(tool)
                        + " for you; it has "
                        + tools.stream()
                            .map(one -> Shown.line(one.name()))
                            .collect(Collectors.joining(", "))));
  }

  private int answered(ToolAnswer answer) {
    if (json) {
      here.out().println(answer.json());
    } else if (!answer.isError()) {
      answer.text().forEach(here.out()::println);
    }
    if (answer.isRefusal()) {
      throw CommandFailure.refused("refused: " + answer.refusal());
    }
    if (answer.isError()) {
      throw CommandFailure.failed(Shown.line(tool) + " failed: " + answer.refusal());
    }
    return ExitCode.OK;
  }

  private int ended(TaskInfo task) {
    if (json) {
      here.out().println(Shown.json(task));
    } else {
      if (here.isTerminal()) {
        here.out().println(painted(task.state(), CallScreen.name(task)));
      }
      if (task.result() != null) {
        Shown.prettyJson(task.result()).forEach(here.out()::println);
      }
    }
    if (Boolean.FALSE.equals(task.stopped())) {
      here.err()
          .println(
              "kit: the work of "
                  + Shown.line(task.taskId())
                  + " has not stopped yet: it may still go on");
    }
    if (task.failure() != null) {
      throw CommandFailure.failed(failure(task.failure()));
    }
    return task.state() == TaskState.SUCCEEDED ? ExitCode.OK : ExitCode.FAILED;
  }

  private String failure(TaskFailure failure) {
    String advice =
        failure.suggestions().stream().map(Shown::line).collect(Collectors.joining(", "));
    return Shown.line(tool)
        + " failed: "
        + Shown.line(failure.errorCode())
        + " "
        + Shown.line(failure.message())
        + (advice.isEmpty() ? "" : " (suggested: " + advice + ")");
  }

  private String painted(TaskState state, String text) {
    return state == TaskState.SUCCEEDED ? here.paint().good(text) : here.paint().bad(text);
  }
}
