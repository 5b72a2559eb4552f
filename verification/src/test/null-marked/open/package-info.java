/** Null is told by types. */
@NullMarked
package open;

import org.jspecify.annotations.NullMarked;
