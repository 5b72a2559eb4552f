package org.robotmcpkit.processor.model;

/** A parameter of a tool's method. */
public sealed interface Parameter permits Argument, ContextParameter {
  /** The parameter's name in Java. */
  String javaName();
}
