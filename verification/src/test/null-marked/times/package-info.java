/** Null is told by types. */
@NullMarked
package times;

import org.jspecify.annotations.NullMarked;
