/** Null is told by types. */
@NullMarked
package state;

import org.jspecify.annotations.NullMarked;
