package org.robotmcpkit.event;

/** One run that a seed decides. */
interface Simulation {
  /** Runs it; throws what is found to be wrong. */
  void run();

  /** What has happened, in a few lines; equal for equal seeds. */
  String trace();

  /** How many events were emitted. */
  long events();

  /** How many attempts were made. */
  long attempts();
}
