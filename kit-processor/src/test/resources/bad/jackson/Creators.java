package jackson;

import com.fasterxml.jackson.annotation.JsonCreator;
import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.annotation.LongRunningTool;

@SuppressWarnings("kit:description")
class Creators {
  record Point(int x, int y) {
    @JsonCreator
    static Point of(String text) {
      return new Point(0, 0);
    }
  }

  record Fine(int x) {
    @JsonCreator
    Fine {}
  }

  static class Delegating {
    @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
    Delegating(String text) {}
  }

  /** A. */
  @LongRunningTool(effect = Effect.READS)
  void a(Point point, Fine fine, Delegating delegating) {} // error: [kit:jackson] Point is made by its canonical constructor; drop the @JsonCreator on another // error: [kit:type] delegating has type Delegating, which no argument can have; mark a constructor with @JsonCreator whose parameters are the properties
}
