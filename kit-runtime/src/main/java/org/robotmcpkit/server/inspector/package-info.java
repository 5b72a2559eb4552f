/**
 * The inspector page of a server and what it shows: the trace of the protocol, tasks, events and
 * their delivery.
 *
 * <p>Nothing of it is in the way of any request while the inspector is off. Belongs to the server;
 * not for other programs.
 */
@NullMarked
package org.robotmcpkit.server.inspector;

import org.jspecify.annotations.NullMarked;
