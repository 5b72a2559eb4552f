package org.robotmcpkit.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Turns a method into an MCP resource: state that clients can list and read, and that reading does
 * not change.
 *
 * <p>What the method returns stands in the resource: a {@code String} as text, a {@code byte[]} as
 * bytes, anything else as JSON, in an object as {@code value} where it is none itself; a {@code
 * CompletionStage} of one of these is waited for. A {@code TaskException} tells its code, message
 * and suggestions. It runs on a thread of its own with the same bounds as an instant {@link Tool}.
 * A caller needs the scope {@code robot:read}, or that of {@link RequiresScope}; without it the
 * resource is not there.
 *
 * <pre>{@code
 * @McpResource(path = "rooms/{room}/temperature", description = "The temperature of a room, in celsius.")
 * public double temperature(Room room) { … }
 * }</pre>
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.METHOD)
public @interface McpResource {
  /**
   * Where the resource lies: {@code "map"} on a server named {@code base} is {@code
   * robos://base/map}. Segments of ASCII letters, digits and {@code . _ ~ -} with {@code /} between
   * them, or a whole URI with {@code ://} in it.
   *
   * <p>With variables in braces it is a template that stands for many resources (RFC 6570, level
   * 1). Each variable is a parameter of the method, by the name that an argument would have: a
   * text, a number, a boolean, an enum, a date or the like, with the same constraints. A variable
   * stands for one or more characters of one segment, percent-encoded.
   */
  String path();

  /** The resource's name, for programs; empty: the method's name in snake_case. */
  String name() default "";

  /** A short title for people; empty: none. */
  String title() default "";

  /**
   * What stands in the resource, written for a model; empty: the method's Javadoc up to its first
   * block tag.
   */
  String description() default "";

  /**
   * Its type; empty: {@code text/plain} of a {@code String}, {@code application/octet-stream} of
   * bytes, {@code application/json} of anything else.
   */
  String mimeType() default "";

  /** After how long the reading is given up, written as {@link Tool#deadline}. */
  String deadline() default "10s";
}
