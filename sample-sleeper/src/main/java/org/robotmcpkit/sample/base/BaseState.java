package org.robotmcpkit.sample.base;

/**
 * A base at one moment, all of it at the same step of the simulation.
 *
 * @param timeS when, in seconds since the base was switched on
 * @param pose where it is
 * @param left its left wheel
 * @param right its right wheel
 * @param commanded what its wheels are to do
 * @param wheelTravelRad how far both wheels have turned in all, forwards and backwards, in radians:
 *     0 means never
 * @param drive what has become of the latest drive to a goal
 */
record BaseState(
    double timeS,
    Pose pose,
    Wheel left,
    Wheel right,
    WheelSpeeds commanded,
    double wheelTravelRad,
    Drive drive) {
  /** What has become of a drive to a goal. */
  enum Drive {
    /** There is none. */
    NONE,
    /** It is on its way. */
    UNDER_WAY,
    /** It is there, and stands. */
    ARRIVED,
    /** Somebody has stopped it, or has taken the wheels. */
    STOPPED,
    /** It has run into a wall. */
    BLOCKED
  }

  boolean isMoving() {
    return left.speedRadS() != 0 || right.speedRadS() != 0;
  }
}
