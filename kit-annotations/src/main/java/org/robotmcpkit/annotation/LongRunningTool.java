package org.robotmcpkit.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Turns a method into a long-running MCP tool: the call answers at once with a task id, the method runs on as the
 * task's body, and its progress, triggers and end are posted as signed events.
 *
 * <p>For a class {@code Sleeper} with such methods the processor writes {@code SleeperTools} beside it. Each parameter
 * becomes an argument of the tool (its name in snake_case), except a parameter of type {@code TaskContext}, which
 * gives the body its task. The description is the method's Javadoc unless {@link #description} is set.
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
   * How long the work will take, as far as one can say when it starts: a duration literal ({@code "90s"},
   * {@code "1.5m"}, {@code "PT2M"}), or the wire or Java name of a parameter that is a number of seconds or a
   * {@code Duration}. Empty: no estimate.
   */
  String est() default "";

  /**
   * After how long the body is asked to stop and the task fails with {@code TIMEOUT}; written like {@link #est}. Empty:
   * never.
   */
  String deadline() default "";

  /**
   * What the tool's tasks need for themselves, by name, for example {@code "base"}: while one of them runs, a start of
   * any tool that needs the same is refused with {@code BUSY}.
   */
  String[] exclusive() default {};

  /** The tool's name; empty: the method's name in snake_case. Letters, digits, {@code _} and {@code -}, at most 64. */
  String name() default "";

  /** A short title for people; empty: none. */
  String title() default "";

  /** What the tool does, written for a model; empty: the method's Javadoc up to its first block tag. */
  String description() default "";

  /** The trigger types that the body evaluates: records that carry {@link TriggerType}. */
  Class<?>[] triggers() default {};

  /** What calling the tool does to the world. */
  Effect effect() default Effect.UNSORTED;
}
