package nested;

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
 * Serves the tools of {@link Deeper}.
 */
@Generated("org.robotmcpkit.processor.KitProcessor")
public final class DeeperTools implements ToolSet {
  private static final String DIG_INPUT = """
      {
        "type": "object",
        "properties": {
          "a": {
            "type": "object",
            "properties": {
              "b": {
                "type": "object",
                "properties": {
                  "c": {
                    "type": "object",
                    "properties": {
                      "d": {
                        "type": "object",
                        "properties": {
                          "e": {
                            "type": "object",
                            "properties": {
                              "f": {
                                "type": "object",
                                "properties": {"n": {"type": "integer", "minimum": 1}},
                                "required": ["n"],
                                "additionalProperties": false
                              }
                            },
                            "required": ["f"],
                            "additionalProperties": false
                          }
                        },
                        "required": ["e"],
                        "additionalProperties": false
                      }
                    },
                    "required": ["d"],
                    "additionalProperties": false
                  }
                },
                "required": ["c"],
                "additionalProperties": false
              }
            },
            "required": ["b"],
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
        "required": ["a"],
        "additionalProperties": false
      }
      """;

  private static final String STRING_RESULT = """
      {"type": "object", "properties": {"value": {"type": ["string", "null"]}}, "required": ["value"]}
      """;

  private final Deeper deeper;

  public DeeperTools(Deeper deeper) {
    this.deeper = Objects.requireNonNull(deeper, "deeper");
  }

  @Override
  public List<ToolSpec> tools() {
    ToolSpec dig =
        ToolSpec.longRunning("dig", "Digs.", DIG_INPUT, this::dig)
            .result(STRING_RESULT)
            .effect(Effect.READS);
    return List.of(dig);
  }

  private TaskInfo dig(ToolCall call) {
    Deeper.A a = call.object("a", DeeperTools::a).required();
    call.refuseIfWrong();
    TaskBody body = task -> deeper.dig(a);
    return call.start(body);
  }

  private static Deeper.A a(Arguments a) {
    Deeper.B b = a.object("b", DeeperTools::b).required();
    return a.build(() -> new Deeper.A(b));
  }

  private static Deeper.B b(Arguments b) {
    Deeper.C c = b.object("c", DeeperTools::c).required();
    return b.build(() -> new Deeper.B(c));
  }

  private static Deeper.C c(Arguments c) {
    Deeper.D d = c.object("d", DeeperTools::d).required();
    return c.build(() -> new Deeper.C(d));
  }

  private static Deeper.D d(Arguments d) {
    Deeper.E e = d.object("e", DeeperTools::e).required();
    return d.build(() -> new Deeper.D(e));
  }

  private static Deeper.E e(Arguments e) {
    Deeper.F f = e.object("f", DeeperTools::f).required();
    return e.build(() -> new Deeper.E(f));
  }

  private static Deeper.F f(Arguments f) {
    int n = f.integer("n").min(1).required();
    return f.build(() -> new Deeper.F(n));
  }
}
