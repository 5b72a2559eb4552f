package org.robotmcpkit.bench.report;

import org.robotmcpkit.bench.drive.Work;

/**
 * What is measured of each peer.
 *
 * @param work what its clients do
 * @param connections how many of them there are
 */
public record Cell(Work work, int connections) {}
