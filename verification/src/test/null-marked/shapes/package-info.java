/** Null is told by types. */
@NullMarked
package shapes;

import org.jspecify.annotations.NullMarked;
