/** Null is told by types. */
@NullMarked
package instant;

import org.jspecify.annotations.NullMarked;
