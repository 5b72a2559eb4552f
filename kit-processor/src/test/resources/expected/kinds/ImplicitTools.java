package kinds;

import java.util.List;
import java.util.Objects;
import javax.annotation.processing.Generated;
import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.model.TaskInfo;
import org.robotmcpkit.task.TaskBody;
import org.robotmcpkit.tool.Arguments;
import org.robotmcpkit.tool.ToolCall;
import org.robotmcpkit.tool.ToolSet;
import org.robotmcpkit.tool.ToolSpec;

/**
 * Serves the tools of {@link Implicit}.
 */
@Generated("org.robotmcpkit.processor.KitProcessor")
public final class ImplicitTools implements ToolSet {
  private static final String RUN_INPUT = """
      {
        "type": "object",
        "properties": {
          "commands": {
            "type": "array",
            "items": {
              "type": "object",
              "oneOf": [
                {
                  "type": "object",
                  "properties": {"type": {"const": "move"}, "x": {"type": "number"}},
                  "required": ["type", "x"],
                  "additionalProperties": false
                },
                {
                  "type": "object",
                  "properties": {"type": {"const": "stop"}},
                  "required": ["type"],
                  "additionalProperties": false
                }
              ]
            }
          },
          "triggers": {
            "type": ["array", "null"],
            "description": "What to be told about while the task runs. Each trigger fires once, or every time with \
      \\"repeat\\": true. Types: progress_above {percent}: fires when the progress reaches so many percent.",
            "maxItems": 32,
            "items": {
              "anyOf": [
                {
                  "type": "object",
                  "properties": {
                    "type": {"const": "progress_above"},
                    "percent": {"type": "number"},
                    "repeat": {"type": ["boolean", "null"]}
                  },
                  "required": ["type", "percent"]
                },
                {
                  "type": "object",
                  "properties": {
                    "type": {"type": "string", "not": {"enum": ["progress_above"]}},
                    "repeat": {"type": ["boolean", "null"]}
                  },
                  "required": ["type"]
                }
              ]
            }
          }
        },
        "required": ["commands"],
        "additionalProperties": false
      }
      """;

  private static final String STRING_RESULT = """
      {"type": "object", "properties": {"value": {"type": ["string", "null"]}}, "required": ["value"]}
      """;

  private final Implicit implicit;

  public ImplicitTools(Implicit implicit) {
    this.implicit = Objects.requireNonNull(implicit, "implicit");
  }

  @Override
  public List<ToolSpec> tools() {
    ToolSpec run =
        ToolSpec.longRunning("run", "Runs.", RUN_INPUT, this::run)
            .result(STRING_RESULT)
            .effect(Effect.READS);
    return List.of(run);
  }

  private TaskInfo run(ToolCall call) {
    List<Implicit.Command> commands = call.list("commands",
        item -> item.object(ImplicitTools::command).required()).required();
    call.refuseIfWrong();
    TaskBody body = task -> implicit.run(commands);
    return call.start(body);
  }

  private static Implicit.Command command(Arguments command) {
    return command.<Implicit.Command>variants("type")
        .variant("move", ImplicitTools::move)
        .variant("stop", ImplicitTools::stop)
        .build();
  }

  private static Implicit.Move move(Arguments move) {
    double x = move.number("x").required();
    return move.build(() -> new Implicit.Move(x));
  }

  private static Implicit.Stop stop(Arguments stop) {
    return stop.build(() -> new Implicit.Stop());
  }
}
