/**
 * Meters of a server in a registry of Micrometer's.
 *
 * <p>The only package that knows Micrometer, which is an optional dependency; no other package of
 * the kit knows this one.
 */
@NullMarked
package org.robotmcpkit.observe.micrometer;

import org.jspecify.annotations.NullMarked;
