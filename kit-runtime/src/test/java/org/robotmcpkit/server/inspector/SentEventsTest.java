package org.robotmcpkit.server.inspector;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SentEventsTest {
  private static final String STREAM =
      "id: 1\r\nevent: message\r\ndata: {\"grüße\":1}\r\n\r\n: a comment\n\ndata:two\ndata: lines\n\nevent: endpoint\ndata: /message\n\n"
          + "event: nothing\n\nretry: 5\ndata: last\n\ndata: unfinished";

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 7, 1000})
  void eventsAreFoundHoweverTheStreamIsCut(int pieces) {
    List<String> seen = new ArrayList<>();
    SentEvents events = new SentEvents((name, data) -> seen.add(name + "=" + data.text()));

    byte[] bytes = STREAM.getBytes(UTF_8);
    for (int at = 0; at < bytes.length; at += pieces) {
      events.add(ByteBuffer.wrap(bytes, at, Math.min(pieces, bytes.length - at)));
    }

    assertThat(seen)
        .containsExactly(
            "message={\"grüße\":1}", "message=two\nlines", "endpoint=/message", "message=last");
  }
}
