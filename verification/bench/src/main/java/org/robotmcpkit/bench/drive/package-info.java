/**
 * The load driver: processes, connections, calls and their times. Nothing of the servers is
 * imported here.
 */
@NullMarked
package org.robotmcpkit.bench.drive;

import org.jspecify.annotations.NullMarked;
