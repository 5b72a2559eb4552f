package org.robotmcpkit.sample.base;

/**
 * A place on the floor.
 *
 * @param xM metres from the floor's left edge
 * @param yM metres from the floor's lower edge
 */
record Point(double xM, double yM) {}
