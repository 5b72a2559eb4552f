package org.robotmcpkit.server;

import io.modelcontextprotocol.json.McpJsonDefaults;
import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.robotmcpkit.model.LogText;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The lines between a stdio client and the SDK, watched for two things that the SDK does badly: a line that is no
 * message ends its server, and the end of input ends it before the last answers are out. So such lines stop here, and
 * the end of input is held back until every request has its answer. Thread-safe.
 */
final class StdioConversation {
  private static final Logger LOG = LoggerFactory.getLogger(StdioConversation.class);
  private static final int LONGEST_LINE = 1 << 20;

  /** How long the last answers may take; {@code cancel_task} takes at most 5 s. */
  private static final long LONGEST_FAREWELL_S = 6;

  private final InputStream in;
  private final OutputStream out;
  private final CountDownLatch ended = new CountDownLatch(1);

  private final Object lock = new Object();
  // guarded by lock
  private final Set<Object> unanswered = new HashSet<>();

  StdioConversation(InputStream in, OutputStream out) {
    this.in = new Requests(new BufferedInputStream(in));
    this.out = new Answers(out);
  }

  /** What the SDK reads: one message a line. */
  InputStream in() {
    return in;
  }

  /** Where the SDK writes. */
  OutputStream out() {
    return out;
  }

  /** Returns when the input has ended and has been answered. */
  void awaitEnd() throws InterruptedException {
    ended.await();
  }

  /** Ends the wait. */
  void end() {
    ended.countDown();
    synchronized (lock) {
      unanswered.clear();
      lock.notifyAll();
    }
  }

  private void asked(Map<?, ?> message) {
    if (message.get("method") != null && message.get("id") != null) {
      synchronized (lock) {
        unanswered.add(message.get("id"));
      }
    }
  }

  private void answered(Map<?, ?> message) {
    if (message.get("method") == null && message.get("id") != null) {
      synchronized (lock) {
        unanswered.remove(message.get("id"));
        lock.notifyAll();
      }
    }
  }

  private void awaitAnswers() {
    long giveUpAt = System.nanoTime() + TimeUnit.SECONDS.toNanos(LONGEST_FAREWELL_S);
    synchronized (lock) {
      try {
        while (!unanswered.isEmpty()) {
          long leftNanos = giveUpAt - System.nanoTime();
          if (leftNanos <= 0) {
            LOG.warn("standard input has ended, and {} requests got no answer", unanswered.size());
            return;
          }
          TimeUnit.NANOSECONDS.timedWait(lock, leftNanos);
        }
      } catch (InterruptedException interrupted) {
        Thread.currentThread().interrupt();
      }
    }
  }

  /** The message in a line; null if there is none. */
  private static @Nullable Map<?, ?> messageIn(byte[] line) {
    try {
      Map<?, ?> message = McpJsonDefaults.getMapper().readValue(line, Map.class);
      return message.containsKey("method") || message.containsKey("result") || message.containsKey("error")
          ? message
          : null;
    } catch (IOException | RuntimeException noJson) {
      return null;
    }
  }

  /** Gives out line after line, only those with a message in them. */
  private final class Requests extends InputStream {
    private final InputStream raw;
    private byte[] line = new byte[0];
    private int given;

    Requests(InputStream raw) {
      this.raw = raw;
    }

    @Override
    public int read() throws IOException {
      byte[] one = new byte[1];
      return read(one, 0, 1) < 0 ? -1 : one[0] & 0xff;
    }

    @Override
    public int read(byte[] bytes, int offset, int length) throws IOException {
      if (length == 0) {
        return 0;
      }
      if (given == line.length && !nextMessage()) {
        awaitAnswers();
        ended.countDown();
        return -1;
      }
      int count = Math.min(length, line.length - given);
      System.arraycopy(line, given, bytes, offset, count);
      given += count;
      return count;
    }

    private boolean nextMessage() throws IOException {
      byte[] next = nextLine();
      while (next != null) {
        Map<?, ?> message = messageIn(next);
        if (message != null) {
          asked(message);
          line = next;
          given = 0;
          return true;
        }
        if (!new String(next, StandardCharsets.UTF_8).isBlank()) {
          LOG.warn("a line that is no MCP message is left out: {}", LogText.safe(new String(next, StandardCharsets.UTF_8)));
        }
        next = nextLine();
      }
      return false;
    }

    /** The next line with its end, null at the end of input; of a line that is too long only the beginning. */
    private byte @Nullable [] nextLine() throws IOException {
      ByteArrayOutputStream read = new ByteArrayOutputStream();
      for (int one = raw.read(); one >= 0; one = raw.read()) {
        if (read.size() < LONGEST_LINE) {
          read.write(one);
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
  }

  /** Passes bytes on, and notes which requests they answer. */
  private final class Answers extends FilterOutputStream {
    private final ByteArrayOutputStream written = new ByteArrayOutputStream();

    Answers(OutputStream raw) {
      super(raw);
    }

    @Override
    public synchronized void write(int one) throws IOException {
      write(new byte[] {(byte) one}, 0, 1);
    }

    @Override
    public synchronized void write(byte[] bytes, int offset, int length) throws IOException {
      out.write(bytes, offset, length);
      for (int index = offset; index < offset + length; index++) {
        if (bytes[index] == '\n') {
          lineIsOut();
        } else {
          written.write(bytes[index]);
        }
      }
    }

    private void lineIsOut() throws IOException {
      out.flush();
      Map<?, ?> message = messageIn(written.toByteArray());
      written.reset();
      if (message != null) {
        answered(message);
      }
    }
  }
}
