package org.robotmcpkit.sample.base;

/**
 * The speed controller: turns the base towards its goal and drives it there, slower and slower near
 * the end. It keeps nothing from one step to the next. Distances are in metres, times in seconds.
 */
final class Steering {
  /** So near is there: within this distance the base rolls out. */
  static final double ARRIVED_M = 0.02;

  /** Off by more than this the base turns on the spot. */
  private static final double AIMED_RAD = 0.15;

  private static final double MAX_TURN_RAD_S = 1.5;

  /** So many radians per second for each radian that it is off. */
  private static final double TURN_GAIN = 3;

  /** It slows down half as hard as it could, so that its wheels can still steer meanwhile. */
  private static final double SLOWING_SHARE = 0.5;

  private final BaseModel model;

  Steering(BaseModel model) {
    this.model = model;
  }

  /** What the wheels are to do now. */
  WheelSpeeds towards(Point goal, double speedMS, Pose pose) {
    double distance = pose.distanceTo(goal);
    if (distance <= ARRIVED_M) {
      return WheelSpeeds.ZERO;
    }
    double off = pose.turnTo(goal);
    double turn = Math.max(-MAX_TURN_RAD_S, Math.min(MAX_TURN_RAD_S, off * TURN_GAIN));
    return Math.abs(off) > AIMED_RAD
        ? model.wheels(0, turn)
        : model.wheels(Math.min(speedMS, Math.sqrt(2 * slowing() * distance)), turn);
  }

  /**
   * How long the way will take.
   *
   * @param nowMS how fast the base drives now
   */
  double secondsTo(Point goal, double speedMS, Pose pose, double nowMS) {
    double distance = pose.distanceTo(goal);
    return distance <= ARRIVED_M
        ? 0
        : turnSeconds(Math.abs(pose.turnTo(goal)))
            + driveSeconds(distance, speedMS, Math.max(0, nowMS));
  }

  /**
   * Evenly down to where the gain takes over, from there as the error decays; and the time to get
   * going.
   */
  private double turnSeconds(double off) {
    if (off <= AIMED_RAD) {
      return 0;
    }
    double gentle = MAX_TURN_RAD_S / TURN_GAIN;
    double gettingGoing = MAX_TURN_RAD_S / model.turnRad(0, 2 * model.accelerationRadS2()) / 2;
    return Math.max(0, off - gentle) / MAX_TURN_RAD_S
        + Math.log(Math.min(off, gentle) / AIMED_RAD) / TURN_GAIN
        + gettingGoing;
  }

  /**
   * Faster, evenly, slower; on a short way the middle part is missing, and the top speed is not
   * reached.
   */
  private double driveSeconds(double distance, double speedMS, double nowMS) {
    double faster = model.accelerationMS2();
    double peak = Math.sqrt((2 * distance + nowMS * nowMS / faster) / (1 / faster + 1 / slowing()));
    double top = Math.min(speedMS, peak);
    double gettingFaster = Math.max(0, top - nowMS) / faster;
    double gettingSlower = top / slowing();
    double onTheWay = gettingFaster * (nowMS + top) / 2 + gettingSlower * top / 2;
    return gettingFaster + Math.max(0, distance - onTheWay) / top + gettingSlower;
  }

  private double slowing() {
    return SLOWING_SHARE * model.accelerationMS2();
  }
}
