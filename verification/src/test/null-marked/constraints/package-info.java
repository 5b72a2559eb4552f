/** Null is told by types. */
@NullMarked
package constraints;

import org.jspecify.annotations.NullMarked;
