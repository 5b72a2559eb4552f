package jackson;

import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.annotation.LongRunningTool;

@SuppressWarnings("kit:description")
class NotFollowed {
  record Inner(int x) {}

  record Outer(@com.fasterxml.jackson.annotation.JsonUnwrapped Inner inner) {} // error: [kit:jackson] @JsonUnwrapped on inner is not followed; drop it, and say it with types

  static class Bean {
    @com.fasterxml.jackson.annotation.JacksonInject public int a; // error: [kit:jackson] @JacksonInject on a is not followed; drop it, and say it with types

    @com.fasterxml.jackson.annotation.JsonManagedReference // error: [kit:jackson] @JsonManagedReference on b is not followed; drop it, and say it with types
    public void setB(String b) {}
  }

  /** A. */
  @LongRunningTool(effect = Effect.READS)
  void a(Outer outer, Bean bean) {}
}
