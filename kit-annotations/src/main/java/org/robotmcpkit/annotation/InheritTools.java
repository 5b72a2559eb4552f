package org.robotmcpkit.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Makes tools also of the {@link LongRunningTool} and {@link Tool} methods that a class inherits
 * from its superclasses and interfaces, with what it says their type parameters are. Without it a
 * class serves the methods that it declares.
 *
 * <pre>{@code
 * abstract class Mover<G> {
 *   @LongRunningTool(effect = Effect.MOVES, est = "20s")
 *   @Gate(says = "It will move.")
 *   public void move(G goal, TaskContext task) { … }
 * }
 *
 * @InheritTools
 * final class Arm extends Mover<Pose> {}   // ArmTools serves move, which takes a Pose
 * }</pre>
 *
 * <p>A method that is overridden counts as its own declaration says: without the annotation there
 * it is no tool. An abstract class or interface with type parameters is only for those that extend
 * it; nothing is generated for itself.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE)
public @interface InheritTools {}
