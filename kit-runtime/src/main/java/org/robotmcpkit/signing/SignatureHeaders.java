package org.robotmcpkit.signing;

import java.time.Duration;
import java.util.HexFormat;
import org.jspecify.annotations.Nullable;

/**
 * Reads the two headers that belong to a signature, and refuses everything that the contract does
 * not write.
 */
final class SignatureHeaders {
  private static final int MAC_HEX_DIGITS = 64;
  private static final int MAX_TIMESTAMP_DIGITS = 12;

  private SignatureHeaders() {}

  /**
   * The 32 bytes that the header claims; {@code null} if it is not exactly as the contract writes
   * it.
   */
  static byte @Nullable [] signature(@Nullable String header) {
    if (header == null
        || header.length() != EventSigner.SIGNATURE_PREFIX.length() + MAC_HEX_DIGITS
        || !header.startsWith(EventSigner.SIGNATURE_PREFIX)) {
      return null;
    }
    String digits = header.substring(EventSigner.SIGNATURE_PREFIX.length());
    for (int i = 0; i < digits.length(); i++) {
      char c = digits.charAt(i);
      if (!((c >= '0' && c <= '9') || (c >= 'a' && c <= 'f'))) {
        return null;
      }
    }
    return HexFormat.of().parseHex(digits);
  }

  /** Whether the header names a time within so many seconds of now. */
  static boolean isWithin(String header, long nowSeconds, Duration maxSkew) {
    if (header.isEmpty() || header.length() > MAX_TIMESTAMP_DIGITS || maxSkew.isNegative()) {
      return false;
    }
    long seconds = 0;
    for (int i = 0; i < header.length(); i++) {
      char c = header.charAt(i);
      if (c < '0' || c > '9') { // Long.parseLong takes signs and the digits of every script
        return false;
      }
      seconds = 10 * seconds + (c - '0');
    }
    // Two bounds, each without overflow: Math.abs(now - then) is negative for one value, and would
    // let it pass.
    long skew = maxSkew.toSeconds();
    return seconds >= minus(nowSeconds, skew) && seconds <= plus(nowSeconds, skew);
  }

  private static long minus(long a, long b) {
    return a < Long.MIN_VALUE + b ? Long.MIN_VALUE : a - b;
  }

  private static long plus(long a, long b) {
    return a > Long.MAX_VALUE - b ? Long.MAX_VALUE : a + b;
  }
}
