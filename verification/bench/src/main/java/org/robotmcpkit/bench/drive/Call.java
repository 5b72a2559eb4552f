package org.robotmcpkit.bench.drive;

import java.io.IOException;
import java.nio.charset.StandardCharsets;

/**
 * A request that can be sent again and again: only its id changes, in place, and the answer must
 * carry it. For one thread.
 */
final class Call {
  private static final int FIRST_ID = 100_000_000;
  private static final String ID = "\"id\":";
  private static final byte[] WRONG = "\"isError\":true".getBytes(StandardCharsets.US_ASCII);
  private static final byte[] RESULT = "\"result\":".getBytes(StandardCharsets.US_ASCII);

  private final byte[] request;
  private final int idAt;
  private final byte[] id = (ID + FIRST_ID).getBytes(StandardCharsets.US_ASCII);
  private final byte[] expected;
  private final boolean isChecked;
  private int next = FIRST_ID;

  /**
   * @param head the request line and headers, each with its line end, without the length
   * @param method of JSON-RPC
   * @param params as JSON
   * @param expected what must be in the answer
   * @param isChecked whether the answer is one of MCP at all
   */
  Call(String head, String method, String params, String expected, boolean isChecked) {
    String body =
        "{\"jsonrpc\":\"2.0\","
            + ID
            + FIRST_ID
            + ",\"method\":\""
            + method
            + "\",\"params\":"
            + params
            + "}";
    String whole = head + "Content-Length: " + body.length() + "\r\n\r\n" + body;
    request = whole.getBytes(StandardCharsets.US_ASCII);
    idAt = whole.indexOf(ID + FIRST_ID) + ID.length();
    this.expected = expected.getBytes(StandardCharsets.US_ASCII);
    this.isChecked = isChecked;
  }

  /**
   * Sends it and reads the answer.
   *
   * @throws WrongAnswer if it is not the good answer to this very call
   */
  Reply send(HttpConnection connection) throws IOException {
    next++;
    for (int digit = 8, rest = next; digit >= 0; digit--, rest /= 10) {
      request[idAt + digit] = (byte) ('0' + rest % 10);
      id[ID.length() + digit] = request[idAt + digit];
    }
    Reply reply = connection.exchange(request);
    boolean good =
        reply.status() == 200
            && reply.contains(expected)
            && (!isChecked
                || reply.contains(id) && reply.contains(RESULT) && !reply.contains(WRONG));
    if (!good) {
      throw new WrongAnswer(new String(request, StandardCharsets.US_ASCII), reply);
    }
    return reply;
  }
}
