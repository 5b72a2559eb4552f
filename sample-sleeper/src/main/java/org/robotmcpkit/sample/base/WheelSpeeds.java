package org.robotmcpkit.sample.base;

/**
 * What both wheels are to do.
 *
 * @param leftRadS the left wheel, in radians per second; positive: forwards
 * @param rightRadS the right wheel, in radians per second; positive: forwards
 */
record WheelSpeeds(double leftRadS, double rightRadS) {
  static final WheelSpeeds ZERO = new WheelSpeeds(0, 0);

  boolean isZero() {
    return leftRadS == 0 && rightRadS == 0;
  }
}
