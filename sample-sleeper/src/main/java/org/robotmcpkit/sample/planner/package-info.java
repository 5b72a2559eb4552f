/**
 * A planner, the other side of the wire: has the sleeper sleep once, and knows in the end what came
 * of it, whoever is killed meanwhile.
 */
@NullMarked
package org.robotmcpkit.sample.planner;

import org.jspecify.annotations.NullMarked;
