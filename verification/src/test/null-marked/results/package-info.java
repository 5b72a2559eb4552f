/** Null is told by types. */
@NullMarked
package results;

import org.jspecify.annotations.NullMarked;
