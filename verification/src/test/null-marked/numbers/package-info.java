/** Null is told by types. */
@NullMarked
package numbers;

import org.jspecify.annotations.NullMarked;
