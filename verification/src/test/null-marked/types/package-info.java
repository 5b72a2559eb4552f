/** Null is told by types. */
@NullMarked
package types;

import org.jspecify.annotations.NullMarked;
