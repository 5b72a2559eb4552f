package org.robotmcpkit.processor.model;

/**
 * A constant of an enum.
 *
 * @param name its name in Java
 * @param wireName its name in JSON
 */
public record Constant(String name, String wireName) {
  /** Whether JSON calls it otherwise than Java. */
  public boolean isRenamed() {
    return !name.equals(wireName);
  }
}
