package beans;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import javax.annotation.processing.Generated;
import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.model.TaskInfo;
import org.robotmcpkit.task.TaskBody;
import org.robotmcpkit.tool.Arguments;
import org.robotmcpkit.tool.ToolCall;
import org.robotmcpkit.tool.ToolSet;
import org.robotmcpkit.tool.ToolSpec;

/**
 * Serves the tools of {@link Annotated}.
 */
@Generated("org.robotmcpkit.processor.KitProcessor")
public final class AnnotatedTools implements ToolSet {
  private static final String WORK_INPUT = """
      {
        "type": "object",
        "properties": {
          "job": {
            "type": "object",
            "properties": {
              "job_name": {"type": "string"},
              "priority": {"type": ["integer", "null"], "description": "how urgent it is"},
              "tries": {"type": ["integer", "null"], "default": 3}
            },
            "required": ["job_name"],
            "additionalProperties": false
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
        "required": ["job"],
        "additionalProperties": false
      }
      """;

  private static final String STRING_RESULT = """
      {"type": "object", "properties": {"value": {"type": ["string", "null"]}}, "required": ["value"]}
      """;

  private final Annotated annotated;

  public AnnotatedTools(Annotated annotated) {
    this.annotated = Objects.requireNonNull(annotated, "annotated");
  }

  @Override
  public List<ToolSpec> tools() {
    ToolSpec work =
        ToolSpec.longRunning("work", "Works.", WORK_INPUT, this::work)
            .result(STRING_RESULT)
            .effect(Effect.READS);
    return List.of(work);
  }

  private TaskInfo work(ToolCall call) {
    Annotated.Job job = call.object("job", AnnotatedTools::job).required();
    call.refuseIfWrong();
    TaskBody body = task -> annotated.work(job);
    return call.start(body);
  }

  private static Annotated.Job job(Arguments job) {
    String name = job.string("job_name").required();
    Optional<Integer> priority = job.integer("priority").optional();
    int tries = job.integer("tries").orElse(3);
    return job.build(() -> {
      Annotated.Job built = new Annotated.Job();
      built.setName(name);
      priority.ifPresent(built::setPriority);
      built.tries = tries;
      return built;
    });
  }
}
