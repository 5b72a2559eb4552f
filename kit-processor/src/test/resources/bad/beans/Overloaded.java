package beans;

import com.fasterxml.jackson.annotation.JsonIgnore;
import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.annotation.LongRunningTool;

@SuppressWarnings("kit:description")
class Overloaded {
  static class Bean {
    public void setName(String name) {}

    public void setName(int name) {}

    public void setOther(String other) {}

    @JsonIgnore
    public void setOther(int other) {}
  }

  /** A. */
  @LongRunningTool(effect = Effect.READS)
  void a(Bean bean) {} // error: [kit:type] Bean has several setters setName, and a caller cannot choose; rename all but one
}
