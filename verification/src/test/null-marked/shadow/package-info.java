/** Null is told by types. */
@NullMarked
package shadow;

import org.jspecify.annotations.NullMarked;
