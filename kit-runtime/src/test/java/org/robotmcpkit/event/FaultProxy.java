package org.robotmcpkit.event;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.LinkedList;
import java.util.List;
import java.util.Queue;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import org.jspecify.annotations.Nullable;

/**
 * Stands between a sender and a planner's port, and does to the exchanges what a script says, one
 * step for each; after its end, and where a step is empty, requests and answers pass. Writes down
 * what it has done.
 */
final class FaultProxy implements AutoCloseable {
  /**
   * What was done to one exchange.
   *
   * @param fault what; null if it passed
   * @param request the request, if it was read
   * @param at when that was, on the clock of {@code System.nanoTime}
   */
  record Done(@Nullable Fault fault, RawReceiver.@Nullable Request request, long at) {
    boolean isDelivered() {
      return fault == null || fault.when == Fault.When.AFTER_DELIVERY;
    }

    boolean isAcknowledged() {
      return fault == null || fault.isAcknowledged();
    }
  }

  final List<Done> done = new CopyOnWriteArrayList<>();

  /** How much was written in the course of a fault that writes for ever. */
  final AtomicLong written = new AtomicLong();

  final Set<Socket> open = ConcurrentHashMap.newKeySet();

  private final int planner;
  private final int port;
  private final Queue<@Nullable Fault> script;
  private volatile ServerSocket server;
  private volatile long refusesUntil = System.nanoTime();
  private volatile boolean closed;

  /** A proxy; a null in the script lets a request pass. */
  FaultProxy(int planner, List<@Nullable Fault> script) throws IOException {
    this.planner = planner;
    this.script = new LinkedList<>(script); // takes nulls, unlike an ArrayDeque
    server = listen(0);
    port = server.getLocalPort();
    RawReceiver.daemon(this::accept);
  }

  URI url() {
    return URI.create("http://127.0.0.1:" + port + "/api/agent/events?token=canary-path");
  }

  private static ServerSocket listen(int port) throws IOException {
    ServerSocket server = new ServerSocket();
    server.setReuseAddress(true);
    server.bind(new InetSocketAddress(InetAddress.getLoopbackAddress(), port), 256);
    return server;
  }

  /** From now on nobody listens, until the time is over. */
  void refuseFor(long millis) throws IOException {
    refusesUntil = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(millis);
    server.close();
  }

  private void accept() {
    while (!closed) {
      try {
        Socket socket = server.accept();
        socket.setTcpNoDelay(true);
        open.add(socket);
        RawReceiver.daemon(() -> serve(socket));
      } catch (IOException refusing) {
        listenAgain();
      }
    }
  }

  private void listenAgain() {
    try {
      while (!closed && System.nanoTime() - refusesUntil < 0) {
        TimeUnit.MILLISECONDS.sleep(5);
      }
      if (!closed) {
        server = listen(port);
      }
    } catch (IOException | InterruptedException e) {
      throw new AssertionError(e);
    }
  }

  private synchronized @Nullable Fault next(boolean beforeRequest) {
    Fault next = script.peek();
    boolean first = next != null && next.when == Fault.When.FIRST;
    return first == beforeRequest ? script.poll() : null;
  }

  private void serve(Socket socket) {
    try (socket) {
      Way way = new Way(socket);
      while (!socket.isClosed()) {
        Fault first = next(true);
        if (first != null) {
          done.add(new Done(first, null, System.nanoTime()));
          first.deed.to(way);
          return;
        }
        if (!way.readRequest()) {
          return;
        }
        Fault fault = next(false);
        Done what = new Done(fault, way.request, System.nanoTime());
        if (fault == null) {
          way.pass();
          done.add(what);
        } else {
          done.add(what);
          fault.deed.to(way);
        }
      }
    } catch (IOException | InterruptedException broken) {
      // the sender has gone away, or the test is over
    } finally {
      open.remove(socket);
    }
  }

  /** One connection, and what can be done to it. */
  final class Way {
    private final Socket socket;
    private final InputStream in;
    private final OutputStream out;
    private RawReceiver.@Nullable Request request;

    private Way(Socket socket) throws IOException {
      this.socket = socket;
      this.in = new BufferedInputStream(socket.getInputStream());
      this.out = socket.getOutputStream();
    }

    private boolean readRequest() throws IOException {
      request = RawReceiver.read(in, 0);
      return request != null;
    }

    void readBytes(int count) throws IOException {
      in.readNBytes(count);
    }

    /** Takes the request to the planner, and keeps its answer. */
    String deliver() throws IOException {
      try (Socket behind = new Socket(InetAddress.getLoopbackAddress(), planner)) {
        OutputStream to = behind.getOutputStream();
        to.write(request.head().getBytes(StandardCharsets.ISO_8859_1));
        to.write(request.body());
        to.flush();
        RawReceiver.Request answer =
            RawReceiver.read(new BufferedInputStream(behind.getInputStream()), 0);
        if (answer == null) {
          throw new IOException("The planner has not answered.");
        }
        return answer.head();
      }
    }

    private void pass() throws IOException {
      write(deliver());
    }

    void write(String text) throws IOException {
      RawReceiver.write(out, text);
    }

    /** Says something, and hangs up. */
    void say(String text) throws IOException {
      write(text);
      socket.close();
    }

    void writeForEver(String beginning, String more, int pauseMillis)
        throws IOException, InterruptedException {
      write(beginning);
      while (!closed) {
        write(more);
        written.addAndGet(more.length());
        TimeUnit.MILLISECONDS.sleep(pauseMillis);
      }
    }

    void close() throws IOException {
      socket.close();
    }

    void reset() throws IOException {
      socket.setSoLinger(true, 0);
      socket.close();
    }

    /** Says nothing until the sender goes away. */
    void hang() throws IOException {
      in.transferTo(OutputStream.nullOutputStream());
    }

    void halfCloseAndHang() throws IOException {
      socket.shutdownOutput();
      hang();
    }

    void refuseFor(long millis) throws IOException {
      FaultProxy.this.refuseFor(millis);
      close();
    }
  }

  @Override
  public void close() throws IOException {
    closed = true;
    server.close();
    for (Socket socket : open) {
      socket.close();
    }
  }
}
