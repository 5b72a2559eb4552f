/**
 * Programs that put load on the runtime and print figures, and tests that hold the figures to the
 * goals. Not part of the default build: {@code mvn -Pload verify}.
 */
package org.robotmcpkit.verification.load;
