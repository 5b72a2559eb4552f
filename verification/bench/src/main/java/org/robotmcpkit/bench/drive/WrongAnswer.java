package org.robotmcpkit.bench.drive;

import java.io.IOException;

/** A server has answered, and not with what was asked for. */
final class WrongAnswer extends IOException {
  private static final long serialVersionUID = 1L;
  private static final int SHOWN = 600;

  WrongAnswer(String request, Reply reply) {
    super(
        "HTTP "
            + reply.status()
            + " "
            + shortened(reply.text())
            + " to "
            + shortened(request.substring(request.indexOf("\r\n\r\n") + 4)));
  }

  private static String shortened(String text) {
    return text.length() <= SHOWN ? text : text.substring(0, SHOWN) + "…";
  }
}
