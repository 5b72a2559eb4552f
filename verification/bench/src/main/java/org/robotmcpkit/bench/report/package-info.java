/** Medians, ratios and the page on which they stand. Nothing of the servers is imported here. */
@NullMarked
package org.robotmcpkit.bench.report;

import org.jspecify.annotations.NullMarked;
