package org.robotmcpkit.sample.base;

import com.fasterxml.jackson.annotation.JsonProperty;
import org.jspecify.annotations.Nullable;

/**
 * Something that the base has done, to the step of the simulation.
 *
 * @param number counts up from 1
 * @param type what it was
 * @param zone which zone was entered; null for the other types
 * @param pose where the base was then
 * @param timeS when, in seconds since the base was switched on
 */
record Happening(long number, Type type, @Nullable Zone zone, Pose pose, double timeS) {
  enum Type {
    /** Its wheels have begun to turn. */
    @JsonProperty("moved")
    MOVED,
    /** Its wheels have come to rest. */
    @JsonProperty("stopped")
    STOPPED,
    /** Its middle has crossed into a zone. */
    @JsonProperty("zone_entered")
    ZONE_ENTERED
  }
}
