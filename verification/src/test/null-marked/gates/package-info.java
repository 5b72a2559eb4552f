/** Null is told by types. */
@NullMarked
package gates;

import org.jspecify.annotations.NullMarked;
