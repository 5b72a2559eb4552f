/**
 * What a model can do with a program's tools, for those who review changes of that: the lock, and a
 * table to read.
 *
 * <p>Knows the menu files that the processor writes, and neither tasks nor the MCP SDK; no server
 * runs it.
 */
@NullMarked
package org.robotmcpkit.menu;

import org.jspecify.annotations.NullMarked;
