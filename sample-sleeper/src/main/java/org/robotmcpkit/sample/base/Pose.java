package org.robotmcpkit.sample.base;

/**
 * Where a base is and where it looks.
 *
 * @param xM metres from the floor's left edge
 * @param yM metres from the floor's lower edge
 * @param headingRad radians, 0 along x, counter-clockwise, from -pi to pi
 */
record Pose(double xM, double yM, double headingRad) {
  /** Below this turn an arc is a line to within what a double can tell. */
  private static final double STRAIGHT_RAD = 1e-9;

  /**
   * The pose at the end of an arc, exact for any length.
   *
   * @param aheadM how far along the arc, in metres; negative: backwards
   * @param turnRad how far it turns meanwhile, in radians; positive: to the left
   */
  Pose after(double aheadM, double turnRad) {
    double half = turnRad / 2;
    double chordM = Math.abs(turnRad) < STRAIGHT_RAD ? aheadM : aheadM * Math.sin(half) / half;
    return new Pose(
        xM + chordM * Math.cos(headingRad + half),
        yM + chordM * Math.sin(headingRad + half),
        wrapped(headingRad + turnRad));
  }

  /** How far that place is, in metres. */
  double distanceTo(Point place) {
    return Math.hypot(place.xM() - xM, place.yM() - yM);
  }

  /** How far to turn to look at that place, in radians from -pi to pi; positive: to the left. */
  double turnTo(Point place) {
    return wrapped(Math.atan2(place.yM() - yM, place.xM() - xM) - headingRad);
  }

  private static double wrapped(double angleRad) {
    return Math.IEEEremainder(angleRad, 2 * Math.PI);
  }
}
