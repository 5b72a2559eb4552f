/**
 * What may be said of a call or a task to those who look on: the fields of log lines.
 *
 * <p>Knows nothing of any other package but {@code model}.
 */
@NullMarked
package org.robotmcpkit.observe;

import org.jspecify.annotations.NullMarked;
