package org.robotmcpkit.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Marks an instant tool that really stops the robot, on a method with {@link Tool}. Cancelling a
 * task is a request to its body; this is not: the method has to bring all motion to rest itself,
 * whatever task or caller has started it.
 *
 * <p>Before the method runs, every task of a tool with {@link Effect#MOVES} is asked to stop,
 * whoever has started it, and fails with {@code STOPPED}; one whose body has not begun never begins
 * it. A body should brake in a {@code finally} all the same.
 *
 * <p>The tool stands first in the list, and {@code cancel_task} names it. It is never gated, never
 * limited, never busy, and has threads of its own that wait for it. Any caller may use it unless
 * {@link RequiresScope} says otherwise. All of its arguments must be optional; best it has none.
 *
 * <p>It is no emergency stop: software and networks fail, so a robot beside people needs one that
 * works without them.
 *
 * <pre>{@code
 * @Tool(effect = Effect.REVERSIBLE)
 * @StopTool
 * void stop() { drives.brake(); }
 * }</pre>
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.METHOD)
public @interface StopTool {}
