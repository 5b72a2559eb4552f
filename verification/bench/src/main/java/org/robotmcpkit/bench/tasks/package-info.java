/** The hand-written tools that every Java peer serves; nothing but the JDK is imported here. */
@NullMarked
package org.robotmcpkit.bench.tasks;

import org.jspecify.annotations.NullMarked;
