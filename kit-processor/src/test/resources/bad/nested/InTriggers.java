package nested;

import com.fasterxml.jackson.annotation.JsonIgnore;
import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.annotation.LongRunningTool;
import org.robotmcpkit.annotation.TriggerType;
import support.Nullable;

@SuppressWarnings("kit:description")
class InTriggers {
  record Point(Thread thread) {} // error: [kit:type] thread has type Thread, which no argument can have; use a primitive, String, an enum, a time, or a record, List, Map or Optional of these

  @TriggerType("near")
  record Near(Point point, Class<?> type, @JsonIgnore @Nullable String hidden) {}

  /** A. */
  @LongRunningTool(effect = Effect.READS, triggers = Near.class) // error: [kit:jackson] Near has a component that callers never give; drop @JsonIgnore // error: [kit:trigger] Near: a trigger's field cannot be called "type"; rename it with @Arg(name = "...") // error: [kit:trigger] Near: type has type Class<?>, which no argument can have; use an enum of the classes that a caller may name
  void a() {}
}
