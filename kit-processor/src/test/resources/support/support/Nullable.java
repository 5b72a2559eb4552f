package support;

import java.lang.annotation.ElementType;
import java.lang.annotation.Target;

/** One of the many of that name. */
@Target({ElementType.PARAMETER, ElementType.TYPE_USE})
public @interface Nullable {}
