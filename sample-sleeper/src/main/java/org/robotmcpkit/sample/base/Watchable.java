package org.robotmcpkit.sample.base;

import org.robotmcpkit.annotation.TriggerType;

/** What watch_for can watch for. */
sealed interface Watchable permits Watchable.ZoneEntered, Watchable.Moved, Watchable.Stopped {
  /** Whether this is what has happened. */
  boolean is(Happening happening);

  /**
   * The base enters a zone; a trigger of navigate_to as well.
   *
   * @param zone which zone
   */
  @TriggerType(value = "zone_entered", description = "fires when the base enters that zone")
  record ZoneEntered(Zone zone) implements Watchable {
    @Override
    public boolean is(Happening happening) {
      return happening.zone() == zone;
    }
  }

  /** The base begins to move. */
  record Moved() implements Watchable {
    @Override
    public boolean is(Happening happening) {
      return happening.type() == Happening.Type.MOVED;
    }
  }

  /** The base comes to rest. */
  record Stopped() implements Watchable {
    @Override
    public boolean is(Happening happening) {
      return happening.type() == Happening.Type.STOPPED;
    }
  }
}
