package org.robotmcpkit.consent;

import java.time.Duration;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.function.LongSupplier;

/**
 * The codes that refusals give and that the same call brings back. Each is good for one call with
 * the same tool, caller, arguments and message, for {@link #VALID}. Thread-safe.
 */
public final class ConfirmCodes {
  /** How long a code is valid. */
  public static final Duration VALID = Duration.ofMinutes(5);

  /** The most codes that are out at one time; then the oldest are forgotten. */
  static final int MOST = 1000;

  /** Letters and digits that nobody takes for one another. */
  private static final String ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz";

  private static final int LENGTH = 8;

  private final LongSupplier nanoTime;
  private final Random random;
  // guarded by this; by fingerprint, oldest first
  private final Map<String, Code> codes = new LinkedHashMap<>();

  private record Code(String text, long issuedAt) {}

  /**
   * No codes yet.
   *
   * @param nanoTime a monotonic clock, in nanoseconds
   * @param random where codes come from: one that nobody can foresee
   */
  public ConfirmCodes(LongSupplier nanoTime, Random random) {
    this.nanoTime = nanoTime;
    this.random = random;
  }

  /** A new code for that request; one that it had before is void. */
  public synchronized String issue(ConsentRequest request) {
    forgetOld(MOST - 1);
    StringBuilder text = new StringBuilder(LENGTH);
    for (int at = 0; at < LENGTH; at++) {
      text.append(ALPHABET.charAt(random.nextInt(ALPHABET.length())));
    }
    String fingerprint = request.fingerprint();
    codes.remove(fingerprint);
    codes.put(fingerprint, new Code(text.toString(), nanoTime.getAsLong()));
    return text.toString();
  }

  /**
   * Uses a code up.
   *
   * @return how long it has been out; empty if it is not that request's, was used, or has expired
   */
  public synchronized Optional<Duration> redeem(ConsentRequest request, String text) {
    forgetOld(MOST);
    String fingerprint = request.fingerprint();
    Code code = codes.get(fingerprint);
    return code != null && code.text().equals(text) && codes.remove(fingerprint, code)
        ? Optional.of(Duration.ofNanos(nanoTime.getAsLong() - code.issuedAt()))
        : Optional.empty();
  }

  /** Voids every code that is out. */
  synchronized void voidAll() {
    codes.clear();
  }

  private void forgetOld(int most) {
    long now = nanoTime.getAsLong();
    Iterator<Code> oldest = codes.values().iterator();
    while (oldest.hasNext()
        && (now - oldest.next().issuedAt() > VALID.toNanos() || codes.size() > most)) {
      oldest.remove();
    }
  }
}
