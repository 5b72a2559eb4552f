package org.robotmcpkit.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Sets hints of a tool by hand, on a method with {@link LongRunningTool}, where its {@link Effect}
 * is too coarse. Clients decide by the hints whether they ask their human first (MCP specification,
 * server/tools, {@code ToolAnnotations}); what the server itself guards does not depend on them.
 *
 * <p>What is not set follows from the effect:
 *
 * <table>
 *   <caption>Hints by effect</caption>
 *   <tr><th>effect</th><th>read-only</th><th>destructive</th><th>idempotent</th><th>open world</th></tr>
 *   <tr><td>{@code READS}</td><td>yes</td><td>no</td><td>yes</td><td>no</td></tr>
 *   <tr><td>{@code REVERSIBLE}</td><td>no</td><td>no</td><td>no</td><td>no</td></tr>
 *   <tr><td>{@code COSTS}, {@code MOVES}, not sorted</td><td>no</td><td>yes</td><td>no</td><td>yes</td></tr>
 * </table>
 *
 * <p>Hints that contradict the effect or one another are compile errors: what is read-only reads,
 * destroys nothing, and can be called twice.
 *
 * <pre>{@code
 * @LongRunningTool(est = "20s", effect = Effect.MOVES, ungated = "Nothing is in it when it opens.")
 * @Hints(destructive = Hint.NO, openWorld = Hint.NO)
 * void openGripper() { … }
 * }</pre>
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.METHOD)
public @interface Hints {
  /** Whether the tool changes nothing; {@code YES} only with {@code Effect.READS}. */
  Hint readOnly() default Hint.BY_EFFECT;

  /**
   * Whether the tool may overwrite, remove or break something, rather than only add to what is
   * there.
   */
  Hint destructive() default Hint.BY_EFFECT;

  /** Whether a second call with the same arguments changes nothing more. */
  Hint idempotent() default Hint.BY_EFFECT;

  /**
   * Whether the tool touches things that nobody has listed beforehand: people in the way, the web.
   */
  Hint openWorld() default Hint.BY_EFFECT;
}
