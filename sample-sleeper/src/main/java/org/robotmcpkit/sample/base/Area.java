package org.robotmcpkit.sample.base;

/**
 * A rectangle on the floor; its edges belong to it.
 *
 * @param leftM its left edge, in metres
 * @param lowerM its lower edge, in metres
 * @param rightM its right edge, in metres
 * @param upperM its upper edge, in metres
 */
record Area(double leftM, double lowerM, double rightM, double upperM) {
  boolean contains(double xM, double yM) {
    return xM >= leftM && xM <= rightM && yM >= lowerM && yM <= upperM;
  }

  boolean contains(Pose pose) {
    return contains(pose.xM(), pose.yM());
  }

  Point middle() {
    return new Point((leftM + rightM) / 2, (lowerM + upperM) / 2);
  }
}
