package org.robotmcpkit.consent;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
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
    assertThat(codes.redeem(BUY, code)).isPresent();
    assertThat(codes.redeem(BUY, code)).isEmpty();
  }

  @Test
  void aCodeTellsHowLongItHasBeenOut() {
    String code = codes.issue(BUY);
    now += TimeUnit.SECONDS.toNanos(40);

    assertThat(codes.redeem(BUY, code)).contains(Duration.ofSeconds(40));
  }

  @Test
  void aCodeIsGoodForThatToolCallerArgumentsAndMessageAlone() {
    String code = codes.issue(BUY);

    assertThat(codes.redeem(request("sell", "ann", 2, "Buy 2?"), code)).isEmpty();
    assertThat(codes.redeem(request("buy", "bob", 2, "Buy 2?"), code)).isEmpty();
    assertThat(codes.redeem(request("buy", "ann", 3, "Buy 2?"), code)).isEmpty();
    assertThat(codes.redeem(request("buy", "ann", 2, "Buy 2 for 500?"), code)).isEmpty();
    assertThat(codes.redeem(BUY, "")).isEmpty();
    assertThat(codes.redeem(BUY, code)).isPresent();
  }

  @Test
  void aNewCodeVoidsTheOneBefore() {
    String first = codes.issue(BUY);
    String second = codes.issue(BUY);

    assertThat(codes.redeem(BUY, first)).isEmpty();
    assertThat(codes.redeem(BUY, second)).isPresent();
  }

  @Test
  void aCodeIsGoodForFiveMinutes() {
    String code = codes.issue(BUY);
    now += TimeUnit.MINUTES.toNanos(5);
    assertThat(codes.redeem(BUY, code)).isPresent();

    String late = codes.issue(BUY);
    now += TimeUnit.MINUTES.toNanos(5) + 1;
    assertThat(codes.redeem(BUY, late)).isEmpty();
  }

  @Test
  void thereAreNeverMoreThanAThousandAndTheOldestGoFirst() {
    String[] issued = new String[1001];
    for (int number = 0; number < issued.length; number++) {
      issued[number] = codes.issue(request("buy", "ann", number, ""));
    }

    assertThat(codes.redeem(request("buy", "ann", 0, ""), issued[0])).isEmpty();
    assertThat(codes.redeem(request("buy", "ann", 1, ""), issued[1])).isPresent();
    assertThat(codes.redeem(request("buy", "ann", 1000, ""), issued[1000])).isPresent();
  }
}
