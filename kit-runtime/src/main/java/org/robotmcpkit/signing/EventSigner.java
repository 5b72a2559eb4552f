package org.robotmcpkit.signing;

import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.time.Duration;
import java.time.Instant;
import java.util.HexFormat;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;
import org.jspecify.annotations.Nullable;

/**
 * Signs and verifies event bodies: {@code hex(HMAC-SHA256(UTF-8(secret), ASCII(timestamp) + "." +
 * body))} ({@code docs/contract.md} §2).
 *
 * <p>The static methods serve whoever signs or verifies now and then; an instance keeps the key
 * ready for a sender of many events. Both are thread-safe. The secret is used as it is given,
 * blanks included, and never shows in a {@code toString} or an exception.
 *
 * <pre>{@code
 * boolean genuine = EventSigner.verify(
 *     secret, request.getHeader(TIMESTAMP_HEADER), bodyBytes, request.getHeader(SIGNATURE_HEADER), Instant.now());
 * }</pre>
 */
public final class EventSigner {
  /** The header with the name of the sending server; the signature does not cover it. */
  public static final String SERVER_HEADER = "X-RVC-Server";

  /** The header with the time of signing, in unix seconds. */
  public static final String TIMESTAMP_HEADER = "X-RVC-Timestamp";

  /** The header with {@value #SIGNATURE_PREFIX} and the signature. */
  public static final String SIGNATURE_HEADER = "X-RVC-Signature";

  /** What stands before the hex digits in {@value #SIGNATURE_HEADER}. */
  public static final String SIGNATURE_PREFIX = "sha256=";

  /** How far the time of signing and the receiver's clock may differ. */
  public static final Duration MAX_SKEW = Duration.ofMinutes(5);

  private static final String ALGORITHM = "HmacSHA256";

  private final SecretKeySpec key;
  private final Mac keyed;

  /**
   * A signer for one secret.
   *
   * @throws IllegalArgumentException if the secret is blank
   */
  public EventSigner(String secret) {
    if (secret.isBlank()) {
      throw new IllegalArgumentException("The event secret is blank.");
    }
    this.key = new SecretKeySpec(secret.getBytes(StandardCharsets.UTF_8), ALGORITHM);
    this.keyed = keyed(key);
  }

  /**
   * The signature of a body, as 64 lower-case hex digits.
   *
   * @param secret the shared secret, not blank
   * @param timestamp the time of signing, in unix seconds
   * @param body the very bytes that are sent
   * @throws IllegalArgumentException if the secret is blank
   */
  public static String sign(String secret, long timestamp, byte[] body) {
    return new EventSigner(secret).sign(timestamp, body);
  }

  /**
   * The signature of a body, as 64 lower-case hex digits; see {@link #sign(String, long, byte[])}.
   */
  public String sign(long timestamp, byte[] body) {
    return HexFormat.of().formatHex(mac(Long.toString(timestamp), body));
  }

  /**
   * Whether a body was signed with the secret, within {@link #MAX_SKEW} of now; see {@link
   * #verify(String, String, byte[], String, long, Duration)}.
   */
  public static boolean verify(
      @Nullable String secret,
      @Nullable String timestampHeader,
      byte[] body,
      @Nullable String signatureHeader,
      Instant now) {
    return verify(secret, timestampHeader, body, signatureHeader, now.getEpochSecond(), MAX_SKEW);
  }

  /**
   * Whether a body was signed with the secret, within a time of now; see {@link #verify(String,
   * String, byte[], String, long, Duration)}.
   */
  public static boolean verify(
      @Nullable String secret,
      @Nullable String timestampHeader,
      byte[] body,
      @Nullable String signatureHeader,
      Instant now,
      Duration maxSkew) {
    return verify(secret, timestampHeader, body, signatureHeader, now.getEpochSecond(), maxSkew);
  }

  /**
   * Whether a body was signed with the secret, within a time of now.
   *
   * <p>Never throws, and answers {@code false} whenever something is missing or not exactly as the
   * contract writes it: the timestamp 1 to 12 ASCII digits, the signature {@value
   * #SIGNATURE_PREFIX} and 64 lower-case hex digits. The comparison takes constant time.
   *
   * @param secret the shared secret; {@code false} if it is missing or blank
   * @param timestampHeader the value of {@value #TIMESTAMP_HEADER}, exactly as received
   * @param body the body, exactly as received
   * @param signatureHeader the value of {@value #SIGNATURE_HEADER}, exactly as received
   * @param nowSeconds the receiver's time, in unix seconds
   * @param maxSkew how far the two times may differ, in whole seconds
   */
  public static boolean verify(
      @Nullable String secret,
      @Nullable String timestampHeader,
      byte[] body,
      @Nullable String signatureHeader,
      long nowSeconds,
      Duration maxSkew) {
    return secret != null
        && !secret.isBlank()
        && new EventSigner(secret)
            .verify(timestampHeader, body, signatureHeader, nowSeconds, maxSkew);
  }

  /** Whether a body was signed with this signer's secret; the rules of the static method apply. */
  public boolean verify(
      @Nullable String timestampHeader,
      byte[] body,
      @Nullable String signatureHeader,
      long nowSeconds,
      Duration maxSkew) {
    try {
      byte @Nullable [] claimed = SignatureHeaders.signature(signatureHeader);
      return claimed != null
          && timestampHeader != null
          && SignatureHeaders.isWithin(timestampHeader, nowSeconds, maxSkew)
          // over the header's own text: "007" and "7" are one number, but not one signature
          && MessageDigest.isEqual(mac(timestampHeader, body), claimed);
    } catch (RuntimeException cannotTell) {
      return false;
    }
  }

  @Override
  public String toString() {
    return "EventSigner[secret=(redacted)]";
  }

  private byte[] mac(String timestamp, byte[] body) {
    Mac mac = ownMac();
    mac.update(timestamp.getBytes(StandardCharsets.US_ASCII));
    mac.update((byte) '.');
    return mac.doFinal(body);
  }

  /** A Mac that no other thread uses: shared ones mix up what their threads feed them. */
  private Mac ownMac() {
    try {
      return (Mac) keyed.clone();
    } catch (CloneNotSupportedException providerCannot) {
      return keyed(key);
    }
  }

  private static Mac keyed(SecretKeySpec key) {
    try {
      Mac mac = Mac.getInstance(ALGORITHM);
      mac.init(key);
      return mac;
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException("This Java runtime has no " + ALGORITHM + ".", e);
    }
  }
}
