import org.robotmcpkit.annotation.Arg;
import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.annotation.LongRunningTool;
import org.robotmcpkit.annotation.TriggerType;
import org.robotmcpkit.task.TaskContext;
import jakarta.validation.constraints.*;
import java.time.Duration;
import java.util.*;
import support.*;

@SuppressWarnings("kit:description") class Estimates {
  /** A. */
  @LongRunningTool(effect = Effect.READS, est = "duratoin_s") // error: [kit:est] est "duratoin_s" is neither a duration nor a parameter of a; did you mean "duration_s"?
  void a(double durationS) {}

  /** B. */
  @LongRunningTool(effect = Effect.READS, est = "soon") // error: [kit:est] est "soon" is neither a duration nor a parameter of b; write a duration such as "90s" or the name of a parameter
  void b() {}

  /** C. */
  @LongRunningTool(effect = Effect.READS, est = "-5s") // error: [kit:est] est "-5s" is negative; write how long the work takes, such as "90s"
  void c() {}

  /** D. */
  @LongRunningTool(effect = Effect.READS, est = "name") // error: [kit:est] est "name" has type String, which says no time; name a parameter that is a number of seconds or a Duration
  void d(String name) {}

  /** G. */
  @LongRunningTool(effect = Effect.READS, est = "map") // error: [kit:est] est "map" has type Map, which says no time; name a parameter that is a number of seconds or a Duration
  void g(Map<String, String> map) {}

  /** I. */
  @LongRunningTool(effect = Effect.READS, deadline = "0s") // error: [kit:deadline] deadline "0s" has passed when the task starts; write how long it may take, such as "5m"
  void i() {}

  /** J. */
  @LongRunningTool(effect = Effect.READS, deadline = "duratoin_s") // error: [kit:deadline] deadline "duratoin_s" is neither a duration nor a parameter of j; did you mean "duration_s"?
  void j(double durationS) {}

  /** K. */
  @LongRunningTool(effect = Effect.READS, deadline = "name") // error: [kit:deadline] deadline "name" has type String, which says no time; name a parameter that is a number of seconds or a Duration
  void k(String name) {}

  /** L. */
  @LongRunningTool(effect = Effect.READS, deadline = "5s - 1m") // error: [kit:deadline] deadline "5s - 1m" has passed when the task starts; write how long it may take, such as "5m"
  void l(double durationS) {}

  /** H. */
  @LongRunningTool(effect = Effect.READS, est = "task") // error: [kit:est] est "task" is neither a duration nor a parameter of h; write a duration such as "90s" or the name of a parameter
  void h(TaskContext task) {}
}
