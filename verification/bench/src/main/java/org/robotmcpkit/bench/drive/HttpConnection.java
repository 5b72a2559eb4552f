package org.robotmcpkit.bench.drive;

import java.io.Closeable;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/**
 * One kept-alive HTTP/1.1 connection over a blocking socket, as cheap as a client can be: what it
 * costs is not what is measured. For one thread.
 */
final class HttpConnection implements Closeable {
  private static final int CONNECT_MILLIS = 3000;
  private static final int READ_MILLIS = 30_000;

  private final Socket socket = new Socket();
  private final InputStream in;
  private final OutputStream out;
  private byte[] buffer = new byte[16 << 10];
  private int begin;
  private int end;
  private boolean isUsedUp;

  HttpConnection(int port) throws IOException {
    socket.setTcpNoDelay(true);
    socket.setSoTimeout(READ_MILLIS);
    socket.connect(new InetSocketAddress(InetAddress.getLoopbackAddress(), port), CONNECT_MILLIS);
    in = socket.getInputStream();
    out = socket.getOutputStream();
  }

  /** Sends a whole request and waits for the whole answer. */
  Reply exchange(byte[] request) throws IOException {
    out.write(request);
    begin = 0;
    end = 0;
    Head head = Head.of(buffer, headEnd());
    isUsedUp = head.isLast();
    byte[] body =
        head.isChunked() ? chunks() : head.length() >= 0 ? bytes(head.length()) : untilClosed();
    return new Reply(head.status(), head.session(), body);
  }

  /** Whether the server has said that it takes no more requests on it: some do after a hundred. */
  boolean isUsedUp() {
    return isUsedUp;
  }

  /** Reads to the blank line that ends the head; where that is. */
  private int headEnd() throws IOException {
    int from = 0;
    while (true) {
      for (int at = from; at + 3 < end; at++) {
        if (buffer[at] == '\r'
            && buffer[at + 1] == '\n'
            && buffer[at + 2] == '\r'
            && buffer[at + 3] == '\n') {
          begin = at + 4;
          return at + 2;
        }
      }
      from = Math.max(0, end - 3);
      more();
    }
  }

  private byte[] chunks() throws IOException {
    byte[] body = new byte[0];
    while (true) {
      int size = Integer.parseInt(line().split(";")[0].strip(), 16);
      if (size == 0) {
        while (!line().isEmpty()) {
          // a trailer
        }
        return body;
      }
      int held = body.length;
      byte[] chunk = bytes(size);
      body = held == 0 ? chunk : Arrays.copyOf(body, held + size);
      System.arraycopy(chunk, 0, body, held, size);
      line();
    }
  }

  private String line() throws IOException {
    int at = begin;
    while (true) {
      while (at < end && buffer[at] != '\n') {
        at++;
      }
      if (at < end) {
        String line = new String(buffer, begin, at - begin, StandardCharsets.US_ASCII);
        begin = at + 1;
        return line.endsWith("\r") ? line.substring(0, line.length() - 1) : line;
      }
      more();
    }
  }

  private byte[] bytes(int count) throws IOException {
    while (end - begin < count) {
      more();
    }
    byte[] taken = Arrays.copyOfRange(buffer, begin, begin + count);
    begin += count;
    return taken;
  }

  private byte[] untilClosed() throws IOException {
    try {
      while (true) {
        more();
      }
    } catch (EOFException closed) {
      return bytes(end - begin);
    }
  }

  private void more() throws IOException {
    if (end == buffer.length) {
      buffer = Arrays.copyOf(buffer, 2 * buffer.length);
    }
    int read = in.read(buffer, end, buffer.length - end);
    if (read < 0) {
      throw new EOFException("the server has closed the connection");
    }
    end += read;
  }

  @Override
  public void close() throws IOException {
    socket.close();
  }
}
