package beans;

import com.fasterxml.jackson.annotation.JsonIgnore;
import java.util.Map;
import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.annotation.LongRunningTool;

@SuppressWarnings("kit:description")
class WrongProperties {
  static class Bean {
    public Thread thread; // error: [kit:type] thread has type Thread, which no argument can have; use a primitive, String, an enum, a time, or a record, List, Map or Optional of these

    public void setMap(Map<Integer, String> map) {} // error: [kit:type] map has type Map<Integer, String>, which no argument can have; use String or an enum as its key, since JSON has no others

    @JsonIgnore
    public void setClassLoader(ClassLoader loader) {}
  }

  static class Base {
    public Runnable inherited; // error: [kit:type] inherited has type Runnable, which no argument can have; use a primitive, String, an enum, a time, or a record, List, Map or Optional of these
  }

  static class Derived extends Base {}

  /** A. */
  @LongRunningTool(effect = Effect.READS)
  void a(Bean bean, Derived derived) {}
}
