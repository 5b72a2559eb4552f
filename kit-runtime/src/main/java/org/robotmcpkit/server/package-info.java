/**
 * A capability server as one object: configuration, transports, the checks in front of them,
 * shutdown.
 *
 * <p>Knows no generated class.
 */
@NullMarked
package org.robotmcpkit.server;

import org.jspecify.annotations.NullMarked;
