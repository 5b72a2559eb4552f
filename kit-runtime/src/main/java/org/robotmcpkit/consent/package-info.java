/**
 * Where consent lies that does not come with the call itself: codes that a refusal has given, and
 * the desk of an operator.
 *
 * <p>Knows neither tools nor MCP; who asks and what follows is for others to know.
 */
@NullMarked
package org.robotmcpkit.consent;

import org.jspecify.annotations.NullMarked;
