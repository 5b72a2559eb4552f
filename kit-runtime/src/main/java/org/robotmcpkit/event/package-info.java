/**
 * Events on their way to the planner: the port that tasks emit into, the poster that delivers them
 * with retries, and the reference receiver for the other side.
 *
 * <p>Knows neither MCP nor tasks, and needs neither the MCP SDK nor a servlet container on the
 * class path.
 */
@NullMarked
package org.robotmcpkit.event;

import org.jspecify.annotations.NullMarked;
