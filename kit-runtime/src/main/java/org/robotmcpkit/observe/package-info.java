/**
 * What may be said of calls, tasks and events to those who look on: the fields of log lines, and
 * who counts.
 *
 * <p>Knows nothing of any other package but {@code model} and the annotations.
 */
@NullMarked
package org.robotmcpkit.observe;

import org.jspecify.annotations.NullMarked;
