package org.robotmcpkit.processor.model;

import java.util.List;

/**
 * A method of the holder that says something about a call before anything starts, such as how long
 * it will take; generated code can call it as it is.
 *
 * @param name the method's name
 * @param isStatic whether the method is static
 * @param isLong whether it returns a {@code long}
 * @param arguments what it is given: arguments of the tool, by their names in Java
 * @param lints what the compiler would warn about wherever the method is called
 */
public record AskedMethod(
    String name, boolean isStatic, boolean isLong, List<String> arguments, List<String> lints) {
  /** What stands in front of the name in an annotation. */
  public static final String SIGN = "#";

  public AskedMethod {
    arguments = List.copyOf(arguments);
    lints = List.copyOf(lints);
  }
}
