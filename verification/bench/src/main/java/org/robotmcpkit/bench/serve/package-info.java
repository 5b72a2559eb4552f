/**
 * The servers that are built here: the kit's, the same tools on the bare SDK, and the ceilings.
 * Nothing of the driver is imported here.
 */
@NullMarked
package org.robotmcpkit.bench.serve;

import org.jspecify.annotations.NullMarked;
