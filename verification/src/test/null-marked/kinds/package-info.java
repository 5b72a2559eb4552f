/** Null is told by types. */
@NullMarked
package kinds;

import org.jspecify.annotations.NullMarked;
