package org.robotmcpkit.event;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What there is to do next.
 *
 * @param attempt an attempt to make, if any
 * @param waitNanos without an attempt: how long nothing will be due unless something changes
 * @param finished whether there will never be anything to do again
 * @param effects what has happened on the way
 */
record Step(@Nullable Attempt attempt, long waitNanos, boolean finished, List<Effect> effects) {
  /** Until something changes. */
  static final long FOREVER = Long.MAX_VALUE;

  static Step make(Attempt attempt, List<Effect> effects) {
    return new Step(attempt, 0, false, effects);
  }

  static Step await(long nanos, List<Effect> effects) {
    return new Step(null, nanos, false, effects);
  }

  static Step finish(List<Effect> effects) {
    return new Step(null, FOREVER, true, effects);
  }
}
