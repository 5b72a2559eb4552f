package org.robotmcpkit.event;

import java.net.ServerSocket;
import java.time.Instant;
import java.util.Map;
import java.util.concurrent.Callable;
import org.robotmcpkit.model.EventType;
import org.robotmcpkit.model.Json;
import org.robotmcpkit.model.JsonValues;
import org.robotmcpkit.model.Limits;
import org.robotmcpkit.model.TaskEvent;
import org.robotmcpkit.signing.EventSigner;

/** Uses each of the three packages once; loaded by a class loader that knows little. */
public final class StandaloneProbe implements Callable<String> {
  @Override
  public String call() throws Exception {
    TaskEvent event =
        new TaskEvent(
            1, "id", "arm-1", "arm", "wave", EventType.PROGRESS, 1, Instant.now(),
            JsonValues.object(Map.of("percent", 5), Limits.EVENT));
    byte[] body = Json.bytes(event);
    long now = Instant.now().getEpochSecond();
    Map<String, String> headers =
        Map.of(
            EventSigner.SERVER_HEADER, "arm",
            EventSigner.TIMESTAMP_HEADER, Long.toString(now),
            EventSigner.SIGNATURE_HEADER, "sha256=" + EventSigner.sign("secret", now, body));
    EventReceiver receiver = EventReceiver.builder().server("arm", "secret").build(received -> {});
    String receipt = receiver.receive(headers::get, body).kind().name();
    try (ServerSocket nobodyAnswers = new ServerSocket(0);
        ApacheTransport transport = new ApacheTransport(1)) {
      Outcome outcome =
          transport.post(
              new SignedRequest(
                  java.net.URI.create("http://127.0.0.1:" + nobodyAnswers.getLocalPort()), "arm", "1", "x", body),
              java.time.Duration.ofMillis(50));
      return receipt + " " + outcome.getClass().getSimpleName();
    }
  }
}
