/** The program: which peers there are, how much is measured, and in which order. */
@NullMarked
package org.robotmcpkit.bench;

import org.jspecify.annotations.NullMarked;
