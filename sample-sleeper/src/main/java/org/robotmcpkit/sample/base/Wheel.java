package org.robotmcpkit.sample.base;

/**
 * One wheel as its encoder sees it.
 *
 * @param angleRad how far it has turned since the start, in radians; forwards counts up, and it is
 *     never wrapped
 * @param speedRadS how fast it turns, in radians per second
 */
record Wheel(double angleRad, double speedRadS) {
  static final Wheel AT_REST = new Wheel(0, 0);

  /** The wheel after a short while in which its speed has changed evenly. */
  Wheel after(double seconds, double newSpeedRadS) {
    return new Wheel(angleRad + turnedRad(seconds, newSpeedRadS), newSpeedRadS);
  }

  /** How far it turns in that while, in radians. */
  double turnedRad(double seconds, double newSpeedRadS) {
    return (speedRadS + newSpeedRadS) / 2 * seconds;
  }
}
