/** Null is told by types. */
@NullMarked
package containers;

import org.jspecify.annotations.NullMarked;
