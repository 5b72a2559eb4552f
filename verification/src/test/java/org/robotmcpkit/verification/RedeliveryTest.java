package org.robotmcpkit.verification;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class RedeliveryTest {
  @Test
  void anEventThatIsRefusedComesAgainWithTheSameBytesAndTheNextOnesWait() {
    try (Receiver receiver = Receiver.startFailing(2);
        StdioClient client = StdioClient.connect(receiver.environment())) {
      client.startSleeping(2);

      List<Attempt> attempts = receiver.awaitAttempt(attempt -> attempt.type().equals("task_done"));

      assertThat(attempts).allSatisfy(attempt -> assertThat(attempt.isGenuine()).isTrue());
      assertThat(attempts).extracting(Attempt::status).startsWith(500, 500, 204);
      assertThat(attempts).extracting(Attempt::seq).containsExactly(1, 1, 1, 2, 3);
      assertThat(attempts.subList(0, 3))
          .extracting(Attempt::eventId)
          .containsOnly(attempts.get(0).eventId());
      assertThat(attempts.subList(0, 3))
          .allSatisfy(attempt -> assertThat(attempt.body()).isEqualTo(attempts.get(0).body()));
      assertThat(attempts.get(1).arrivedMs() - attempts.get(0).arrivedMs()).isBetween(450L, 1_500L);
      assertThat(attempts.get(2).arrivedMs() - attempts.get(1).arrivedMs())
          .isBetween(1_950L, 3_500L);
    }
  }

  @Test
  void aWrongSecretIsNoticedByTheReceiverAndRetriedByTheServer() {
    try (Receiver receiver = Receiver.start()) {
      Map<String, String> wrong = new HashMap<>(receiver.environment());
      wrong.put("RVC_EVENT_SECRET", "some-other-secret");
      try (StdioClient client = StdioClient.connect(wrong)) {
        client.startSleeping(1);

        List<Attempt> attempts = receiver.awaitAttempts(2);

        assertThat(attempts)
            .hasSizeGreaterThan(1)
            .allSatisfy(
                attempt -> {
                  assertThat(attempt.isGenuine()).isFalse();
                  assertThat(attempt.status()).isEqualTo(401);
                  assertThat(attempt.seq()).isEqualTo(1);
                });
      }
    }
  }
}
