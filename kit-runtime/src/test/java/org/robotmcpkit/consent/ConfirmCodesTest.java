package org.robotmcpkit.consent;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

/** Codes that the same call brings back. */
class ConfirmCodesTest {
  private static final ConsentRequest BUY = request("buy", "ann", 2, "Buy 2?");

  private long now;
  private final ConfirmCodes codes = new ConfirmCodes(() -> now, new Random(1));

  private static ConsentRequest request(String tool, String principal, int count, String message) {
    return new ConsentRequest(tool, principal, Map.of("count", count), message);
  }

  @Test
  void aCodeIsGoodOnce() {
    String code = codes.issue(BUY);

    assertThat(code).matches("[a-z2-9]{8}");
    assertThat(codes.redeem(BUY, code)).isTrue();
    assertThat(codes.redeem(BUY, code)).isFalse();
  }

  @Test
  void aCodeIsGoodForThatToolCallerArgumentsAndMessageAlone() {
    String code = codes.issue(BUY);

    assertThat(codes.redeem(request("sell", "ann", 2, "Buy 2?"), code)).isFalse();
    assertThat(codes.redeem(request("buy", "bob", 2, "Buy 2?"), code)).isFalse();
    assertThat(codes.redeem(request("buy", "ann", 3, "Buy 2?"), code)).isFalse();
    assertThat(codes.redeem(request("buy", "ann", 2, "Buy 2 for 500?"), code)).isFalse();
    assertThat(codes.redeem(BUY, "")).isFalse();
    assertThat(codes.redeem(BUY, code)).isTrue();
  }

  @Test
  void aNewCodeVoidsTheOneBefore() {
    String first = codes.issue(BUY);
    String second = codes.issue(BUY);

    assertThat(codes.redeem(BUY, first)).isFalse();
    assertThat(codes.redeem(BUY, second)).isTrue();
  }

  @Test
  void aCodeIsGoodForFiveMinutes() {
    String code = codes.issue(BUY);
    now += TimeUnit.MINUTES.toNanos(5);
    assertThat(codes.redeem(BUY, code)).isTrue();

    String late = codes.issue(BUY);
    now += TimeUnit.MINUTES.toNanos(5) + 1;
    assertThat(codes.redeem(BUY, late)).isFalse();
  }

  @Test
  void thereAreNeverMoreThanAThousandAndTheOldestGoFirst() {
    String[] issued = new String[1001];
    for (int number = 0; number < issued.length; number++) {
      issued[number] = codes.issue(request("buy", "ann", number, ""));
    }

    assertThat(codes.redeem(request("buy", "ann", 0, ""), issued[0])).isFalse();
    assertThat(codes.redeem(request("buy", "ann", 1, ""), issued[1])).isTrue();
    assertThat(codes.redeem(request("buy", "ann", 1000, ""), issued[1000])).isTrue();
  }
}
