/**
 * A robot to try things out with: a simulated base with two wheels, and the server that drives it.
 *
 * <p>The simulation knows nothing of tools, tasks or MCP; {@link org.robotmcpkit.sample.base.Base}
 * alone does.
 */
@NullMarked
package org.robotmcpkit.sample.base;

import org.jspecify.annotations.NullMarked;
