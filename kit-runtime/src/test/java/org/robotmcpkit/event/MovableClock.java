package org.robotmcpkit.event;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;

/** A wall clock that stands still until a test moves it. */
public class MovableClock extends Clock {
  private Instant now;

  public MovableClock(Instant now) {
    this.now = now;
  }

  public synchronized void move(Duration by) {
    now = now.plus(by);
  }

  @Override
  public synchronized Instant instant() {
    return now;
  }

  @Override
  public ZoneId getZone() {
    return ZoneOffset.UTC;
  }

  @Override
  public Clock withZone(ZoneId zone) {
    return this;
  }
}
