package org.robotmcpkit.event;

import java.net.URI;
import org.jspecify.annotations.Nullable;
import org.robotmcpkit.observe.TraceContext;

/**
 * One attempt to deliver one event, ready to be sent ({@code docs/contract.md} §2).
 *
 * @param url where to; may hold secrets, so nothing but scheme, host and port may be logged
 * @param server the value of {@code X-RVC-Server}
 * @param timestamp the value of {@code X-RVC-Timestamp}
 * @param signature the value of {@code X-RVC-Signature}
 * @param body the very bytes that were signed; not to be changed
 * @param trace the trace that the event belongs to, to be sent as the headers {@code traceparent}
 *     and {@code tracestate}, which are not signed; null: none
 */
@SuppressWarnings("ArrayRecordComponent") // sent as it is, and compared with nothing
public record SignedRequest(
    URI url,
    String server,
    String timestamp,
    String signature,
    byte[] body,
    @Nullable TraceContext trace) {
  /** A request of no trace. */
  public SignedRequest(URI url, String server, String timestamp, String signature, byte[] body) {
    this(url, server, timestamp, signature, body, null);
  }

  @Override
  public String toString() {
    return "SignedRequest[server="
        + server
        + ", timestamp="
        + timestamp
        + ", bytes="
        + body.length
        + "]";
  }
}
