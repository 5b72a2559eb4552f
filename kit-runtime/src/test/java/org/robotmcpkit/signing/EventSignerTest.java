package org.robotmcpkit.signing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.security.Provider;
import java.security.Security;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.robotmcpkit.signing.SigningVectors.Vector;

class EventSignerTest {
  private static final String SECRET = "correct-horse-battery-staple";
  private static final byte[] BODY = "{\"a\":1}".getBytes(StandardCharsets.UTF_8);
  private static final long TS = 1_765_532_000L;
  private static final String HEADER = "sha256=" + EventSigner.sign(SECRET, TS, BODY);

  static List<Vector> vectors() throws IOException {
    return SigningVectors.all();
  }

  static List<Vector> fiveVectors() throws IOException {
    List<Vector> all = SigningVectors.all();
    return List.of(all.get(0), all.get(2), all.get(6), all.get(15), all.get(25));
  }

  @Test
  void thereAreFiftyVectors() throws IOException {
    assertThat(vectors()).hasSize(50);
  }

  @ParameterizedTest
  @MethodSource("vectors")
  void signsAsTheOtherImplementationDoes(Vector vector) {
    assertThat(EventSigner.sign(vector.secret(), vector.timestamp(), vector.bytes()))
        .isEqualTo(vector.signature());
    assertThat(new EventSigner(vector.secret()).sign(vector.timestamp(), vector.bytes()))
        .isEqualTo(vector.signature());
  }

  @ParameterizedTest
  @MethodSource("vectors")
  void acceptsWhatTheOtherImplementationHasSigned(Vector vector) {
    assertThat(verify(vector, vector.bytes(), Long.toString(vector.timestamp()), vector.header()))
        .isTrue();
  }

  @ParameterizedTest
  @MethodSource("vectors")
  void refusesAnotherSecret(Vector vector) {
    String ts = Long.toString(vector.timestamp());
    assertThat(
            EventSigner.verify(
                vector.secret() + "x", ts, vector.bytes(), vector.header(), now(vector)))
        .isFalse();
  }

  @ParameterizedTest
  @MethodSource("fiveVectors")
  void refusesEverySingleFlippedBit(Vector vector) {
    String ts = Long.toString(vector.timestamp());
    byte[] body = vector.bytes();
    for (int bit = 0; bit < 8 * body.length; bit++) {
      assertThat(verify(vector, flipped(body, bit), ts, vector.header()))
          .as("body bit %d", bit)
          .isFalse();
    }
    byte[] header = vector.header().getBytes(StandardCharsets.ISO_8859_1);
    for (int bit = 0; bit < 8 * header.length; bit++) {
      String tampered = new String(flipped(header, bit), StandardCharsets.ISO_8859_1);
      assertThat(verify(vector, body, ts, tampered)).as("signature bit %d", bit).isFalse();
    }
    byte[] digits = ts.getBytes(StandardCharsets.ISO_8859_1);
    for (int bit = 0; bit < 8 * digits.length; bit++) {
      String tampered = new String(flipped(digits, bit), StandardCharsets.ISO_8859_1);
      assertThat(verify(vector, body, tampered, vector.header()))
          .as("timestamp bit %d", bit)
          .isFalse();
    }
  }

  @ParameterizedTest
  @ValueSource(longs = {-300, -299, -1, 0, 1, 299, 300})
  void acceptsClocksThatDifferByAtMostThreeHundredSeconds(long skew) {
    assertThat(EventSigner.verify(SECRET, "" + TS, BODY, HEADER, Instant.ofEpochSecond(TS + skew)))
        .isTrue();
  }

  @ParameterizedTest
  @ValueSource(longs = {-301, 301, -1_000_000, 1_000_000})
  void refusesClocksThatDifferByMore(long skew) {
    assertThat(EventSigner.verify(SECRET, "" + TS, BODY, HEADER, Instant.ofEpochSecond(TS + skew)))
        .isFalse();
  }

  @ParameterizedTest
  @ValueSource(
      longs = {
        Long.MIN_VALUE,
        Long.MIN_VALUE + 1,
        Long.MIN_VALUE + 300,
        Long.MIN_VALUE + TS,
        Long.MIN_VALUE + TS + 300,
        Long.MAX_VALUE,
        Long.MAX_VALUE - 300,
        Long.MAX_VALUE - TS,
        TS + Long.MIN_VALUE,
        -TS
      })
  void refusesClocksAtTheEndsOfTime(long now) {
    assertThat(EventSigner.verify(SECRET, "" + TS, BODY, HEADER, now, EventSigner.MAX_SKEW))
        .isFalse();
  }

  @Test
  void acceptsNothingWithANegativeSkewAndAnythingOldWithAHugeOne() {
    Duration huge = Duration.ofSeconds(Long.MAX_VALUE);
    assertThat(EventSigner.verify(SECRET, "" + TS, BODY, HEADER, TS, Duration.ofSeconds(-1)))
        .isFalse();
    assertThat(EventSigner.verify(SECRET, "" + TS, BODY, HEADER, Long.MAX_VALUE, huge)).isTrue();
    assertThat(
            EventSigner.verify(
                SECRET,
                "" + TS,
                BODY,
                HEADER,
                Instant.ofEpochSecond(TS + 400),
                Duration.ofSeconds(400)))
        .isTrue();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "", " ", "+1765532000", "-1", "-1765532000", "1765532000 ", " 1765532000", "1765532000\n",
            "1765532000.0",
        "1765532000000", "0001765532000", "0x693C", "1_765_532_000", "١٧٦٥٥٣٢٠٠٠", "１７６５５３２０００",
            "1765532000,1765532000", "NaN", "1e9"
      })
  void refusesTimestampsThatAreNotOneToTwelveAsciiDigits(String header) {
    // signed over this very text, so that only the rule about the text can refuse it
    String signature = "sha256=" + HmacOracle.hex(SECRET, header, BODY);
    assertThat(EventSigner.verify(SECRET, header, BODY, signature, Instant.ofEpochSecond(TS)))
        .isFalse();
  }

  @Test
  void takesTheTimestampsTextAsItCameForTheSignature() {
    String leadingZero = "0" + TS;
    assertThat(EventSigner.verify(SECRET, leadingZero, BODY, HEADER, Instant.ofEpochSecond(TS)))
        .isFalse();
    String own = "sha256=" + HmacOracle.hex(SECRET, leadingZero, BODY);
    assertThat(EventSigner.verify(SECRET, leadingZero, BODY, own, Instant.ofEpochSecond(TS)))
        .isTrue();
  }

  static List<String> wrongSignatureHeaders() {
    String hex = EventSigner.sign(SECRET, TS, BODY);
    return List.of(
        "",
        " ",
        hex,
        "sha256=",
        "sha256=" + hex.substring(1),
        "sha256=" + hex + "0",
        "sha256=" + hex.toUpperCase(Locale.ROOT),
        "SHA256=" + hex,
        "Sha256=" + hex,
        " sha256=" + hex,
        "sha256=" + hex + " ",
        "sha256= " + hex,
        "sha256=" + hex + ",sha256=" + hex,
        "sha1=" + hex,
        "sha512=" + hex,
        "v1," + hex,
        "sha256:" + hex,
        "sha256=" + "0".repeat(64),
        "sha256=" + hex.replace(hex.charAt(0), 'g'),
        "sha256=" + hex.substring(0, 63) + "\u0660",
        "sha256=\"" + hex + "\"");
  }

  @ParameterizedTest
  @MethodSource("wrongSignatureHeaders")
  void refusesSignaturesThatAreNotExactlyAsTheSenderWritesThem(String header) {
    assertThat(EventSigner.verify(SECRET, "" + TS, BODY, header, Instant.ofEpochSecond(TS)))
        .isFalse();
  }

  @Test
  void refusesWhatIsMissing() {
    Instant now = Instant.ofEpochSecond(TS);
    assertThat(EventSigner.verify(SECRET, null, BODY, HEADER, now)).isFalse();
    assertThat(EventSigner.verify(SECRET, "" + TS, BODY, null, now)).isFalse();
    assertThat(EventSigner.verify(null, "" + TS, BODY, HEADER, now)).isFalse();
    assertThat(EventSigner.verify(SECRET, "" + TS, BODY, HEADER, now)).isTrue();
  }

  @ParameterizedTest
  @ValueSource(strings = {"", " ", "\t\n"})
  void blankSecretsVerifyNothingAndSignNothing(String blank) {
    String forged = "sha256=" + "0".repeat(64);
    assertThat(EventSigner.verify(blank, "" + TS, BODY, forged, Instant.ofEpochSecond(TS)))
        .isFalse();
    assertThatThrownBy(() -> EventSigner.sign(blank, TS, BODY))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("The event secret is blank.");
  }

  @Test
  void manyThreadsSignWithOneSignerWithoutMixingUpTheirBodies() throws Exception {
    EventSigner signer = new EventSigner(SECRET);
    String golden = EventSigner.sign(SECRET, TS, BODY);
    ExecutorService pool = Executors.newFixedThreadPool(8);
    try {
      List<Callable<Integer>> work = new ArrayList<>();
      for (int thread = 0; thread < 8; thread++) {
        work.add(
            () -> {
              int wrong = 0;
              for (int i = 0; i < 12_500; i++) {
                wrong += signer.sign(TS, BODY).equals(golden) ? 0 : 1;
              }
              return wrong;
            });
      }
      for (Future<Integer> wrong : pool.invokeAll(work)) {
        assertThat(wrong.get()).isZero();
      }
    } finally {
      pool.shutdownNow();
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"ar-EG", "th-TH-u-nu-thai", "tr-TR"})
  void signsTheSameInEveryLocale(String tag) {
    Locale before = Locale.getDefault();
    Locale.setDefault(Locale.forLanguageTag(tag));
    try {
      assertThat("sha256=" + EventSigner.sign(SECRET, TS, BODY)).isEqualTo(HEADER);
      assertThat(EventSigner.verify(SECRET, "" + TS, BODY, HEADER, Instant.ofEpochSecond(TS)))
          .isTrue();
    } finally {
      Locale.setDefault(before);
    }
  }

  @Test
  @SuppressWarnings("NullAway")
  void answersNoInsteadOfThrowingWhateverItIsGiven() {
    assertThat(EventSigner.verify(SECRET, "" + TS, null, HEADER, Instant.ofEpochSecond(TS)))
        .isFalse();
    assertThat(EventSigner.verify(SECRET, "" + TS, BODY, HEADER, TS, null)).isFalse();
  }

  @Test
  void signsWithProvidersWhoseMacsCannotBeCloned() {
    Provider provider = new UncloneableMacProvider();
    Security.insertProviderAt(provider, 1);
    try {
      assertThat("sha256=" + EventSigner.sign(SECRET, TS, BODY)).isEqualTo(HEADER);
      assertThat(UncloneableMacProvider.used).isPositive();
    } finally {
      Security.removeProvider(provider.getName());
    }
  }

  @Test
  void neverShowsTheSecret() {
    assertThat(new EventSigner("canary-secret").toString()).doesNotContain("canary");
  }

  private static boolean verify(Vector vector, byte[] body, String timestamp, String signature) {
    return EventSigner.verify(vector.secret(), timestamp, body, signature, now(vector));
  }

  private static Instant now(Vector vector) {
    return Instant.ofEpochSecond(vector.timestamp());
  }

  private static byte[] flipped(byte[] bytes, int bit) {
    byte[] copy = bytes.clone();
    copy[bit / 8] ^= (byte) (1 << bit % 8);
    return copy;
  }
}
