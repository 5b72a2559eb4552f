package beans;

import com.fasterxml.jackson.annotation.JsonCreator;
import java.io.IOException;
import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.annotation.LongRunningTool;

@SuppressWarnings("kit:description")
class Checked {
  static class Throwing {
    public int a;

    Throwing() throws IOException {}
  }

  static class Creating {
    @JsonCreator
    Creating(int a) throws IOException {}
  }

  /** A. */
  @LongRunningTool(effect = Effect.READS)
  void a(Throwing one, Creating two) {} // error: [kit:type] one has type Throwing, which no argument can have; let its constructor throw unchecked exceptions only // error: [kit:type] two has type Creating, which no argument can have; let its constructor throw unchecked exceptions only
}
