/** Null is told by types. */
@NullMarked
package inherit;

import org.jspecify.annotations.NullMarked;
