/** Null is told by types. */
@NullMarked
package enums;

import org.jspecify.annotations.NullMarked;
