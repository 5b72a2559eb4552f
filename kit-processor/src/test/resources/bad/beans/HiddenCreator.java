package beans;

import com.fasterxml.jackson.annotation.JsonCreator;
import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.annotation.LongRunningTool;

@SuppressWarnings("kit:description")
class HiddenCreator {
  static class Bean {
    @JsonCreator
    private Bean(int a) {}
  }

  /** A. */
  @LongRunningTool(effect = Effect.READS)
  void a(Bean bean) {} // error: [kit:type] bean has type Bean, which no argument can have; make the constructor that is to be called public
}
