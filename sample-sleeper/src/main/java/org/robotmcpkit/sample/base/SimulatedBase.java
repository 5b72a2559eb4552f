package org.robotmcpkit.sample.base;

import java.time.Duration;
import java.util.List;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;

/**
 * A base with two driven wheels on a walled floor: kinematics, motors with limits, brakes, and the
 * control loop that drives it to a goal.
 *
 * <p>It moves in steps of 10 ms by a monotonic clock that comes in from outside. Steps that are due
 * are made up for whenever somebody looks or commands, so that the motion is the same however often
 * that is, and needs no thread. A command counts from the next step on.
 *
 * <p>Thread-safe.
 */
final class SimulatedBase {
  static final Duration STEP = Duration.ofMillis(10);

  static final Pose IN_THE_DOCK = new Pose(1, 1, 0);

  private static final long STEP_NANOS = STEP.toNanos();
  private static final double STEP_S = STEP_NANOS / 1e9;

  private final LongSupplier nanoTime;
  private final BaseModel model;
  private final Steering steering;
  private final long switchedOn;

  // Guarded by this. All of it is as of the same step: `steps` many have been made since it was
  // switched on.
  private final Journal journal;
  private long steps;
  private Pose pose;
  private Wheel left = Wheel.AT_REST;
  private Wheel right = Wheel.AT_REST;
  private double wheelTravelRad;
  private WheelSpeeds wanted = WheelSpeeds.ZERO;
  private boolean isBraking;
  private BaseState.Drive drive = BaseState.Drive.NONE;
  private @Nullable Point goal;
  private double speedMS;

  /**
   * A base at rest.
   *
   * @param model its measures
   * @param start where it stands
   * @param nanoTime a monotonic clock, in nanoseconds
   */
  SimulatedBase(BaseModel model, Pose start, LongSupplier nanoTime) {
    if (!Floor.AREA.contains(start)) {
      throw new IllegalArgumentException("the base must start on the floor (got " + start + ")");
    }
    this.model = model;
    this.nanoTime = nanoTime;
    steering = new Steering(model);
    pose = start;
    journal = new Journal(start);
    switchedOn = nanoTime.getAsLong();
  }

  /** A small base in its dock, in real time. */
  static SimulatedBase inRealTime() {
    return new SimulatedBase(BaseModel.SMALL, IN_THE_DOCK, System::nanoTime);
  }

  /** The base now. */
  synchronized BaseState state() {
    catchUp();
    return new BaseState(steps * STEP_S, pose, left, right, wanted, wheelTravelRad, drive);
  }

  /** The number of the latest happening, for {@link #happeningsAfter}; 0 before the first. */
  synchronized long lastHappening() {
    catchUp();
    return journal.last();
  }

  /** What has happened since, oldest first; no more than the latest 1,000. */
  synchronized List<Happening> happeningsAfter(long number) {
    catchUp();
    return journal.after(number);
  }

  /**
   * How long the way there would take from here, in seconds.
   *
   * @param goal on the floor
   * @param atMostMS how fast, in metres per second
   */
  synchronized double secondsTo(Point goal, double atMostMS) {
    catchUp();
    return steering.secondsTo(
        goal, atMostMS, pose, model.aheadM(left.speedRadS(), right.speedRadS()));
  }

  /**
   * Turns the wheels at these speeds from now on, as fast as the motors get there. Ends a drive.
   *
   * @param leftRadS radians per second
   * @param rightRadS radians per second
   * @throws IllegalArgumentException if a wheel cannot turn like that; nothing has changed then
   */
  synchronized void drive(double leftRadS, double rightRadS) {
    requireWithin("leftRadS", leftRadS, -model.maxWheelRadS(), model.maxWheelRadS());
    requireWithin("rightRadS", rightRadS, -model.maxWheelRadS(), model.maxWheelRadS());
    catchUp();
    endDrive(BaseState.Drive.STOPPED);
    wanted = new WheelSpeeds(leftRadS, rightRadS);
    isBraking = false;
  }

  /**
   * Drives to a place and stands there; {@link #state} tells what becomes of it.
   *
   * @param to on the floor
   * @param atMostMS how fast, in metres per second: above 0, and no faster than the base can
   * @throws IllegalArgumentException if it cannot drive there, or like that; nothing has changed
   *     then
   */
  synchronized void driveTo(Point to, double atMostMS) {
    requireWithin("xM", to.xM(), Floor.AREA.leftM(), Floor.AREA.rightM());
    requireWithin("yM", to.yM(), Floor.AREA.lowerM(), Floor.AREA.upperM());
    requireWithin("atMostMS", atMostMS, Double.MIN_VALUE, model.maxSpeedMS());
    catchUp();
    goal = to;
    speedMS = atMostMS;
    drive = BaseState.Drive.UNDER_WAY;
    isBraking = false;
  }

  /**
   * Commands both wheels to 0 and brakes as hard as it can, until they rest; a drive ends as
   * stopped.
   */
  synchronized void brake() {
    catchUp();
    endDrive(BaseState.Drive.STOPPED);
    wanted = WheelSpeeds.ZERO;
    isBraking = true;
  }

  private void endDrive(BaseState.Drive how) {
    if (drive == BaseState.Drive.UNDER_WAY) {
      drive = how;
    }
    goal = null;
  }

  /** Makes the steps that are due; at rest they change nothing but the time. */
  private void catchUp() {
    long due = (nanoTime.getAsLong() - switchedOn) / STEP_NANOS;
    while (steps < due && !isAtRest()) {
      step();
    }
    steps = Math.max(steps, due);
  }

  private boolean isAtRest() {
    return goal == null && wanted.isZero() && left.speedRadS() == 0 && right.speedRadS() == 0;
  }

  private void step() {
    steps++;
    if (goal != null) {
      wanted = steering.towards(goal, speedMS, pose);
    }
    double most = (isBraking ? model.brakingRadS2() : model.accelerationRadS2()) * STEP_S;
    turnWheels(
        nearer(left.speedRadS(), wanted.leftRadS(), most),
        nearer(right.speedRadS(), wanted.rightRadS(), most));
    boolean isMoving = left.speedRadS() != 0 || right.speedRadS() != 0;
    if (goal != null && wanted.isZero() && !isMoving) {
      endDrive(BaseState.Drive.ARRIVED);
    }
    journal.note(pose, isMoving, steps * STEP_S);
  }

  private void turnWheels(double leftRadS, double rightRadS) {
    double leftRad = left.turnedRad(STEP_S, leftRadS);
    double rightRad = right.turnedRad(STEP_S, rightRadS);
    Pose next = pose.after(model.aheadM(leftRad, rightRad), model.turnRad(leftRad, rightRad));
    if (!Floor.AREA.contains(next)) {
      runIntoWall();
      return;
    }
    pose = next;
    left = left.after(STEP_S, leftRadS);
    right = right.after(STEP_S, rightRadS);
    wheelTravelRad += Math.abs(leftRad) + Math.abs(rightRad);
  }

  private void runIntoWall() {
    endDrive(BaseState.Drive.BLOCKED);
    wanted = WheelSpeeds.ZERO;
    left = new Wheel(left.angleRad(), 0);
    right = new Wheel(right.angleRad(), 0);
  }

  private static double nearer(double from, double to, double most) {
    return from + Math.max(-most, Math.min(most, to - from));
  }

  private static void requireWithin(String name, double value, double least, double most) {
    if (!(value >= least && value <= most)) {
      throw new IllegalArgumentException(
          name + " must be a number from " + least + " to " + most + " (got " + value + ")");
    }
  }
}
