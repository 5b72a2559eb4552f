package org.robotmcpkit.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Turns a method into an instant MCP tool: the call answers with what the method returns. For work
 * that can take longer than a client waits, or that somebody may want to watch or to cancel, there
 * is {@link LongRunningTool}.
 *
 * <p>Parameters become arguments as they do there, but there is no {@code TaskContext} and no
 * trigger. The method runs on a thread of its own, up to 16 calls of a tool at one time and 48 of
 * all; calls beyond that are refused with {@code OVERLOADED}. Those that are not {@link
 * Effect#READS} count as starts where starts are limited.
 *
 * <p>What it returns decides what the client gets:
 *
 * <ul>
 *   <li>a {@code String}: that text;
 *   <li>a {@code Content}, or a {@code List} of them: text, images, sounds and resources for a
 *       model;
 *   <li>nothing: the text {@code done};
 *   <li>anything else: JSON, as structured content and as text alike, with an output schema made
 *       from the type; what is no object in JSON stands in one as {@code value};
 *   <li>a {@code CompletionStage} of one of these: the same, once it is there.
 * </ul>
 *
 * <p>A {@code TaskException} tells the model its code, message and suggestions; any other exception
 * is told as {@code INTERNAL}, and the log says why.
 *
 * <pre>{@code
 * @Tool(effect = Effect.READS)
 * public Battery batteryState() { … }
 * }</pre>
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.METHOD)
public @interface Tool {
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

  /** What calling the tool does to the world. */
  Effect effect() default Effect.UNSORTED;

  /**
   * Why a tool that costs something or moves a part of the robot has no {@link Gate}, for who
   * reviews the menu; empty: it has one, or needs none.
   */
  String ungated() default "";

  /**
   * What the method needs for itself while it runs, by name, for example {@code "arm"}: as long as
   * a task, or a call of another instant tool, has one of these names, a call is refused with
   * {@code BUSY}, and the other way round.
   */
  String[] exclusive() default {};

  /**
   * After how long the method's thread is interrupted and the caller is told {@code TIMEOUT}, with
   * whether the method has stopped: a duration such as {@code "2s"}, {@code "250ms"} or {@code
   * "PT2S"}, more than nothing and at most 20 s, because many clients give up after 30 s.
   */
  String deadline() default "10s";
}
