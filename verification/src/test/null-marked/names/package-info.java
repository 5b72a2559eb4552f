/** Null is told by types. */
@NullMarked
package names;

import org.jspecify.annotations.NullMarked;
