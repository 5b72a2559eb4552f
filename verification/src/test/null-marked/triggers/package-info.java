/** Null is told by types. */
@NullMarked
package triggers;

import org.jspecify.annotations.NullMarked;
