package org.robotmcpkit.verification;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.LockSupport;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import tools.jackson.databind.JsonNode;

/**
 * {@code cancel_task} while 200 clients never finish what they send and others start so many tasks that a thousand a second
 * are refused. Prints its figures; run it on a machine that does nothing else.
 */
@Tag("load")
@Timeout(180)
class SiegeTest {
  private static final int SLOW = 200;
  private static final int STARTERS = 8;
  private static final int LEAST_REFUSED_PER_SECOND = 1000;

  /** Some of them get through, and a busy machine falls behind. */
  private static final int STARTS_PER_SECOND = 1250;

  private static final int CANCELS = 1000;
  private static final double MOST_P99_MS = 100;

  private static final Duration WARM_UP = Duration.ofSeconds(60);

  private final AtomicBoolean over = new AtomicBoolean();
  private volatile boolean areSlow;
  private final AtomicLong refused = new AtomicLong();
  private final BlockingQueue<String> started = new LinkedBlockingQueue<>();

  @Test
  void aCancelIsAnsweredSoonWhateverElseComes() throws Exception {
    try (ChildProcess server = SampleServer.startHttp("streamable_http", Map.of("MCP_REGISTRY", "off"))) {
      URI address = URI.create(SampleServer.address(server) + "/mcp");
      ModernCaller caller = new ModernCaller(address);
      ExecutorService others = Executors.newCachedThreadPool();
      others.execute(() -> beSlow(address.getPort()));
      for (int starter = 0; starter < STARTERS; starter++) {
        others.execute(() -> start(caller));
      }
      // Both sides have loaded their classes then, and the slow ones are there.
      Awaitility.await().atMost(WARM_UP).until(() -> refused.get() >= 10L * STARTS_PER_SECOND && areSlow);
      long refusedBefore = refused.get();
      long begin = System.nanoTime();
      double[] millis = new double[CANCELS];
      for (int number = 0; number < CANCELS; number++) {
        String task = started.poll(20, TimeUnit.SECONDS);
        long sent = System.nanoTime();
        JsonNode answer = caller.call("cancel_task", Map.of("task_id", task));
        millis[number] = (System.nanoTime() - sent) / 1e6;
        assertThat(answer.path("state").asString()).isEqualTo("cancelled");
      }
      double refusedPerSecond = (refused.get() - refusedBefore) / ((System.nanoTime() - begin) / 1e9);
      over.set(true);
      others.shutdownNow();
      Arrays.sort(millis);
      double p99 = millis[CANCELS * 99 / 100];
      System.out.printf(
          "cancel beside %d slow clients and %.0f refused starts/s: p50 %.1f ms, p99 %.1f ms, max %.1f ms%n",
          SLOW, refusedPerSecond, millis[CANCELS / 2], p99, millis[CANCELS - 1]);

      assertThat(refusedPerSecond).as("the siege itself").isGreaterThanOrEqualTo(LEAST_REFUSED_PER_SECOND);
      assertThat(p99).isLessThanOrEqualTo(MOST_P99_MS);
    }
  }

  /** Holds so many connections with half a request, and opens a new one for each that the server closes. */
  private void beSlow(int port) {
    List<Socket> sockets = new ArrayList<>();
    try {
      while (!over.get()) {
        sockets.removeIf(SiegeTest::isClosed);
        while (sockets.size() < SLOW) {
          Socket socket = new Socket("127.0.0.1", port);
          socket.setSoTimeout(1);
          socket
              .getOutputStream()
              .write(
                  ("POST /mcp HTTP/1.1\r\nHost: 127.0.0.1:" + port
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

  /** Its share of the starts, at even distances; a late one is made up for. */
  private void start(ModernCaller caller) {
    long gap = TimeUnit.SECONDS.toNanos(STARTERS) / STARTS_PER_SECOND;
    long next = System.nanoTime();
    try {
      while (!over.get()) {
        next += gap;
        LockSupport.parkNanos(next - System.nanoTime());
        JsonNode answer = caller.call("sleep_task", Map.of("duration_s", 3000));
        if (answer.has("task_id")) {
          started.add(answer.path("task_id").asString());
        } else {
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
