package org.robotmcpkit.event;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicInteger;

/** A receiver on a bare socket: shows the very bytes of a request, and misbehaves in any way. */
final class RawReceiver implements AutoCloseable {
  /** What happens once a request has been read. */
  interface Behaviour {
    /** Returns whether the connection stays open for the next request. */
    boolean answer(Request request, OutputStream out, Socket socket) throws Exception;
  }

  record Request(String head, byte[] body, int connection) {
    String header(String name) {
      for (String line : head.split("\r\n")) {
        if (line.toLowerCase(Locale.ROOT).startsWith(name.toLowerCase(Locale.ROOT) + ":")) {
          return line.substring(name.length() + 1).strip();
        }
      }
      return null;
    }
  }

  final List<Request> requests = new CopyOnWriteArrayList<>();
  final AtomicInteger connections = new AtomicInteger();
  private final List<Socket> sockets = new CopyOnWriteArrayList<>();
  private final ServerSocket server;
  private final Behaviour behaviour;

  RawReceiver(Behaviour behaviour) throws IOException {
    this(0, behaviour);
  }

  RawReceiver(int port, Behaviour behaviour) throws IOException {
    this.behaviour = behaviour;
    server = new ServerSocket();
    server.setReuseAddress(true);
    server.bind(new java.net.InetSocketAddress(InetAddress.getLoopbackAddress(), port), 256);
    daemon(this::accept);
  }

  /** Answers each request with a status line and no body. */
  static Behaviour status(String statusAndReason) {
    return (request, out, socket) -> {
      write(out, "HTTP/1.1 " + statusAndReason + "\r\nContent-Length: 0\r\n\r\n");
      return true;
    };
  }

  static void write(OutputStream out, String text) throws IOException {
    out.write(text.getBytes(StandardCharsets.ISO_8859_1));
    out.flush();
  }

  int port() {
    return server.getLocalPort();
  }

  URI url() {
    return URI.create("http://127.0.0.1:" + port() + "/api/agent/events?token=canary-path");
  }

  private void accept() {
    try {
      while (true) {
        Socket socket = server.accept();
        socket.setTcpNoDelay(true);
        sockets.add(socket);
        int number = connections.incrementAndGet();
        daemon(() -> serve(socket, number));
      }
    } catch (IOException closed) {
      // the end of the test
    }
  }

  private void serve(Socket socket, int number) {
    try (socket) {
      InputStream in = new BufferedInputStream(socket.getInputStream());
      OutputStream out = socket.getOutputStream();
      boolean open = true;
      while (open) {
        Request request = read(in, number);
        if (request == null) {
          return;
        }
        requests.add(request);
        open = behaviour.answer(request, out, socket);
      }
    } catch (Exception broken) {
      // the other side went away, or the test is over
    }
  }

  static Request read(InputStream in, int connection) throws IOException {
    ByteArrayOutputStream head = new ByteArrayOutputStream();
    while (!head.toString(StandardCharsets.ISO_8859_1).endsWith("\r\n\r\n")) {
      int b = in.read();
      if (b < 0) {
        return null;
      }
      head.write(b);
    }
    Request request =
        new Request(head.toString(StandardCharsets.ISO_8859_1), new byte[0], connection);
    String length = request.header("Content-Length");
    byte[] body = in.readNBytes(length == null ? 0 : Integer.parseInt(length));
    return new Request(request.head(), body, connection);
  }

  static void daemon(Runnable work) {
    Thread thread = new Thread(work, "raw-receiver");
    thread.setDaemon(true);
    thread.start();
  }

  @Override
  public void close() {
    try {
      server.close();
      for (Socket socket : sockets) {
        socket.close();
      }
    } catch (IOException e) {
      // closed is closed
    }
  }
}
