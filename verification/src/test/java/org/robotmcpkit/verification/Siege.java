package org.robotmcpkit.verification;

import java.io.IOException;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.LockSupport;
import org.awaitility.Awaitility;

/**
 * Two hundred clients that never finish what they send, and others that start so many tasks that a
 * thousand a second are refused. It begins when it is made and ends when it is closed.
 */
final class Siege implements AutoCloseable {
  static final int SLOW = 200;
  static final int LEAST_REFUSED_PER_SECOND = 1000;

  private static final int STARTERS = 16;

  /** Some more than have to be refused: a few get through, and a busy machine falls behind. */
  private static final int STARTS_PER_SECOND = 1150;

  private static final long MOST_MADE_UP_NANOS = 20_000_000;

  private static final Duration WARM_UP = Duration.ofSeconds(60);

  private final ExecutorService others = Executors.newCachedThreadPool();
  private final AtomicBoolean over = new AtomicBoolean();
  private final AtomicLong refused = new AtomicLong();
  private volatile boolean areSlow;
  private long refusedBefore;
  private long begin;

  /** A start; true if it was let in. */
  @FunctionalInterface
  interface Start {
    boolean call() throws IOException, InterruptedException;
  }

  private Siege() {}

  /**
   * Lays siege to that port; returns when both sides have loaded their classes and the slow ones
   * are there.
   */
  static Siege of(int port, Start start) {
    Siege siege = new Siege();
    siege.others.execute(() -> siege.beSlow(port));
    for (int starter = 0; starter < STARTERS; starter++) {
      siege.others.execute(() -> siege.start(start));
    }
    Awaitility.await()
        .atMost(WARM_UP)
        .until(() -> siege.refused.get() >= 10L * STARTS_PER_SECOND && siege.areSlow);
    siege.refusedBefore = siege.refused.get();
    siege.begin = System.nanoTime();
    return siege;
  }

  /** How many starts a second have been refused since it was laid. */
  double refusedPerSecond() {
    return (refused.get() - refusedBefore) / ((System.nanoTime() - begin) / 1e9);
  }

  @Override
  public void close() {
    over.set(true);
    others.shutdownNow();
  }

  /**
   * Holds so many connections with half a request, and opens a new one for each that the server
   * closes.
   */
  private void beSlow(int port) {
    List<Socket> sockets = new ArrayList<>();
    try {
      while (!over.get()) {
        sockets.removeIf(Siege::isClosed);
        while (sockets.size() < SLOW) {
          Socket socket = new Socket("127.0.0.1", port);
          socket.setSoTimeout(1);
          socket
              .getOutputStream()
              .write(
                  ("POST /mcp HTTP/1.1\r\nHost: 127.0.0.1:"
                          + port
                          + "\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{")
                      .getBytes(StandardCharsets.US_ASCII));
          sockets.add(socket);
        }
        areSlow = true;
        LockSupport.parkNanos(200_000_000);
      }
      for (Socket socket : sockets) {
        socket.close();
      }
    } catch (IOException failure) {
      throw new AssertionError(failure);
    }
  }

  private static boolean isClosed(Socket socket) {
    try {
      return socket.getInputStream().read() < 0;
    } catch (SocketTimeoutException open) {
      return false;
    } catch (IOException reset) {
      return true;
    }
  }

  /**
   * Its share of the starts, at even distances; what is late by little is made up for, so that
   * there are no bursts.
   */
  private void start(Start start) {
    long gap = TimeUnit.SECONDS.toNanos(STARTERS) / STARTS_PER_SECOND;
    long next = System.nanoTime();
    try {
      while (!over.get()) {
        next = Math.max(next + gap, System.nanoTime() - MOST_MADE_UP_NANOS);
        LockSupport.parkNanos(next - System.nanoTime());
        if (!start.call()) {
          refused.incrementAndGet();
        }
      }
    } catch (IOException | InterruptedException ended) {
      if (!over.get()) {
        throw new AssertionError(ended);
      }
    }
  }
}
