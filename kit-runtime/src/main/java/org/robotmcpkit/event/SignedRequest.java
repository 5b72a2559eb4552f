package org.robotmcpkit.event;

import java.net.URI;

/**
 * One attempt to deliver one event, ready to be sent ({@code docs/contract.md} §2).
 *
 * @param url where to; may hold secrets, so nothing but scheme, host and port may be logged
 * @param server the value of {@code X-RVC-Server}
 * @param timestamp the value of {@code X-RVC-Timestamp}
 * @param signature the value of {@code X-RVC-Signature}
 * @param body the very bytes that were signed; not to be changed
 */
public record SignedRequest(
    URI url, String server, String timestamp, String signature, byte[] body) {
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
