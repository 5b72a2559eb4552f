package org.robotmcpkit.server.inspector;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.function.BiConsumer;

/**
 * Finds the events in a stream of server-sent events as it is written (HTML standard, §9.2). Not
 * thread-safe.
 */
final class SentEvents {
  private static final int LONGEST_FIELD = 6;

  private final BiConsumer<String, Captured> onEvent;
  private final StringBuilder field = new StringBuilder();
  private boolean inValue;
  private boolean isFirstOfValue;
  private boolean lineIsEmpty = true;
  private String event = "message";
  private StringBuilder eventName = new StringBuilder();
  private Captured data = new Captured();

  /**
   * A reader.
   *
   * @param onEvent gets the name and the data of each event
   */
  SentEvents(BiConsumer<String, Captured> onEvent) {
    this.onEvent = onEvent;
  }

  void add(ByteBuffer more) {
    ByteBuffer view = more.slice();
    while (view.hasRemaining()) {
      byte one = view.get();
      if (one == '\n') {
        endLine();
      } else if (one != '\r') {
        letter(one);
      }
    }
  }

  private void letter(byte one) {
    lineIsEmpty = false;
    if (!inValue) {
      if (one == ':') {
        inValue = true;
        isFirstOfValue = true;
        eventName.setLength(0);
        if (isData() && data.bytes() > 0) {
          data.add((byte) '\n');
        }
      } else if (field.length() < LONGEST_FIELD) {
        field.append((char) one);
      }
      return;
    }
    boolean isPadding = isFirstOfValue && one == ' ';
    isFirstOfValue = false;
    if (!isPadding && isData()) {
      data.add(one);
    } else if (!isPadding && eventName.length() < Captured.MOST_SHOWN) {
      eventName.append((char) one);
    }
  }

  private boolean isData() {
    return field.toString().equals("data");
  }

  private void endLine() {
    if (lineIsEmpty) {
      if (data.bytes() > 0) {
        onEvent.accept(event, data);
      }
      data = new Captured();
      event = "message";
    } else if (field.toString().equals("event")) {
      event =
          new String(
              eventName.toString().getBytes(StandardCharsets.ISO_8859_1), StandardCharsets.UTF_8);
    }
    field.setLength(0);
    inValue = false;
    lineIsEmpty = true;
  }
}
