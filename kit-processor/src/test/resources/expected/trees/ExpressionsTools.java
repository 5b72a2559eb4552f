package trees;

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
 * Serves the tools of {@link Expressions}.
 */
@Generated("org.robotmcpkit.processor.KitProcessor")
public final class ExpressionsTools implements ToolSet {
  private static final String COMPUTE_INPUT = """
      {
        "type": "object",
        "properties": {
          "expr": {"$ref": "#/$defs/expr"},
          "other": {"anyOf": [{"$ref": "#/$defs/expr"}, {"type": "null"}]},
          "neg": {
            "type": "object",
            "properties": {"of": {"$ref": "#/$defs/expr"}},
            "required": ["of"],
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
        "required": ["expr", "neg"],
        "additionalProperties": false,
        "$defs": {
          "expr": {
            "type": "object",
            "oneOf": [
              {
                "type": "object",
                "properties": {"type": {"const": "num"}, "value": {"type": "number"}},
                "required": ["type", "value"],
                "additionalProperties": false
              },
              {
                "type": "object",
                "properties": {
                  "type": {"const": "add"},
                  "left": {"$ref": "#/$defs/expr"},
                  "right": {"$ref": "#/$defs/expr"}
                },
                "required": ["type", "left", "right"],
                "additionalProperties": false
              },
              {
                "type": "object",
                "properties": {"type": {"const": "neg"}, "of": {"$ref": "#/$defs/expr"}},
                "required": ["type", "of"],
                "additionalProperties": false
              }
            ]
          }
        }
      }
      """;

  private static final String STRING_RESULT = """
      {"type": "object", "properties": {"value": {"type": ["string", "null"]}}, "required": ["value"]}
      """;

  private final Expressions expressions;

  public ExpressionsTools(Expressions expressions) {
    this.expressions = Objects.requireNonNull(expressions, "expressions");
  }

  @Override
  public List<ToolSpec> tools() {
    ToolSpec compute =
        ToolSpec.longRunning("compute", "Computes.", COMPUTE_INPUT, this::compute)
            .result(STRING_RESULT)
            .effect(Effect.READS);
    return List.of(compute);
  }

  private TaskInfo compute(ToolCall call) {
    Expressions.Expr expr = call.object("expr", ExpressionsTools::expr).required();
    Expressions.Expr other = call.object("other", ExpressionsTools::expr).orNull();
    Expressions.Neg neg = call.object("neg", ExpressionsTools::neg).required();
    call.refuseIfWrong();
    TaskBody body = task -> expressions.compute(expr, other, neg);
    return call.start(body);
  }

  private static Expressions.Expr expr(Arguments expr) {
    return expr.<Expressions.Expr>variants("type")
        .variant("num", ExpressionsTools::num)
        .variant("add", ExpressionsTools::add)
        .variant("neg", ExpressionsTools::neg)
        .build();
  }

  private static Expressions.Num num(Arguments num) {
    double value = num.number("value").required();
    return num.build(() -> new Expressions.Num(value));
  }

  private static Expressions.Add add(Arguments add) {
    Expressions.Expr left = add.object("left", ExpressionsTools::expr).required();
    Expressions.Expr right = add.object("right", ExpressionsTools::expr).required();
    return add.build(() -> new Expressions.Add(left, right));
  }

  private static Expressions.Neg neg(Arguments neg) {
    Expressions.Expr of = neg.object("of", ExpressionsTools::expr).required();
    return neg.build(() -> new Expressions.Neg(of));
  }
}
