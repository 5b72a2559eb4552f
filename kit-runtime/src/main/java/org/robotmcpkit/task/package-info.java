/**
 * Tasks: their life cycle, what a body can do, triggers.
 *
 * <p>Knows neither MCP nor HTTP.
 */
@NullMarked
package org.robotmcpkit.task;

import org.jspecify.annotations.NullMarked;
