package org.robotmcpkit.sample.base;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.Arrays;
import java.util.Optional;

/** The parts of the floor that have names; none overlaps another. */
enum Zone {
  @JsonProperty("dock")
  DOCK(new Area(0, 0, 2, 2)),
  @JsonProperty("kitchen")
  KITCHEN(new Area(8, 0, 12, 3)),
  @JsonProperty("lab")
  LAB(new Area(0, 5, 5, 8));

  private final Area area;

  Zone(Area area) {
    this.area = area;
  }

  Area area() {
    return area;
  }

  /** The zone in which the base is; empty between the zones. */
  static Optional<Zone> of(Pose pose) {
    return Arrays.stream(values()).filter(zone -> zone.area.contains(pose)).findFirst();
  }
}
