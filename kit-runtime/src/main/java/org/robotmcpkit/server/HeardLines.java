package org.robotmcpkit.server;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import org.jspecify.annotations.Nullable;
import org.robotmcpkit.mcp.Incoming;
import org.robotmcpkit.model.LogText;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Gives out line after line, only those with a message in them. For one reader. */
final class HeardLines extends InputStream {
  private static final Logger LOG = LoggerFactory.getLogger(HeardLines.class);

  /** Told about lines and about their end, on the reader's thread. */
  interface Listener {
    void heard(Incoming.Message message);

    void refused(Incoming.Refused refused, byte[] line);

    /** The end of input is given out when this returns. */
    void ended();
  }

  private final InputStream raw;
  private final Listener listener;
  private byte[] line = new byte[0];
  private int given;

  HeardLines(InputStream raw, Listener listener) {
    this.raw = raw;
    this.listener = listener;
  }

  /** Waits for the first message, and leaves it to be read; null at the end of input. */
  Incoming.@Nullable Message first() {
    return nextMessage();
  }

  @Override
  public int read() {
    byte[] one = new byte[1];
    return read(one, 0, 1) < 0 ? -1 : one[0] & 0xff;
  }

  @Override
  public int read(byte[] bytes, int offset, int length) {
    if (length == 0) {
      return 0;
    }
    if (given == line.length && nextMessage() == null) {
      return -1;
    }
    int count = Math.min(length, line.length - given);
    System.arraycopy(line, given, bytes, offset, count);
    given += count;
    return count;
  }

  private Incoming.@Nullable Message nextMessage() {
    for (byte[] next = nextLine(); next != null; next = nextLine()) {
      Incoming incoming = Incoming.read(next);
      if (incoming instanceof Incoming.Message message) {
        listener.heard(message);
        line = next;
        given = 0;
        return message;
      }
      if (!isBlank(next)) {
        listener.refused((Incoming.Refused) incoming, next);
      }
    }
    listener.ended();
    return null;
  }

  private static boolean isBlank(byte[] bytes) {
    for (byte one : bytes) {
      if (one > ' ' || one < 0) {
        return false;
      }
    }
    return true;
  }

  /**
   * The next line with its end, null at the end of input; of a line that is too long only the
   * beginning. A carriage return is a blank in JSON, and would be the end of a line to the SDK.
   */
  private byte @Nullable [] nextLine() {
    ByteArrayOutputStream read = new ByteArrayOutputStream();
    for (int one = nextByte(); one >= 0; one = nextByte()) {
      if (read.size() <= Incoming.MOST_BYTES) {
        read.write(one == '\r' ? ' ' : one);
      }
      if (one == '\n') {
        return read.toByteArray();
      }
    }
    if (read.size() == 0) {
      return null;
    }
    read.write('\n');
    return read.toByteArray();
  }

  /** The next byte, negative at the end: an input that breaks has ended. */
  private int nextByte() {
    try {
      return raw.read();
    } catch (IOException broken) {
      LOG.warn("standard input is broken, which ends it: {}", LogText.safe(broken));
      return -1;
    }
  }
}
