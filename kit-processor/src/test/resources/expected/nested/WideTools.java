package nested;

import java.util.List;
import java.util.Map;
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
 * Serves the tools of {@link Wide}.
 */
@Generated("org.robotmcpkit.processor.KitProcessor")
public final class WideTools implements ToolSet {
  private static final String SPREAD_INPUT = """
      {
        "type": "object",
        "properties": {
          "a": {
            "type": "object",
            "properties": {
              "first": {"$ref": "#/$defs/b"},
              "second": {"$ref": "#/$defs/b"},
              "third": {"$ref": "#/$defs/b"}
            },
            "required": ["first", "second", "third"],
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
        "additionalProperties": false,
        "$defs": {
          "b": {
            "type": "object",
            "properties": {
              "first": {"$ref": "#/$defs/c"},
              "second": {"$ref": "#/$defs/c"},
              "third": {"$ref": "#/$defs/c"}
            },
            "required": ["first", "second", "third"],
            "additionalProperties": false
          },
          "c": {
            "type": "object",
            "properties": {
              "first": {"$ref": "#/$defs/d"},
              "second": {"$ref": "#/$defs/d"},
              "third": {"$ref": "#/$defs/d"}
            },
            "required": ["first", "second", "third"],
            "additionalProperties": false
          },
          "d": {
            "type": "object",
            "properties": {
              "first": {"$ref": "#/$defs/e"},
              "second": {"type": "array", "items": {"$ref": "#/$defs/e"}},
              "third": {"type": "object", "additionalProperties": {"$ref": "#/$defs/e"}},
              "single": {
                "type": "object",
                "properties": {"once": {"type": "boolean"}},
                "required": ["once"],
                "additionalProperties": false
              }
            },
            "required": ["first", "second", "third", "single"],
            "additionalProperties": false
          },
          "e": {
            "type": "object",
            "properties": {
              "n": {"type": "integer"},
              "f": {
                "type": ["object", "null"],
                "oneOf": [
                  {
                    "type": "object",
                    "properties": {"type": {"const": "g"}, "n": {"type": "integer"}},
                    "required": ["type", "n"],
                    "additionalProperties": false
                  },
                  {"type": "null"}
                ]
              }
            },
            "required": ["n"],
            "additionalProperties": false
          }
        }
      }
      """;

  private static final String STRING_RESULT = """
      {"type": "object", "properties": {"value": {"type": ["string", "null"]}}, "required": ["value"]}
      """;

  private final Wide wide;

  public WideTools(Wide wide) {
    this.wide = Objects.requireNonNull(wide, "wide");
  }

  @Override
  public List<ToolSpec> tools() {
    ToolSpec spread =
        ToolSpec.longRunning("spread", "Spreads.", SPREAD_INPUT, this::spread)
            .result(STRING_RESULT)
            .effect(Effect.READS);
    return List.of(spread);
  }

  private TaskInfo spread(ToolCall call) {
    Wide.A a = call.object("a", WideTools::a).required();
    call.refuseIfWrong();
    TaskBody body = task -> wide.spread(a);
    return call.start(body);
  }

  private static Wide.A a(Arguments a) {
    Wide.B first = a.object("first", WideTools::b).required();
    Wide.B second = a.object("second", WideTools::b).required();
    Wide.B third = a.object("third", WideTools::b).required();
    return a.build(() -> new Wide.A(first, second, third));
  }

  private static Wide.B b(Arguments b) {
    Wide.C first = b.object("first", WideTools::c).required();
    Wide.C second = b.object("second", WideTools::c).required();
    Wide.C third = b.object("third", WideTools::c).required();
    return b.build(() -> new Wide.B(first, second, third));
  }

  private static Wide.C c(Arguments c) {
    Wide.D first = c.object("first", WideTools::d).required();
    Wide.D second = c.object("second", WideTools::d).required();
    Wide.D third = c.object("third", WideTools::d).required();
    return c.build(() -> new Wide.C(first, second, third));
  }

  private static Wide.D d(Arguments d) {
    Wide.E first = d.object("first", WideTools::e).required();
    List<Wide.E> second = d.list("second", item -> item.object(WideTools::e).required()).required();
    Map<String, Wide.E> third = d.map("third", value -> value.object(WideTools::e).required())
        .required();
    Wide.Single single = d.object("single", WideTools::single).required();
    return d.build(() -> new Wide.D(first, second, third, single));
  }

  private static Wide.E e(Arguments e) {
    int n = e.integer("n").required();
    Optional<Wide.F> f = e.object("f", WideTools::f).optional();
    return e.build(() -> new Wide.E(n, f));
  }

  private static Wide.F f(Arguments f) {
    return f.<Wide.F>variants("type")
        .variant("g", WideTools::g)
        .build();
  }

  private static Wide.G g(Arguments g) {
    int n = g.integer("n").required();
    return g.build(() -> new Wide.G(n));
  }

  private static Wide.Single single(Arguments single) {
    boolean once = single.bool("once").required();
    return single.build(() -> new Wide.Single(once));
  }
}
