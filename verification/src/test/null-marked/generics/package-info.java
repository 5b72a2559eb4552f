/** Null is told by types. */
@NullMarked
package generics;

import org.jspecify.annotations.NullMarked;
