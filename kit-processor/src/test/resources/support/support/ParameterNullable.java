package support;

import java.lang.annotation.ElementType;
import java.lang.annotation.Target;

/** One from before annotations could stand on types. */
public @interface ParameterNullable {
  /** The one that counts. */
  @Target(ElementType.PARAMETER)
  @interface Nullable {}
}
