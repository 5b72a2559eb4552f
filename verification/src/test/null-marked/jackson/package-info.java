/** Null is told by types. */
@NullMarked
package jackson;

import org.jspecify.annotations.NullMarked;
