/** Null is told by types. */
@NullMarked
package asks;

import org.jspecify.annotations.NullMarked;
