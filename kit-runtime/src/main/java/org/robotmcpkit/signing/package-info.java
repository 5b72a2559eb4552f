/**
 * Signs and verifies event bodies; public API for both sides of the wire.
 *
 * <p>Knows neither MCP nor HTTP.
 */
@NullMarked
package org.robotmcpkit.signing;

import org.jspecify.annotations.NullMarked;
