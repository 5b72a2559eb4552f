package org.robotmcpkit.task;

import java.util.BitSet;
import java.util.HexFormat;
import java.util.Optional;
import java.util.Random;

/** Draws the ids of tasks and events. Thread-safe if its source of randomness is. */
final class Ids {
  static final int SHORT_DIGITS = 6;
  static final int FEWEST_LONG_DIGITS = 16;
  static final int MOST_DIGITS = 32;

  private static final int PREFIX_LENGTH = 4;
  private static final int TRIES = 1000;
  private static final int EVENT_ID_BYTES = 16;

  private final String prefix;
  private final int digits;
  private final Random random;
  private final BitSet issued = new BitSet();

  /**
   * Ids for one server.
   *
   * @param digits {@link #SHORT_DIGITS}, where each id that was ever issued is remembered (2 MiB at
   *     the most), or {@link #FEWEST_LONG_DIGITS} to {@link #MOST_DIGITS}, where chance alone makes
   *     them unique
   */
  Ids(String serverName, int digits, Random random) {
    if (digits != SHORT_DIGITS && (digits < FEWEST_LONG_DIGITS || digits > MOST_DIGITS)) {
      throw new IllegalArgumentException(
          "taskIdDigits must be "
              + SHORT_DIGITS
              + ", or from "
              + FEWEST_LONG_DIGITS
              + " to "
              + MOST_DIGITS
              + " (got "
              + digits
              + ")");
    }
    this.prefix = serverName.substring(0, Math.min(PREFIX_LENGTH, serverName.length()));
    this.digits = digits;
    this.random = random;
  }

  /**
   * A task id that this process has not issued before; empty when nearly all short ids are used up.
   */
  Optional<String> taskId() {
    if (digits > SHORT_DIGITS) {
      return Optional.of(prefix + "-" + hex((digits + 1) / 2).substring(0, digits));
    }
    synchronized (issued) {
      for (int tries = 0; tries < TRIES; tries++) {
        int number = random.nextInt(1 << (4 * SHORT_DIGITS));
        if (!issued.get(number)) {
          issued.set(number);
          return Optional.of(prefix + "-" + HexFormat.of().toHexDigits(number, SHORT_DIGITS));
        }
      }
      return Optional.empty();
    }
  }

  /** A random UUID (RFC 9562, version 4) as 32 hex digits. */
  String eventId() {
    byte[] bytes = new byte[EVENT_ID_BYTES];
    random.nextBytes(bytes);
    bytes[6] = (byte) ((bytes[6] & 0x0f) | 0x40);
    bytes[8] = (byte) ((bytes[8] & 0x3f) | 0x80);
    return HexFormat.of().formatHex(bytes);
  }

  private String hex(int bytes) {
    byte[] drawn = new byte[bytes];
    random.nextBytes(drawn);
    return HexFormat.of().formatHex(drawn);
  }
}
