/** Null is told by types. */
@NullMarked
package beans;

import org.jspecify.annotations.NullMarked;
