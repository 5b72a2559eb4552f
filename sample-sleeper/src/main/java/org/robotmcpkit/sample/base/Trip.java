package org.robotmcpkit.sample.base;

import java.util.Locale;
import java.util.Map;
import org.robotmcpkit.task.TaskContext;
import org.robotmcpkit.task.TaskException;

/** One drive to a goal, as its task tells of it. Used by one thread. */
final class Trip {
  private final SimulatedBase base;
  private final Point goal;
  private final double speedMS;
  private final double wholeWayM;
  private long told;

  private Trip(SimulatedBase base, Point goal, double speedMS, long told) {
    this.base = base;
    this.goal = goal;
    this.speedMS = speedMS;
    this.told = told;
    wholeWayM = base.state().pose().distanceTo(goal);
  }

  /** Begins to drive. */
  static Trip begin(SimulatedBase base, Point goal, double speedMS) {
    long before = base.lastHappening();
    base.driveTo(goal, speedMS);
    return new Trip(base, goal, speedMS, before);
  }

  /**
   * Tells how far it is, and fires what is due.
   *
   * @return whether it drives on; if not, it is there
   * @throws TaskException if it is neither under way nor there
   */
  boolean tell(TaskContext task) {
    BaseState now = base.state();
    double distanceM = now.pose().distanceTo(goal);
    double etaS = base.secondsTo(goal, speedMS);
    task.progress(
        Map.of(
            "eta_s",
            etaS,
            "distance_m",
            distanceM,
            "percent",
            percent(now, distanceM),
            "pose",
            now.pose()));
    task.fireWhere(
        Base.EtaBelow.class,
        trigger -> etaS < trigger.seconds(),
        Map.of("eta_s", etaS, "pose", now.pose()));
    // the base may have left the zone by now
    for (Happening happening : base.happeningsAfter(told)) {
      task.fireWhere(
          Watchable.ZoneEntered.class,
          trigger -> trigger.is(happening),
          Map.of("pose", happening.pose()));
      told = happening.number();
    }
    return isUnderWay(now, String.format(Locale.ROOT, "%.2f m from its goal", distanceM));
  }

  private double percent(BaseState now, double distanceM) {
    return now.drive() == BaseState.Drive.ARRIVED
        ? 100
        : 100 * Math.max(0, 1 - distanceM / wholeWayM);
  }

  private static boolean isUnderWay(BaseState now, String where) {
    return switch (now.drive()) {
      case UNDER_WAY -> true;
      case ARRIVED -> false;
      case STOPPED, NONE ->
          throw new TaskException("STOPPED", "Somebody has stopped the base, " + where + ".")
              .suggest("ask_why_it_was_stopped", "navigate_to_again_when_the_way_is_clear");
      case BLOCKED ->
          throw new TaskException("BLOCKED", "The base has run into a wall, " + where + ".")
              .suggest("choose_another_goal");
    };
  }
}
