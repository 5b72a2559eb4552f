package org.robotmcpkit.event;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What the transport makes of each fault, over real sockets; the table is {@link Fault}. */
class FaultTableTest {
  private static final byte[] BODY = "{\"where\":\"here\"}".getBytes(StandardCharsets.UTF_8);
  private static final Duration TIMEOUT = Duration.ofSeconds(2);
  private static final long WHAT_SOCKETS_BUFFER = 16 << 20;

  @ParameterizedTest
  @EnumSource
  void isTakenForWhatItIs(Fault fault) throws Exception {
    try (RawReceiver planner = new RawReceiver(RawReceiver.status("204 No Content"));
        FaultProxy proxy = new FaultProxy(planner.port(), List.of(fault));
        CapturedLog log = new CapturedLog()) {
      if (fault == Fault.REFUSE) {
        // the proxy can do it only to a connection that it has; here it is to have none
        proxy.refuseFor(60_000);
      }

      long began = System.nanoTime();
      Outcome outcome = post(request(proxy.url()));
      Duration took = Duration.ofNanos(System.nanoTime() - began);

      assertThat(Verdict.of(outcome)).as(outcome.summary()).isEqualTo(fault.verdict());
      if (outcome instanceof Outcome.Failed failed) {
        assertThat(failed.kind()).as(outcome.summary()).isEqualTo(fault.failure);
      } else if (!fault.isAcknowledged()) {
        assertThat(((Outcome.Answered) outcome).status()).isEqualTo(fault.status);
      }
      assertThat(took).isLessThan(TIMEOUT.plusSeconds(8));
      assertThat(planner.requests).hasSize(fault.when == Fault.When.AFTER_DELIVERY ? 1 : 0);
      assertThat(log.lines("ERROR")).as("a fault of the endpoint is none of ours").isEmpty();
      await().atMost(Duration.ofSeconds(10)).until(proxy.open::isEmpty);
      assertThat(proxy.written.get()).as("read of what has no end").isLessThan(WHAT_SOCKETS_BUFFER);
    }
  }

  private static Outcome post(SignedRequest request) {
    try (ApacheTransport transport = new ApacheTransport(1)) {
      return transport.post(request, TIMEOUT);
    }
  }

  private static SignedRequest request(URI url) {
    return new SignedRequest(url, "arm", "1765532000", "sha256=" + "ab".repeat(32), BODY);
  }
}
