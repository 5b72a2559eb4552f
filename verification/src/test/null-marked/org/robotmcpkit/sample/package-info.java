/** Null is told by types. */
@NullMarked
package org.robotmcpkit.sample;

import org.jspecify.annotations.NullMarked;
