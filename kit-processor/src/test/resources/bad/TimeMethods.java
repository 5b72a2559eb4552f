import org.robotmcpkit.annotation.Arg;
import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.annotation.LongRunningTool;
import org.robotmcpkit.annotation.TriggerType;
import org.robotmcpkit.task.TaskContext;
import jakarta.validation.constraints.*;
import java.time.Duration;
import java.util.*;
import support.*;

@SuppressWarnings({"kit:description", "kit:unit"}) class TimeMethods {
  private double hidden() {
    return 1;
  }

  String text() {
    return "";
  }

  @Nullable
  Duration maybe() {
    return null;
  }

  <T> double generic() {
    return 1;
  }

  double failing() throws java.io.IOException {
    return 1;
  }

  double speedy(double speed) {
    return speed;
  }

  double tasky(TaskContext task) {
    return 1;
  }

  double twice(double speed) {
    return 1;
  }

  double twice() {
    return 1;
  }

  /** A. */
  @LongRunningTool(effect = Effect.READS, est = "#speedi") // error: [kit:est] est "#speedi" names no method of TimeMethods; did you mean #speedy?
  void a(double speed) {}

  /** B. */
  @LongRunningTool(effect = Effect.READS, deadline = "#weather") // error: [kit:deadline] deadline "#weather" names no method of TimeMethods; write one that returns a number of seconds, a Duration or an OptionalDouble
  void b() {}

  /** C. */
  @LongRunningTool(effect = Effect.READS, est = "#hidden") // error: [kit:est] est "#hidden" is private, so generated code cannot call it; drop "private"
  void c() {}

  /** D. */
  @LongRunningTool(effect = Effect.READS, est = "#text") // error: [kit:est] est "#text" returns String, which says no time; return a number of seconds, a Duration or an OptionalDouble
  void d() {}

  /** E. */
  @LongRunningTool(effect = Effect.READS, est = "#maybe") // error: [kit:est] est "#maybe" returns Duration or null, which says no time; return a number of seconds, a Duration or an OptionalDouble
  void e() {}

  /** F. */
  @LongRunningTool(effect = Effect.READS, est = "#generic") // error: [kit:est] est "#generic" declares <T>; use a concrete type
  void f() {}

  /** G. */
  @LongRunningTool(effect = Effect.READS, est = "#failing") // error: [kit:est] est "#failing" throws IOException, and nothing has started yet; return OptionalDouble.empty()
  void g() {}

  /** H. */
  @LongRunningTool(effect = Effect.READS, est = "#speedy") // error: [kit:est] est "#speedy" takes speed, which is no argument of h; it can take those, by the same names
  void h(double sped) {}

  /** I. */
  @LongRunningTool(effect = Effect.READS, est = "#speedy") // error: [kit:est] est "#speedy" takes speed as double, but i as int; use the same type
  void i(int speed) {}

  /** J. */
  @LongRunningTool(effect = Effect.READS, est = "#tasky") // error: [kit:est] est "#tasky" takes task, which is no argument of j; it can take those, by the same names
  void j(TaskContext task) {}

  /** K. */
  @LongRunningTool(effect = Effect.READS, est = "#twice") // error: [kit:est] est "#twice" names 2 methods that would do; rename one of them
  void k(double speed) {}

  /** L. */
  @LongRunningTool(effect = Effect.READS, est = "#") // error: [kit:est] est "#" names no method of TimeMethods; write one that returns a number of seconds, a Duration or an OptionalDouble
  void l() {}
}
