/** Null is told by types. */
@NullMarked
package nested;

import org.jspecify.annotations.NullMarked;
