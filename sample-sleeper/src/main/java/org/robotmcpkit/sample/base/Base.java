package org.robotmcpkit.sample.base;

import jakarta.validation.constraints.DecimalMax;
import jakarta.validation.constraints.DecimalMin;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.Positive;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.robotmcpkit.annotation.Arg;
import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.annotation.Gate;
import org.robotmcpkit.annotation.Hint;
import org.robotmcpkit.annotation.Hints;
import org.robotmcpkit.annotation.LongRunningTool;
import org.robotmcpkit.annotation.McpResource;
import org.robotmcpkit.annotation.StopTool;
import org.robotmcpkit.annotation.Tool;
import org.robotmcpkit.annotation.TriggerType;
import org.robotmcpkit.server.CapabilityServer;
import org.robotmcpkit.task.TaskContext;
import org.robotmcpkit.task.TaskException;

/**
 * Drives a base with two wheels, here a simulated one, around a floor with a dock, a kitchen and a
 * lab.
 */
public final class Base {
  private static final Duration TICK = Duration.ofMillis(200);
  private static final Duration GLANCE = Duration.ofMillis(50);
  private static final Duration LONGEST_STOP = Duration.ofSeconds(1);

  private final SimulatedBase base;

  Base(SimulatedBase base) {
    this.base = base;
  }

  /**
   * Drive the base in a straight line to a place on the floor, and stand there. The resource map
   * has the zones and where the base is.
   *
   * @param xM how far from the left edge of the floor
   * @param yM how far from the lower edge of the floor
   * @param speedMS how fast at most
   */
  @LongRunningTool(
      effect = Effect.MOVES,
      exclusive = "base",
      est = "#driveTime",
      deadline = "30 / speed_m_s + 30s",
      triggers = {EtaBelow.class, Watchable.ZoneEntered.class})
  @Gate(
      says =
          "The base will drive to ({x_m}, {y_m}) m at up to {speed_m_s} m/s. Keep the way clear.",
      estimate = "#driveEstimate")
  public Arrived navigateTo(
      @Min(0) @Max(Floor.WIDTH_M) double xM,
      @Min(0) @Max(Floor.DEPTH_M) double yM,
      @Arg(name = "speed_m_s", defaultValue = "0.5") @DecimalMin("0.1") @DecimalMax("1.0")
          double speedMS,
      TaskContext task)
      throws InterruptedException {
    try {
      Trip trip = Trip.begin(base, new Point(xM, yM), speedMS);
      while (trip.tell(task)) {
        task.sleep(TICK); // a cancellation point
      }
      return new Arrived(base.state().pose());
    } finally {
      base.brake(); // however it ends
    }
  }

  /** What navigate_to would do from here, as people say it. */
  DriveEstimate driveEstimate(double xM, double yM, double speedMS) {
    Point goal = new Point(xM, yM);
    return new DriveEstimate(
        tenths(base.state().pose().distanceTo(goal)), tenths(base.secondsTo(goal, speedMS)));
  }

  private static double tenths(double value) {
    return Math.round(value * 10) / 10.0;
  }

  double driveTime(double xM, double yM, double speedMS) {
    return driveEstimate(xM, yM, speedMS).durationS();
  }

  /** Stop the base now, whatever it is doing. A navigate_to that is running ends with STOPPED. */
  @Tool(effect = Effect.REVERSIBLE)
  @StopTool
  @Hints(idempotent = Hint.YES)
  public JointState stop() throws InterruptedException {
    base.brake();
    long asked = System.nanoTime();
    while (base.state().isMoving()) {
      if (System.nanoTime() - asked > LONGEST_STOP.toNanos()) {
        throw new TaskException("STILL_MOVING", "The brakes are on, but the wheels still turn.")
            .suggest("press_the_emergency_stop");
      }
      Thread.sleep(SimulatedBase.STEP.toMillis());
    }
    return jointState(); // measured, not hoped for
  }

  /** Tell how far and how fast the wheels turn, and where the base is. */
  @Tool(effect = Effect.READS)
  public JointState jointState() {
    BaseState now = base.state();
    return new JointState(
        now.left(),
        now.right(),
        now.wheelTravelRad(),
        now.isMoving(),
        now.pose(),
        Zone.of(now.pose()).orElse(null));
  }

  /**
   * Watch the base, whoever drives it, until something happens: a watch_event tells of it, and the
   * task ends. If it has not happened in time, the task fails with NOT_SEEN. What was so before
   * does not count.
   *
   * @param event what to watch for
   * @param timeoutS how long to watch
   */
  @LongRunningTool(effect = Effect.READS)
  public Happening watchFor(Watchable event, @Positive @Max(3600) double timeoutS, TaskContext task)
      throws InterruptedException {
    long seen = base.lastHappening();
    long end = System.nanoTime() + Math.round(timeoutS * 1e9);
    task.progress(Map.of("watching", true)); // from now on nothing is missed
    while (true) {
      for (Happening happening : base.happeningsAfter(seen)) {
        if (event.is(happening)) {
          task.emit(Map.of("seen", happening));
          return happening;
        }
        seen = happening.number();
      }
      if (System.nanoTime() - end >= 0) {
        throw new TaskException("NOT_SEEN", "It has not happened within " + timeoutS + " s.")
            .suggest("watch_for_longer");
      }
      task.sleep(GLANCE);
    }
  }

  /** The floor: its size, its zones, and where the base is. */
  @McpResource(path = "map")
  public FloorMap map() {
    return new FloorMap(
        Floor.AREA, Arrays.stream(Zone.values()).map(this::zone).toList(), base.state().pose());
  }

  /** One zone of the floor: where it lies, and whether the base is in it. */
  @McpResource(path = "zones/{zone}")
  public ZoneOnMap zone(Zone zone) {
    return new ZoneOnMap(
        zone, zone.area(), zone.area().middle(), zone.area().contains(base.state().pose()));
  }

  /** Fires when the estimated remaining time falls below so many seconds. */
  @TriggerType(
      value = "eta_below",
      description = "fires when the estimated remaining time falls below so many seconds")
  record EtaBelow(double seconds) {}

  /** What a drive gives. */
  record Arrived(Pose pose) {}

  /**
   * What a drive would be.
   *
   * @param distanceM how far it goes, in metres
   * @param durationS how long it takes, in seconds
   */
  record DriveEstimate(double distanceM, double durationS) {}

  /**
   * The wheels and the base.
   *
   * @param left the left wheel
   * @param right the right wheel
   * @param wheelTravelRad how far both have turned in all, forwards and backwards; 0: never
   * @param isMoving whether a wheel turns
   * @param pose where the base is
   * @param zone the zone that it is in; null: none
   */
  record JointState(
      Wheel left,
      Wheel right,
      double wheelTravelRad,
      boolean isMoving,
      Pose pose,
      @Nullable Zone zone) {}

  /** The floor. */
  record FloorMap(Area size, List<ZoneOnMap> zones, Pose base) {}

  /** A zone. */
  record ZoneOnMap(Zone zone, Area area, Point middle, boolean isBaseHere) {}

  /** Serves the simulated base; the environment says how. */
  public static void main(String[] args) {
    CapabilityServer.named("base")
        .tools(BaseTools::new, new Base(SimulatedBase.inRealTime()))
        .run();
  }
}
