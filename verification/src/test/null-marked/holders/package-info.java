/** Null is told by types. */
@NullMarked
package holders;

import org.jspecify.annotations.NullMarked;
