package org.robotmcpkit.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Which scope a caller needs for a tool, on a method with {@link LongRunningTool} or {@link Tool}:
 * without it the tool is not in the caller's list, and a call of it answers as if there were none.
 *
 * <p>Without this annotation the tool's {@link Effect} decides: {@code READS} takes {@code
 * robot:read}, {@code MOVES} takes {@code robot:move}, all others take {@code robot:act}. No scope
 * implies another.
 *
 * <pre>{@code
 * @LongRunningTool(effect = Effect.COSTS)
 * @Gate(says = "A seam of {length_m} m will be welded.")
 * @RequiresScope("lab:welding")
 * void weld(double lengthM) { … }
 * }</pre>
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.METHOD)
public @interface RequiresScope {
  /**
   * The scope: 1 to 64 lower-case letters, digits, {@code _}, {@code .} and {@code -}, in parts
   * separated by {@code :}.
   */
  String value();
}
