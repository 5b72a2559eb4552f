package org.robotmcpkit.event;

import java.util.regex.Pattern;
import org.robotmcpkit.model.LogText;

/**
 * What a capability server may be called: the name stands in a header, where other characters break
 * or vanish.
 */
final class ServerName {
  private static final Pattern VALID = Pattern.compile("[A-Za-z0-9._-]{1,64}");

  private ServerName() {}

  /** The name, if it is one. */
  static String checked(String name) {
    if (!VALID.matcher(name).matches()) {
      throw new IllegalArgumentException(
          "The server name '"
              + LogText.safe(name, 64)
              + "' must have 1 to 64 characters of A-Z a-z 0-9 . _ and -.");
    }
    return name;
  }
}
