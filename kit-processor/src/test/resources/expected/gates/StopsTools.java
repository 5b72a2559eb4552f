package gates;

import java.time.Duration;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import javax.annotation.processing.Generated;
import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.tool.ToolCall;
import org.robotmcpkit.tool.ToolReply;
import org.robotmcpkit.tool.ToolSet;
import org.robotmcpkit.tool.ToolSpec;

/**
 * Serves the tools of {@link Stops}.
 */
@Generated("org.robotmcpkit.processor.KitProcessor")
public final class StopsTools implements ToolSet {
  private static final String STOP_INPUT = """
      {
        "type": "object",
        "additionalProperties": false
      }
      """;

  private static final String BRAKE_DESCRIPTION = """
      Lets the brakes fall, which moves something and needs no gate all the same.\
      """;

  private static final String BRAKE_INPUT = """
      {
        "type": "object",
        "properties": {
          "why": {"type": ["string", "null"]},
          "strength": {"type": ["number", "null"], "default": 1}
        },
        "additionalProperties": false
      }
      """;

  private static final String HALT_INPUT = """
      {
        "type": "object",
        "additionalProperties": false
      }
      """;

  private static final String BOOLEAN_RESULT = """
      {"type": "object", "properties": {"value": {"type": "boolean"}}, "required": ["value"]}
      """;

  private final Stops stops;

  public StopsTools(Stops stops) {
    this.stops = Objects.requireNonNull(stops, "stops");
  }

  @Override
  public List<ToolSpec> tools() {
    ToolSpec stop =
        ToolSpec.instant("stop", "Brings all motion to rest.", STOP_INPUT, this::stop)
            .effect(Effect.REVERSIBLE)
            .stop();
    ToolSpec brake =
        ToolSpec.instant("brake", BRAKE_DESCRIPTION, BRAKE_INPUT, this::brake)
            .result(BOOLEAN_RESULT)
            .effect(Effect.MOVES)
            .deadline(Duration.ofSeconds(2))
            .scope("base:brakes")
            .stop();
    ToolSpec halt =
        ToolSpec.instant("halt", "Is sorted by nobody.", HALT_INPUT, this::halt)
            .stop();
    return List.of(stop, brake, halt);
  }

  private ToolReply stop(ToolCall call) throws Exception {
    call.refuseIfWrong();
    stops.stop();
    return ToolReply.done();
  }

  private ToolReply brake(ToolCall call) {
    Optional<String> why = call.string("why").optional();
    double strength = call.number("strength").orElse(1.0);
    call.refuseIfWrong();
    return ToolReply.data(Stops.brake(why, strength));
  }

  private ToolReply halt(ToolCall call) {
    call.refuseIfWrong();
    return ToolReply.text(stops.halt());
  }
}
