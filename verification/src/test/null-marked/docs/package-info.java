/** Null is told by types. */
@NullMarked
package docs;

import org.jspecify.annotations.NullMarked;
