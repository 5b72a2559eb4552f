/**
 * The file in which the servers of a machine stand while they run, so that routers find them.
 *
 * <p>Knows nothing of HTTP and of the MCP SDK.
 */
@NullMarked
package org.robotmcpkit.server.registry;

import org.jspecify.annotations.NullMarked;
