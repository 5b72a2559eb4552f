package jackson;

import com.fasterxml.jackson.annotation.JsonFormat;
import java.time.Duration;
import java.util.List;
import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.annotation.LongRunningTool;

@SuppressWarnings("kit:description")
class Shapes {
  enum Mode {
    ON
  }

  record Point(int x) {}

  /** A. */
  @LongRunningTool(effect = Effect.READS)
  void a(
      @JsonFormat(shape = JsonFormat.Shape.STRING) int number, // error: [kit:jackson] @JsonFormat on number asks for a form in which no int is read; drop it, or use String and parse it in the method
      @JsonFormat(shape = JsonFormat.Shape.NUMBER) Duration length, // error: [kit:jackson] @JsonFormat on length asks for a form in which no Duration is read; drop it, or use String and parse it in the method
      @JsonFormat(shape = JsonFormat.Shape.NUMBER_INT) double half, // error: [kit:jackson] @JsonFormat on half asks for a form in which no double is read; drop it, or use String and parse it in the method
      @JsonFormat(shape = JsonFormat.Shape.NUMBER) Mode mode, // error: [kit:jackson] @JsonFormat on mode asks for a form in which no Mode is read; drop it, or use String and parse it in the method
      @JsonFormat(shape = JsonFormat.Shape.ARRAY) Point point, // error: [kit:jackson] @JsonFormat on point asks for a form in which no Point is read; drop it, or use String and parse it in the method
      @JsonFormat(shape = JsonFormat.Shape.STRING) List<String> list, // error: [kit:jackson] @JsonFormat on list asks for a form in which no List is read; drop it, or use String and parse it in the method
      @JsonFormat(shape = JsonFormat.Shape.BINARY) byte[] bytes) {} // error: [kit:jackson] @JsonFormat on bytes asks for a form in which no array is read; drop it, or use String and parse it in the method
}
