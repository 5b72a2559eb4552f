package org.robotmcpkit.observe.micrometer;

import org.robotmcpkit.observe.Observer;

/** The readings of a server in which nothing happens. */
record StillReadings() implements Observer.Readings {
  @Override
  public int runningTasks() {
    return 1;
  }

  @Override
  public int queuedEvents() {
    return 2;
  }

  @Override
  public long queuedEventBytes() {
    return 3;
  }

  @Override
  public int pendingConsents() {
    return 4;
  }

  @Override
  public long stops() {
    return 5;
  }
}
