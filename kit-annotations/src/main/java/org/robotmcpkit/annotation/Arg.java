package org.robotmcpkit.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** Says more about one argument of a tool: on a parameter of the tool's method, or on a component of a record. */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.PARAMETER, ElementType.RECORD_COMPONENT})
public @interface Arg {
  /** The value of {@link #defaultValue} that means "no default"; an empty text is a default like any other. */
  String NO_DEFAULT = "\u0000none";

  /** The argument's name on the wire; empty: the parameter's name in snake_case. */
  String name() default "";

  /** What the argument means, written for a model; empty: the parameter's {@code @param} text in the Javadoc. */
  String description() default "";

  /**
   * The value used when the caller leaves the argument out, as text: a number, {@code true} or {@code false}, an enum
   * constant's name in Java or on the wire, an ISO-8601 duration, date or time, or the text itself. Checked at compile
   * time.
   */
  String defaultValue() default NO_DEFAULT;
}
