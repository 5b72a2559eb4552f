/**
 * What generated code speaks: tool sets, tool specifications, calls and their arguments.
 *
 * <p>Knows nothing of the MCP SDK.
 */
@NullMarked
package org.robotmcpkit.tool;

import org.jspecify.annotations.NullMarked;
