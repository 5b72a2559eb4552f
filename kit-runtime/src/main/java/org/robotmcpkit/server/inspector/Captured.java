package org.robotmcpkit.server.inspector;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;

/** The beginning of a body, and how long all of it is. Not thread-safe. */
final class Captured {
  /** How many characters of a body are shown. */
  static final int MOST_SHOWN = 8 << 10;

  /** A secret at the end of what is shown must be seen whole, to be known. */
  private static final int MOST_KEPT = MOST_SHOWN + (2 << 10);

  private final ByteArrayOutputStream kept = new ByteArrayOutputStream();
  private long bytes;

  void add(ByteBuffer more) {
    ByteBuffer view = more.slice();
    bytes += view.remaining();
    byte[] part = new byte[Math.min(view.remaining(), MOST_KEPT - kept.size())];
    view.get(part);
    kept.writeBytes(part);
  }

  void add(byte one) {
    bytes++;
    if (kept.size() < MOST_KEPT) {
      kept.write(one);
    }
  }

  long bytes() {
    return bytes;
  }

  /** Whether all of it is kept. */
  boolean isWhole() {
    return bytes == kept.size();
  }

  byte[] keptBytes() {
    return kept.toByteArray();
  }

  String text() {
    return kept.toString(StandardCharsets.UTF_8);
  }
}
