package org.robotmcpkit.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Declares a trigger type: a record whose components are the fields that a trigger of this type
 * must carry.
 *
 * <pre>{@code
 * @TriggerType("eta_below")
 * record EtaBelow(double seconds) {}
 * }</pre>
 *
 * <p>A tool that names the record in {@link LongRunningTool#triggers} describes the type in its
 * schema and refuses a trigger of this type whose fields are wrong.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE)
public @interface TriggerType {
  /** The trigger's {@code type} on the wire. */
  String value();

  /** When the trigger fires, written for a model; empty: only the fields are listed. */
  String description() default "";
}
