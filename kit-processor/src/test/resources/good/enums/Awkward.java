package enums;

import com.fasterxml.jackson.annotation.JsonProperty;
import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.annotation.LongRunningTool;

/** Enums that are called like keywords, or alike. */
@SuppressWarnings("kit:description")
public class Awkward {
  enum Case {
    @JsonProperty("a")
    A
  }

  static class Inner {
    enum Case {
      @JsonProperty("b")
      B
    }
  }

  /** Has a body of its own. */
  enum Shape {
    ROUND {
      @Override
      int corners() {
        return 0;
      }
    };

    abstract int corners();
  }

  /** Takes them all. */
  @LongRunningTool(effect = Effect.READS)
  public String take(Case first, Inner.Case second, Shape shape) {
    return first + " " + second + " " + shape;
  }
}
