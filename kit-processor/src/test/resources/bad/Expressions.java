import org.robotmcpkit.annotation.Arg;
import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.annotation.LongRunningTool;
import org.robotmcpkit.annotation.TriggerType;
import org.robotmcpkit.task.TaskContext;
import jakarta.validation.constraints.*;
import java.time.Duration;
import java.util.*;
import support.*;

@SuppressWarnings({"kit:description", "kit:unit"}) class Expressions {
  record Goal(double distanceM, String name) {}

  /** A. */
  @LongRunningTool(effect = Effect.READS, est = "goal.distnce_m / 2") // error: [kit:est] est: unknown name "distnce_m" at column 6 of "goal.distnce_m / 2"; did you mean distance_m?
  void a(Goal goal) {}

  /** B. */
  @LongRunningTool(effect = Effect.READS, est = "  5s + spede_m_s") // error: [kit:est] est: unknown name "spede_m_s" at column 6 of "5s + spede_m_s"; did you mean speed_m_s?
  void b(@Arg(name = "speed_m_s") double speed, Goal goal) {}

  /** C. */
  @LongRunningTool(effect = Effect.READS, est = "5s + weather", deadline = "weather + 5s") // error: [kit:deadline] deadline: unknown name "weather" at column 1 of "weather + 5s"; c has speed_m_s, goal // error: [kit:est] est: unknown name "weather" at column 6 of "5s + weather"; c has speed_m_s, goal
  void c(@Arg(name = "speed_m_s") double speed, Goal goal) {}

  /** D. */
  @LongRunningTool(effect = Effect.READS, est = "5s + weather") // error: [kit:est] est: unknown name "weather" at column 6 of "5s + weather"; d has no arguments
  void d(TaskContext task) {}

  /** E. */
  @LongRunningTool(effect = Effect.READS, est = "speed.x") // error: [kit:est] est: unknown name "x" at column 7 of "speed.x"; only records have components, and speed is none
  void e(double speed) {}

  /** F. */
  @LongRunningTool(effect = Effect.READS, est = "goal.name * 2") // error: [kit:est] est: name has type String, which is no number, at column 6 of "goal.name * 2"; use numbers and Durations
  void f(Goal goal) {}

  /** G. */
  @LongRunningTool(effect = Effect.READS, est = "2 * goal") // error: [kit:est] est: goal has type Goal, which is no number, at column 5 of "2 * goal"; name one of its components, such as goal.distance_m
  void g(Goal goal) {}

  /** H. */
  @LongRunningTool(effect = Effect.READS, est = "on + list") // error: [kit:est] est: on has type boolean, which is no number, at column 1 of "on + list"; use numbers and Durations
  void h(boolean on, List<Integer> list) {}

  /** I. */
  @LongRunningTool(effect = Effect.READS, est = "90") // error: [kit:est] est: no unit at column 1 of "90"; write a duration, such as 90s
  void i() {}

  /** J. */
  @LongRunningTool(effect = Effect.READS, est = "90sec") // error: [kit:est] est: unknown unit "sec" at column 3 of "90sec"; use h, m, s or ms, the largest first
  void j() {}

  /** K. */
  @LongRunningTool(effect = Effect.READS, est = "30m1h") // error: [kit:est] est: unknown unit "m1h" at column 3 of "30m1h"; use h, m, s or ms, the largest first
  void k() {}

  /** L. */
  @LongRunningTool(effect = Effect.READS, est = "5s + ") // error: [kit:est] est: unexpected end at column 5 of "5s +"; write a number, a duration or a parameter there
  void l() {}

  /** M. */
  @LongRunningTool(effect = Effect.READS, est = "(5s + 1s") // error: [kit:est] est: unexpected end at column 9 of "(5s + 1s"; write ) or an operator there
  void m() {}

  /** N. */
  @LongRunningTool(effect = Effect.READS, est = "5s 1s") // error: [kit:est] est: unexpected "1s" at column 4 of "5s 1s"; write an operator in front of it, or drop it
  void n() {}

  /** O. */
  @LongRunningTool(effect = Effect.READS, est = "2 * * 5s") // error: [kit:est] est: unexpected "*" at column 5 of "2 * * 5s"; write a number, a duration or a parameter there
  void o() {}

  /** P. */
  @LongRunningTool(effect = Effect.READS, est = "5s % 2") // error: [kit:est] est: unexpected "%" at column 4 of "5s % 2"; use numbers, durations such as 5s, parameters, + - * / ( ) min and max
  void p() {}

  /** Q. */
  @LongRunningTool(effect = Effect.READS, est = "5s + \n\u00b1") // error: [kit:est] est: unexpected character U+00B1 at column 7 of "5s +  ±"; use numbers, durations such as 5s, parameters, + - * / ( ) min and max
  void q() {}

  /** R. */
  @LongRunningTool(effect = Effect.READS, est = "speed / (2 - 2)") // error: [kit:est] est: division by zero at column 7 of "speed / (2 - 2)"; divide by something else
  void r(double speed) {}

  /** S. */
  @LongRunningTool(effect = Effect.READS, est = "1e308 * 10s") // error: [kit:est] est: too large a number at column 7 of "1e308 * 10s"; write a smaller one
  void s() {}

  /** T. */
  @LongRunningTool(effect = Effect.READS, est = "1e300 * 10s") // error: [kit:est] est: too long a time at column 1 of "1e300 * 10s"; write a shorter one
  void t() {}

  /** U. */
  @LongRunningTool(effect = Effect.READS, est = "min(speed)") // error: [kit:est] est: only one number in min at column 1 of "min(speed)"; give it two or more
  void u(double speed) {}

  /** V. */
  @LongRunningTool(effect = Effect.READS, est = "5s + #speed") // error: [kit:est] est: unexpected "#" at column 6 of "5s + #speed"; a #method stands alone; compute the rest in the method
  void v(double speed) {}

  /** W. */
  @LongRunningTool(effect = Effect.READS, est = "goal.5") // error: [kit:est] est: unexpected "5" at column 6 of "goal.5"; write the name of a component there
  void w(Goal goal) {}

  /** X. */
  @LongRunningTool(effect = Effect.READS, est = "abs(speed)") // error: [kit:est] est: unknown name "abs" at column 1 of "abs(speed)"; x has speed
  void x(double speed) {}

  /** Y. */
  @LongRunningTool(effect = Effect.READS, est = "map * 2") // error: [kit:est] est: map has type Map, which is no number, at column 1 of "map * 2"; use numbers and Durations
  void y(Map<String, String> map) {}
}
