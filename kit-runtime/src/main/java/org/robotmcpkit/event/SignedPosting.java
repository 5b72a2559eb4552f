package org.robotmcpkit.event;

import java.net.URI;
import java.time.Clock;
import java.time.Duration;
import java.util.Objects;
import org.robotmcpkit.signing.EventSigner;

/**
 * Makes one attempt: signs the event's bytes for this very moment and hands them to the transport.
 *
 * <p>The receiver takes a signature for 300 s and retries run for 600 s, so the timestamp is new
 * each time. Thread-safe.
 */
final class SignedPosting {
  private final URI url;
  private final String server;
  private final EventSigner signer;
  private final Clock clock;
  private final Transport transport;

  SignedPosting(URI url, String server, EventSigner signer, Clock clock, Transport transport) {
    this.url = url;
    this.server = server;
    this.signer = signer;
    this.clock = clock;
    this.transport = transport;
  }

  /** What came of the attempt; never throws, whatever signer, clock and transport do. */
  Outcome post(Attempt attempt) {
    try {
      byte[] body = attempt.event().body;
      long timestamp = clock.instant().getEpochSecond();
      String signature = EventSigner.SIGNATURE_PREFIX + signer.sign(timestamp, body);
      SignedRequest request =
          new SignedRequest(
              url, server, Long.toString(timestamp), signature, body, attempt.event().trace);
      return Objects.requireNonNull(
          transport.post(request, Duration.ofNanos(attempt.timeoutNanos())), "outcome");
    } catch (Throwable t) {
      return new Outcome.Failed(Outcome.Failure.INTERNAL, t.getClass().getSimpleName());
    }
  }

  /** Gives up what is in flight; never throws either. */
  void close() {
    DeliveryLog.run(transport::close);
  }
}
