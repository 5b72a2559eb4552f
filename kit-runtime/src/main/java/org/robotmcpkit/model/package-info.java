/**
 * The wire's values: events, task descriptions, failures, and their JSON.
 *
 * <p>Knows nothing of HTTP, MCP, threads or any other package of the kit.
 */
@NullMarked
package org.robotmcpkit.model;

import org.jspecify.annotations.NullMarked;
