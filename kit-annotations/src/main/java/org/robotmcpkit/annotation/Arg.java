package org.robotmcpkit.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Says more about one argument of a tool: on a parameter of the tool's method, or on a component of
 * a record.
 *
 * <p>The name of a number may end in a unit. Unless the description says the unit already, it is
 * added to the schema's description: for {@code distance_m}, "how far to drive" becomes "how far to
 * drive, in metres", and "How far to drive. Never back." becomes "How far to drive. Never back. In
 * metres." The endings:
 *
 * <ul>
 *   <li>{@code _m}, {@code _mm}, {@code _cm}, {@code _km}; {@code _m_s}, {@code _mm_s}, {@code
 *       _km_h}; {@code _m_s2}
 *   <li>{@code _deg}, {@code _rad}; {@code _deg_s}, {@code _rad_s}, {@code _rpm}; {@code _deg_s2},
 *       {@code _rad_s2}
 *   <li>{@code _s}, {@code _ms}, {@code _us}; {@code _hz}
 *   <li>{@code _kg}, {@code _pa}, {@code _percent}, {@code _px}
 * </ul>
 *
 * <p>No other ending is read as a unit, since it may as well be something else: {@code _n}, {@code
 * _w}, {@code _min}. A speed that ends in {@code _ms} is in doubt, and gets none.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.PARAMETER, ElementType.RECORD_COMPONENT})
public @interface Arg {
  /**
   * The value of {@link #defaultValue} that means "no default"; an empty text is a default like any
   * other.
   */
  String NO_DEFAULT = "\u0000none";

  /** The argument's name on the wire; empty: the parameter's name in snake_case. */
  String name() default "";

  /**
   * What the argument means, written for a model; empty: the parameter's {@code @param} text in the
   * Javadoc. A unit is added as said above.
   */
  String description() default "";

  /**
   * The value used when the caller leaves the argument out, as text: a number, {@code true} or
   * {@code false}, an enum constant's name in Java or on the wire, an ISO-8601 duration, date or
   * time, or the text itself. Checked at compile time.
   */
  String defaultValue() default NO_DEFAULT;
}
