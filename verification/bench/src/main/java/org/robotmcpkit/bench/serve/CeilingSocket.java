package org.robotmcpkit.bench.serve;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;

/** The raw socket: a thread a connection that looks for the end of a request and no further. */
final class CeilingSocket implements Serve.Serving {
  private static final byte[] ANSWER = answer();

  private final ServerSocket server = new ServerSocket(0, 128, InetAddress.getLoopbackAddress());

  CeilingSocket() throws IOException {
    daemon("accept", this::accept).start();
  }

  private void accept() {
    try {
      while (true) {
        Socket connection = server.accept();
        daemon("connection", () -> serve(connection)).start();
      }
    } catch (IOException closed) {
      // the server has been closed
    }
  }

  private static void serve(Socket connection) {
    try (connection) {
      connection.setTcpNoDelay(true);
      InputStream in = connection.getInputStream();
      byte[] buffer = new byte[8192];
      int held = 0;
      for (int read = in.read(buffer);
          read > 0;
          read = in.read(buffer, held, buffer.length - held)) {
        held += read;
        if (isWhole(buffer, held)) {
          connection.getOutputStream().write(ANSWER);
          held = 0;
        }
      }
    } catch (IOException gone) {
      // the client has closed its end
    }
  }

  /** Clients of this server end each request with a body, and send none before its answer. */
  private static boolean isWhole(byte[] buffer, int held) {
    return held > 0 && buffer[held - 1] == '}';
  }

  private static Thread daemon(String name, Runnable work) {
    Thread thread = new Thread(work, name);
    thread.setDaemon(true);
    return thread;
  }

  private static byte[] answer() {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    out.writeBytes(
        ("HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: "
                + Ceiling.ANSWER.length
                + "\r\n\r\n")
            .getBytes(StandardCharsets.US_ASCII));
    out.writeBytes(Ceiling.ANSWER);
    return out.toByteArray();
  }

  @Override
  public int port() {
    return server.getLocalPort();
  }

  @Override
  public void close() {
    try {
      server.close();
    } catch (IOException stuck) {
      throw new UncheckedIOException(stuck);
    }
  }
}
