package org.robotmcpkit.event;

/** Hears what becomes of the events of a poster, for people who look on. */
@FunctionalInterface
public interface DeliveryListener {
  /**
   * Called on the thread that has made the attempt, under no lock. It must be quick; what it throws
   * goes to the log. News of one event come in order, of several in any.
   */
  void heard(DeliveryNews news);
}
