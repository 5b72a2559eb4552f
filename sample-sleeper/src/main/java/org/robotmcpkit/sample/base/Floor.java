package org.robotmcpkit.sample.base;

/** The floor on which the base drives: a walled rectangle with its corner at (0, 0). */
final class Floor {
  static final int WIDTH_M = 12;
  static final int DEPTH_M = 8;

  static final Area AREA = new Area(0, 0, WIDTH_M, DEPTH_M);

  private Floor() {}
}
