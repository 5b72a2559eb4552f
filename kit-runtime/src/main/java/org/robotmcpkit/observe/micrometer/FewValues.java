package org.robotmcpkit.observe.micrometer;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;

/**
 * Keeps the values of a tag few, whatever a tool chooses for a code: each value is a time series of
 * its own for as long as the process lives. Thread-safe.
 */
final class FewValues {
  /** Stands for all that is too much. */
  static final String OTHER = "other";

  private static final Pattern NAME = Pattern.compile("[A-Za-z0-9_.:/-]{1,64}");

  private final int most;
  private final Set<String> known = ConcurrentHashMap.newKeySet();

  /**
   * No values yet.
   *
   * @param most how many there may be, give or take one for each thread
   */
  FewValues(int most) {
    this.most = most;
  }

  /** The value itself as long as there are few, and if it is a name at all. */
  String of(String value) {
    if (known.contains(value)) {
      return value;
    }
    if (known.size() >= most || !NAME.matcher(value).matches()) {
      return OTHER;
    }
    known.add(value);
    return value;
  }
}
