/** Null is told by types. */
@NullMarked
package trees;

import org.jspecify.annotations.NullMarked;
