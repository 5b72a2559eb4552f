package org.robotmcpkit.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Turns a method into a long-running MCP tool: the call answers at once with a task id, the method
 * runs on as the task's body, and its progress, triggers and end are posted as signed events.
 *
 * <p>For a class {@code Sleeper} with such methods the processor writes {@code SleeperTools} beside
 * it. Each parameter becomes an argument of the tool (its name in snake_case), except a parameter
 * of type {@code TaskContext}, which gives the body its task. The description is the method's
 * Javadoc unless {@link #description} is set.
 *
 * <pre>{@code
 * @LongRunningTool(est = "duration_s", effect = Effect.REVERSIBLE)
 * public Slept sleepTask(@Min(0) double durationS, TaskContext task) throws InterruptedException { … }
 * }</pre>
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.METHOD)
public @interface LongRunningTool {
  /**
   * How long the work will take, as far as one can say when it starts, checked and typed at compile
   * time. Empty: no estimate.
   *
   * <ul>
   *   <li>A duration: {@code "90s"}, {@code "250ms"}, {@code "1.5m"}, {@code "1h30m"}, {@code
   *       "PT2M"}.
   *   <li>A parameter, or a component of a record, by its wire or its Java name: {@code
   *       "duration_s"}, {@code "goal.distance_m"}. Numbers count as seconds, and so do {@code
   *       Duration}s.
   *   <li>An expression of these and of numbers, with {@code + - * /}, {@code min(…)}, {@code
   *       max(…)} and parentheses: {@code "goal.distance_m / speed_m_s + 5s"}. It is computed in
   *       {@code double}, so that nothing is cut off and nothing overflows. Of two names that start
   *       alike the longer one counts: with a parameter {@code work-s} around, write {@code "work -
   *       s"} to subtract.
   *   <li>{@code "#driveTime"}: a method of the same class, not private, whose parameters are some
   *       of the tool's, with the same names and types, and which returns a number of seconds, a
   *       {@code Duration} or an {@code OptionalDouble}. It is called before the task starts, on
   *       the thread that answers the call: it must be quick, and an exception from it refuses the
   *       call.
   * </ul>
   *
   * <p>The estimate is unknown while an {@code Optional} or nullable operand is left out, and when
   * the result is negative, infinite or not a number, which the log tells as a warning.
   */
  String est() default "";

  /**
   * After how long the body is asked to stop and the task fails with {@code TIMEOUT}; written like
   * {@link #est}, and counted from when the body begins. Empty, or unknown when the task starts:
   * never.
   */
  String deadline() default "";

  /**
   * What the tool's tasks need for themselves, by name, for example {@code "base"}: while one of
   * them runs, a start of any tool that needs the same is refused with {@code BUSY}, or replaces
   * it: {@link #onBusy}. All names are taken together or not at all.
   */
  String[] exclusive() default {};

  /**
   * What a start does when another task holds what it needs for itself; takes {@link #exclusive}.
   */
  OnBusy onBusy() default OnBusy.REFUSE;

  /**
   * The tool's name; empty: the method's name in snake_case. Letters, digits, {@code _} and {@code
   * -}, at most 64.
   */
  String name() default "";

  /** A short title for people; empty: none. */
  String title() default "";

  /**
   * What the tool does, written for a model; empty: the method's Javadoc up to its first block tag.
   */
  String description() default "";

  /** The trigger types that the body evaluates: records that carry {@link TriggerType}. */
  Class<?>[] triggers() default {};

  /** What calling the tool does to the world; {@link Hints} says more where that is too coarse. */
  Effect effect() default Effect.UNSORTED;

  /**
   * Why a tool that costs something or moves a part of the robot has no {@link Gate}, for who
   * reviews the menu; empty: it has one, or needs none.
   */
  String ungated() default "";

  /** Whether clients of the MCP Tasks extension get a task of theirs from the tool. */
  TaskMode tasks() default TaskMode.OFF;

  /**
   * Whether the body asks humans while it runs, with {@code TaskContext.ask}. The server then has
   * the tool {@code answer_task}, with which clients pass the answers on.
   */
  boolean asks() default false;
}
