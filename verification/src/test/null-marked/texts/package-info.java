/** Null is told by types. */
@NullMarked
package texts;

import org.jspecify.annotations.NullMarked;
