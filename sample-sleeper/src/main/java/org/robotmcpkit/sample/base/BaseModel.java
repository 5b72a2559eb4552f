package org.robotmcpkit.sample.base;

/**
 * The measures of a base with two driven wheels (differential drive), and what its motors can do.
 *
 * @param wheelRadiusM the radius of a wheel, in metres
 * @param wheelSeparationM the distance between the wheels, in metres
 * @param maxWheelRadS the highest speed of a wheel, in radians per second
 * @param accelerationRadS2 how fast a wheel changes its speed in driving, in radians per second
 *     squared
 * @param brakingRadS2 how fast it does in a stop, in radians per second squared
 */
record BaseModel(
    double wheelRadiusM,
    double wheelSeparationM,
    double maxWheelRadS,
    double accelerationRadS2,
    double brakingRadS2) {
  /**
   * Knee-high: up to 1 m/s, which it reaches in 1 s. Its brakes take 50 ms from there, and are for
   * emergencies.
   */
  static final BaseModel SMALL = new BaseModel(0.1, 0.4, 10, 10, 200);

  BaseModel {
    requirePositive("wheelRadiusM", wheelRadiusM);
    requirePositive("wheelSeparationM", wheelSeparationM);
    requirePositive("maxWheelRadS", maxWheelRadS);
    requirePositive("accelerationRadS2", accelerationRadS2);
    requirePositive("brakingRadS2", brakingRadS2);
  }

  private static void requirePositive(String name, double value) {
    if (!(value > 0 && Double.isFinite(value))) {
      throw new IllegalArgumentException(name + " must be a number above 0 (got " + value + ")");
    }
  }

  /** How far the base goes ahead, in metres, when its wheels turn so far. */
  double aheadM(double leftRad, double rightRad) {
    return wheelRadiusM * (leftRad + rightRad) / 2;
  }

  /** How far the base turns, in radians, when its wheels turn so far. */
  double turnRad(double leftRad, double rightRad) {
    return wheelRadiusM * (rightRad - leftRad) / wheelSeparationM;
  }

  /** The highest speed ahead, in metres per second. */
  double maxSpeedMS() {
    return wheelRadiusM * maxWheelRadS;
  }

  /** How fast the base gets faster when it drives straight, in metres per second squared. */
  double accelerationMS2() {
    return wheelRadiusM * accelerationRadS2;
  }

  /**
   * The wheel speeds of a motion. Where a wheel cannot turn so fast both are slowed down alike,
   * which keeps the curve.
   *
   * @param aheadMS metres per second
   * @param turnRadS radians per second; positive: to the left
   */
  WheelSpeeds wheels(double aheadMS, double turnRadS) {
    double middle = aheadMS / wheelRadiusM;
    double half = turnRadS * wheelSeparationM / 2 / wheelRadiusM;
    double fastest = Math.abs(middle) + Math.abs(half);
    double scale = fastest > maxWheelRadS ? maxWheelRadS / fastest : 1;
    return new WheelSpeeds((middle - half) * scale, (middle + half) * scale);
  }
}
