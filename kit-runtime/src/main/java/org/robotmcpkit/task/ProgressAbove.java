package org.robotmcpkit.task;

/**
 * The one trigger type that the kit evaluates itself, for every task: fires when a progress payload
 * says {@code percent} or more ({@code docs/contract.md} §3).
 *
 * @param percent the percentage to reach
 */
public record ProgressAbove(double percent) {
  /** The trigger's {@code type} on the wire. */
  public static final String TYPE = "progress_above";
}
