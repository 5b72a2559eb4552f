package org.robotmcpkit.event;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.io.IOException;
import java.net.ServerSocket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Arrays;
import java.util.Locale;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ApacheTransportTest {
  private static final Duration TIMEOUT = Duration.ofSeconds(5);
  private static final byte[] BODY = "{\"where\":\"Küche 🤖\"}".getBytes(StandardCharsets.UTF_8);

  private final ApacheTransport transport = new ApacheTransport(8);

  @AfterEach
  void close() {
    transport.close();
  }

  private static SignedRequest request(URI url) {
    return new SignedRequest(url, "arm", "1765532000", "sha256=" + "ab".repeat(32), BODY);
  }

  private Outcome post(RawReceiver receiver) {
    return transport.post(request(receiver.url()), TIMEOUT);
  }

  @Test
  void postsPlainHttpOneDotOneWithExactlyTheContractsHeaders() throws Exception {
    try (RawReceiver receiver = new RawReceiver(RawReceiver.status("204 No Content"))) {
      assertThat(post(receiver)).isEqualTo(new Outcome.Answered(204));

      RawReceiver.Request request = receiver.requests.get(0);
      assertThat(request.body()).isEqualTo(BODY);
      assertThat(request.head().strip().split("\r\n"))
          .containsExactlyInAnyOrder(
              "POST /api/agent/events?token=canary-path HTTP/1.1",
              "Host: 127.0.0.1:" + receiver.port(),
              "Connection: keep-alive",
              "Content-Type: application/json",
              "Content-Length: " + BODY.length,
              "X-RVC-Server: arm",
              "X-RVC-Timestamp: 1765532000",
              "X-RVC-Signature: sha256=" + "ab".repeat(32));
    }
  }

  @Test
  void offersNoUpgrade() throws Exception {
    try (RawReceiver receiver = new RawReceiver(RawReceiver.status("204 No Content"))) {
      post(receiver);

      assertThat(receiver.requests.get(0).head().toLowerCase(Locale.ROOT))
          .doesNotContain(
              "upgrade", "http2-settings", "expect", "accept-encoding", "cookie", "user-agent");
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {301, 302, 303, 307, 308})
  void doesNotFollowRedirects(int status) throws Exception {
    try (RawReceiver other = new RawReceiver(RawReceiver.status("204 No Content"));
        RawReceiver receiver =
            new RawReceiver(
                RawReceiver.status(
                    status + " Elsewhere\r\nLocation: http://127.0.0.1:" + other.port() + "/"))) {
      assertThat(post(receiver)).isEqualTo(new Outcome.Answered(status));
      assertThat(receiver.requests).hasSize(1);
      assertThat(other.requests).isEmpty();
    }
  }

  @ParameterizedTest
  @ValueSource(
      ints = {
        200, 201, 204, 299, 400, 401, 403, 407, 408, 410, 413, 417, 425, 429, 500, 501, 503, 599
      })
  void reportsEachStatusAfterOneRequest(int status) throws Exception {
    try (RawReceiver receiver = new RawReceiver(RawReceiver.status(status + " Whatever"))) {
      assertThat(post(receiver)).isEqualTo(new Outcome.Answered(status));
      assertThat(receiver.requests).hasSize(1);
    }
  }

  @Test
  void passesOnRetryAfterAndDate() throws Exception {
    try (RawReceiver receiver =
        new RawReceiver(
            RawReceiver.status(
                "503 Busy\r\nRetry-After: 7\r\nDate: Fri, 12 Jun 2026 14:03:00 GMT"))) {
      assertThat(post(receiver))
          .isEqualTo(new Outcome.Answered(503, "7", "Fri, 12 Jun 2026 14:03:00 GMT"));
    }
  }

  @Test
  void takesTheStatusLineForTheAnswerWhileTheBodyTrickles() throws Exception {
    CountDownLatch end = new CountDownLatch(1);
    try (RawReceiver receiver =
        new RawReceiver(
            (request, out, socket) -> {
              RawReceiver.write(out, "HTTP/1.1 200 OK\r\nContent-Length: 1000\r\n\r\n");
              while (!end.await(100, TimeUnit.MILLISECONDS)) {
                RawReceiver.write(out, ".");
              }
              return false;
            })) {
      long before = System.nanoTime();
      assertThat(post(receiver)).isEqualTo(new Outcome.Answered(200));
      // the whole body would take 100 s
      assertThat(Duration.ofNanos(System.nanoTime() - before)).isLessThan(Duration.ofSeconds(5));
    } finally {
      end.countDown();
    }
  }

  @Test
  void stopsReadingAnEndlessBody() throws Exception {
    AtomicBoolean broken = new AtomicBoolean();
    try (RawReceiver receiver =
        new RawReceiver(
            (request, out, socket) -> {
              RawReceiver.write(out, "HTTP/1.1 200 OK\r\nConnection: keep-alive\r\n\r\n");
              String kilobyte = "x".repeat(1024);
              try {
                while (true) {
                  RawReceiver.write(out, kilobyte);
                }
              } catch (IOException e) {
                broken.set(true);
              }
              return false;
            })) {
      assertThat(post(receiver)).isEqualTo(new Outcome.Answered(200));
      await().atMost(Duration.ofSeconds(5)).untilTrue(broken);
    }
  }

  @Test
  void takesATruncatedBodyForDelivered() throws Exception {
    try (RawReceiver receiver =
        new RawReceiver(
            (request, out, socket) -> {
              RawReceiver.write(out, "HTTP/1.1 200 OK\r\nContent-Length: 1000\r\n\r\nshort");
              return false;
            })) {
      assertThat(post(receiver)).isEqualTo(new Outcome.Answered(200));
    }
  }

  @Test
  void failsAtTheTimeoutWhenNoHeadersCome() throws Exception {
    CountDownLatch end = new CountDownLatch(1);
    try (RawReceiver receiver =
        new RawReceiver((request, out, socket) -> !end.await(60, TimeUnit.SECONDS))) {
      assertTimesOutAfterASecond(receiver);
    } finally {
      end.countDown();
    }
  }

  @Test
  void failsAtTheTimeoutWhenHeadersTrickle() throws Exception {
    CountDownLatch end = new CountDownLatch(1);
    try (RawReceiver receiver =
        new RawReceiver(
            (request, out, socket) -> {
              RawReceiver.write(out, "HTTP/1.1 200 OK\r\n");
              while (!end.await(50, TimeUnit.MILLISECONDS)) {
                RawReceiver.write(out, "X-A: b\r\n");
              }
              return false;
            })) {
      assertTimesOutAfterASecond(receiver);
    } finally {
      end.countDown();
    }
  }

  private void assertTimesOutAfterASecond(RawReceiver receiver) {
    long before = System.nanoTime();
    Outcome outcome = transport.post(request(receiver.url()), Duration.ofSeconds(1));
    Duration took = Duration.ofNanos(System.nanoTime() - before);
    assertThat(outcome)
        .isInstanceOfSatisfying(
            Outcome.Failed.class,
            failed -> assertThat(failed.kind()).isEqualTo(Outcome.Failure.TIMEOUT));
    // the receiver would take for ever
    assertThat(took).isBetween(Duration.ofMillis(900), Duration.ofSeconds(8));
  }

  @Test
  void reportsAConnectionThatIsRefused() throws Exception {
    int port;
    try (ServerSocket free = new ServerSocket(0)) {
      port = free.getLocalPort();
    }
    Outcome outcome =
        transport.post(request(URI.create("http://127.0.0.1:" + port + "/secret-path")), TIMEOUT);
    assertThat(outcome)
        .isInstanceOfSatisfying(
            Outcome.Failed.class,
            failed -> {
              assertThat(failed.kind()).isEqualTo(Outcome.Failure.CONNECT);
              assertThat(failed.summary())
                  .startsWith("connect failure")
                  .doesNotContain("secret-path");
            });
  }

  @Test
  void reportsAHostThatDoesNotExist() {
    Outcome outcome = transport.post(request(URI.create("http://no-such-host.invalid/")), TIMEOUT);
    assertThat(((Outcome.Failed) outcome).kind()).isEqualTo(Outcome.Failure.CONNECT);
  }

  @ParameterizedTest
  @CsvSource({
    "'', IO",
    "'garbage\r\n\r\n', IO",
    "'HTTP/1.1 999999 What\r\n\r\n', IO",
    "'HTTP/1.1 abc\r\n\r\n', IO",
    "'HTTP/1.1 100 Continue\r\n\r\n', IO",
    "'SSH-2.0-OpenSSH_9.6\r\n', IO"
  })
  void reportsWhatIsNoAnswer(String bytes, Outcome.Failure kind) throws Exception {
    try (RawReceiver receiver =
        new RawReceiver(
            (request, out, socket) -> {
              RawReceiver.write(out, bytes);
              return false;
            })) {
      assertThat(post(receiver))
          .isInstanceOfSatisfying(
              Outcome.Failed.class, failed -> assertThat(failed.kind()).isEqualTo(kind));
      assertThat(receiver.requests).hasSize(1);
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "HTTP/1.0 200 OK\r\n\r\n",
        "HTTP/1.1 204\r\n\r\n",
        "HTTP/1.1 103 Early Hints\r\n\r\nHTTP/1.1 200 OK\r\n\r\n"
      })
  void takesOddButReadableAnswers(String bytes) throws Exception {
    try (RawReceiver receiver =
        new RawReceiver(
            (request, out, socket) -> {
              RawReceiver.write(out, bytes);
              return false;
            })) {
      assertThat(post(receiver)).isInstanceOf(Outcome.Answered.class);
    }
  }

  @Test
  void reportsAConnectionThatIsReset() throws Exception {
    try (RawReceiver receiver =
        new RawReceiver(
            (request, out, socket) -> {
              socket.setSoLinger(true, 0);
              return false;
            })) {
      assertThat(((Outcome.Failed) post(receiver)).kind()).isEqualTo(Outcome.Failure.IO);
    }
  }

  @Test
  void usesOneConnectionForManyEvents() throws Exception {
    try (RawReceiver receiver =
        new RawReceiver(
            (request, out, socket) -> {
              RawReceiver.write(out, "HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok");
              return true;
            })) {
      for (int i = 0; i < 20; i++) {
        assertThat(post(receiver)).isEqualTo(new Outcome.Answered(200));
      }
      assertThat(receiver.connections).hasValue(1);
    }
  }

  @Test
  void connectsForEachEventOnceAServerHasClosedAConnectionBehindItsBack() throws Exception {
    try (RawReceiver receiver =
        new RawReceiver(
            (request, out, socket) -> {
              // and does not say that it will close
              RawReceiver.write(out, "HTTP/1.1 204 No Content\r\n\r\n");
              return false;
            })) {
      int failed = 0;
      for (int i = 0; i < 50; i++) {
        failed += post(receiver) instanceof Outcome.Failed ? 1 : 0;
      }
      assertThat(failed).isLessThanOrEqualTo(1);
    }
  }

  @Test
  void doesNotLookForAProxy() throws Exception {
    String[] names = {"http.proxyHost", "http.proxyPort", "http.nonProxyHosts"};
    String[] before = Arrays.stream(names).map(System::getProperty).toArray(String[]::new);
    try (RawReceiver proxy = new RawReceiver(RawReceiver.status("502 Proxy"));
        RawReceiver receiver = new RawReceiver(RawReceiver.status("204 No Content"))) {
      System.setProperty("http.proxyHost", "127.0.0.1");
      System.setProperty("http.proxyPort", "" + proxy.port());
      System.setProperty("http.nonProxyHosts", "");
      try (ApacheTransport other = new ApacheTransport(1)) {
        assertThat(other.post(request(receiver.url()), TIMEOUT))
            .isEqualTo(new Outcome.Answered(204));
      }
      assertThat(proxy.requests).isEmpty();
    } finally {
      for (int i = 0; i < names.length; i++) {
        if (before[i] == null) {
          System.clearProperty(names[i]);
        } else {
          System.setProperty(names[i], before[i]);
        }
      }
    }
  }

  @Test
  void givesUpWhatIsInFlightWhenItIsClosed() throws Exception {
    CountDownLatch arrived = new CountDownLatch(1);
    CountDownLatch end = new CountDownLatch(1);
    try (RawReceiver receiver =
        new RawReceiver(
            (request, out, socket) -> {
              arrived.countDown();
              return !end.await(60, TimeUnit.SECONDS);
            })) {
      CompletableFuture<Outcome> hanging = CompletableFuture.supplyAsync(() -> post(receiver));
      assertThat(arrived.await(5, TimeUnit.SECONDS)).isTrue();

      transport.close();

      assertThat(hanging.get(2, TimeUnit.SECONDS)).isInstanceOf(Outcome.Failed.class);
    } finally {
      end.countDown();
    }
  }
}
