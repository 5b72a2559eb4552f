package org.robotmcpkit.server;

import org.robotmcpkit.consent.ConsentDesk;
import org.robotmcpkit.event.EventPoster;
import org.robotmcpkit.observe.Observer;
import org.robotmcpkit.task.LocalTasks;

/** What can be read of a server's parts. */
record ServerReadings(LocalTasks tasks, EventPoster poster, ConsentDesk desk)
    implements Observer.Readings {
  @Override
  public int runningTasks() {
    return tasks.runningBodies();
  }

  @Override
  public int queuedEvents() {
    return poster.stats().queued();
  }

  @Override
  public long queuedEventBytes() {
    return poster.stats().queuedBytes();
  }

  @Override
  public int pendingConsents() {
    return desk.approvals().waiting().size();
  }

  @Override
  public long stops() {
    return desk.stops();
  }
}
