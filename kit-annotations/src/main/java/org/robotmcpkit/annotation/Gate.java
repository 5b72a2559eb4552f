package org.robotmcpkit.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Lets a tool start nothing before a human has agreed, on a method with {@link LongRunningTool} or
 * {@link Tool}. The gate is on the server: whether a client asks before it calls does not matter.
 *
 * <p>Tools that cost something or move a part of the robot ({@link Effect#COSTS}, {@link
 * Effect#MOVES}) need one, or a reason why not: {@link LongRunningTool#ungated}.
 *
 * <p>A consent is for one start of one tool with these arguments by this caller, and is forgotten
 * after some minutes. A human's no and a closed dialog are told apart in the answer ({@code
 * DECLINED}, {@code DISMISSED}), and so is silence ({@code UNANSWERED}).
 *
 * <pre>{@code
 * @LongRunningTool(est = "distance_m / 0.1", effect = Effect.MOVES)
 * @Gate(says = "The arm will move {distance_m} m. Clear the workspace first.", estimate = "#wear")
 * void moveArm(double distanceM) { … }
 *
 * Wear wear(double distanceM) { … }
 *
 * record Wear(double energyWh, double brakeWearPercent) {}
 * }</pre>
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.METHOD)
public @interface Gate {
  /**
   * What will happen, as a human is told it: not which function is called. {@code {distance_m}}
   * stands for an argument, by its wire or its Java name; {@code {goal.x_m}} for a component of
   * one; {@code {estimate.energy_wh}} for one of the estimate. What stands for something must be a
   * number, a text, a truth value, a choice, a time or an identifier. A brace itself is written
   * twice. At most 500 characters.
   */
  String says();

  /**
   * {@code "#method"}: a method of the same class, not private, whose parameters are some of the
   * tool's, with the same names and types, and which returns a record. What it returns is shown to
   * the human, and stands in a refusal. It is called before anything starts, perhaps several times
   * for one start, and must be quick and return the same for the same arguments: an estimate that
   * has changed is asked for again. Empty: no estimate.
   */
  String estimate() default "";

  /**
   * In which ways a human can agree. Empty: {@link Consent#ELICITATION}, and where the client
   * cannot ask, {@link Consent#OPERATOR} for a tool that moves something and {@link
   * Consent#CONFIRM_ARGUMENT} for all others.
   *
   * <p>The first of elicitation, operator and argument that is listed and possible counts. With an
   * operator nothing is left to the argument unless the server has no way to reach one.
   */
  Consent[] by() default {};
}
