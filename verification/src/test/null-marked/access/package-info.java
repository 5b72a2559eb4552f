/** Null is told by types. */
@NullMarked
package access;

import org.jspecify.annotations.NullMarked;
