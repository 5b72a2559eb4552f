package jackson;

import com.fasterxml.jackson.annotation.JsonFormat;
import com.fasterxml.jackson.annotation.JsonInclude;
import java.time.Instant;
import java.util.List;
import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.annotation.LongRunningTool;

/** Formats that are kept anyway. */
@SuppressWarnings("kit:description")
public class Formats {
  record Event(
      @JsonFormat(shape = JsonFormat.Shape.STRING) Instant at,
      @JsonFormat(shape = JsonFormat.Shape.NUMBER) double size,
      @JsonFormat(shape = JsonFormat.Shape.NUMBER_INT) int count,
      @JsonFormat(shape = JsonFormat.Shape.ARRAY) List<String> tags,
      @JsonInclude(JsonInclude.Include.NON_NULL) @JsonFormat boolean on) {}

  /** Logs. */
  @LongRunningTool(effect = Effect.READS)
  public String log(Event event) {
    return "" + event;
  }
}
