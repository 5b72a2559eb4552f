/**
 * Binds tool sets and the task manager to the MCP SDK: the only package that imports it, with
 * {@code server}.
 *
 * <p>Knows nothing of servlets.
 */
@NullMarked
package org.robotmcpkit.mcp;

import org.jspecify.annotations.NullMarked;
