package beans;

import java.io.IOException;
import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.annotation.LongRunningTool;

@SuppressWarnings("kit:description")
class CheckedSetter {
  static class Bean {
    public int a;

    public void setB(int b) throws IOException {}
  }

  /** A. */
  @LongRunningTool(effect = Effect.READS)
  void a(Bean bean) {} // error: [kit:type] setB of Bean throws what it has to declare; let it throw unchecked exceptions only
}
