package org.robotmcpkit.event;

import java.io.IOException;
import java.io.InputStream;
import java.net.ConnectException;
import java.net.NoRouteToHostException;
import java.net.SocketTimeoutException;
import java.net.UnknownHostException;
import java.time.Duration;
import java.util.concurrent.TimeUnit;
import javax.net.ssl.SSLException;
import org.apache.hc.client5.http.ConnectTimeoutException;
import org.apache.hc.client5.http.classic.methods.HttpPost;
import org.apache.hc.client5.http.config.ConnectionConfig;
import org.apache.hc.client5.http.config.RequestConfig;
import org.apache.hc.client5.http.impl.DefaultClientConnectionReuseStrategy;
import org.apache.hc.client5.http.impl.DefaultSchemePortResolver;
import org.apache.hc.client5.http.impl.classic.CloseableHttpClient;
import org.apache.hc.client5.http.impl.classic.HttpClients;
import org.apache.hc.client5.http.impl.io.PoolingHttpClientConnectionManager;
import org.apache.hc.client5.http.impl.io.PoolingHttpClientConnectionManagerBuilder;
import org.apache.hc.client5.http.impl.routing.DefaultRoutePlanner;
import org.apache.hc.core5.http.ClassicHttpResponse;
import org.apache.hc.core5.http.ContentType;
import org.apache.hc.core5.http.Header;
import org.apache.hc.core5.http.HttpEntity;
import org.apache.hc.core5.http.HttpHeaders;
import org.apache.hc.core5.http.HttpResponse;
import org.apache.hc.core5.http.HttpVersion;
import org.apache.hc.core5.http.NoHttpResponseException;
import org.apache.hc.core5.http.io.SocketConfig;
import org.apache.hc.core5.http.io.entity.ByteArrayEntity;
import org.apache.hc.core5.io.CloseMode;
import org.apache.hc.core5.util.TimeValue;
import org.apache.hc.core5.util.Timeout;
import org.jspecify.annotations.Nullable;
import org.robotmcpkit.observe.TraceContext;
import org.robotmcpkit.signing.EventSigner;

/**
 * Posts over plain HTTP/1.1 with one Apache HttpClient, of which everything that acts by itself is
 * switched off: retries, redirects, cookies, proxies, authentication, decompression and the offer
 * to upgrade ({@code docs/contract.md} §2, "Timeouts").
 *
 * <p>The status line decides. What follows is read only so that the connection can be used again,
 * and only a little of it for a short time. Thread-safe.
 */
final class ApacheTransport implements Transport {
  // the constant adds a charset
  private static final ContentType JSON = ContentType.create("application/json");
  private static final Timeout CONNECT_TIMEOUT = Timeout.ofSeconds(3);
  // common servers close after 5 s
  private static final TimeValue LONGEST_IDLE = TimeValue.ofSeconds(4);
  private static final TimeValue IDLE_BEFORE_CHECK = TimeValue.ofMilliseconds(100);
  private static final int MOST_BODY_BYTES = 64 * 1024;
  private static final Duration BODY_TIME = Duration.ofMillis(200);
  private static final long FRESH_CONNECTIONS_NANOS = TimeUnit.SECONDS.toNanos(60);

  private final PoolingHttpClientConnectionManager connections;
  private final CloseableHttpClient client;
  private final Watchdog watchdog = new Watchdog("events-watchdog");
  private volatile long reuseAgainAt = System.nanoTime();

  ApacheTransport(int maxConnections) {
    connections =
        PoolingHttpClientConnectionManagerBuilder.create()
            .setMaxConnTotal(maxConnections)
            .setMaxConnPerRoute(maxConnections)
            .setDefaultSocketConfig(
                SocketConfig.custom()
                    .setTcpNoDelay(true)
                    .setSoTimeout(Timeout.ofSeconds(10))
                    .build())
            .setDefaultConnectionConfig(
                ConnectionConfig.custom()
                    .setConnectTimeout(CONNECT_TIMEOUT)
                    .setIdleTimeout(LONGEST_IDLE.toTimeout())
                    .setValidateAfterInactivity(IDLE_BEFORE_CHECK)
                    .build())
            .build();
    client =
        HttpClients.custom()
            .setConnectionManager(connections)
            // knows no proxy
            .setRoutePlanner(new DefaultRoutePlanner(DefaultSchemePortResolver.INSTANCE))
            .setConnectionReuseStrategy(
                (request, response, context) ->
                    System.nanoTime() - reuseAgainAt >= 0
                        && DefaultClientConnectionReuseStrategy.INSTANCE.keepAlive(
                            request, response, context))
            .setKeepAliveStrategy((response, context) -> LONGEST_IDLE)
            .disableAutomaticRetries()
            .disableRedirectHandling()
            .disableCookieManagement()
            .disableAuthCaching()
            .disableContentCompression()
            .disableConnectionState()
            .disableDefaultUserAgent()
            .build();
  }

  @Override
  public Outcome post(SignedRequest request, Duration timeout) {
    HttpPost post = new HttpPost(request.url());
    post.setVersion(HttpVersion.HTTP_1_1);
    post.setHeader(EventSigner.SERVER_HEADER, request.server());
    post.setHeader(EventSigner.TIMESTAMP_HEADER, request.timestamp());
    post.setHeader(EventSigner.SIGNATURE_HEADER, request.signature());
    if (request.trace() != null) {
      setTrace(post, request.trace());
    }
    post.setEntity(new ByteArrayEntity(request.body(), JSON));
    post.setConfig(configuration(timeout));
    try (Watchdog.Watch watch = watchdog.watch(() -> cut(post), timeout)) {
      return exchange(post, watch);
    }
  }

  private static void setTrace(HttpPost post, TraceContext trace) {
    post.setHeader(TraceContext.TRACEPARENT, trace.traceparent());
    if (trace.tracestate() != null) {
      post.setHeader(TraceContext.TRACESTATE, trace.tracestate());
    }
  }

  private Outcome exchange(HttpPost post, Watchdog.Watch watch) {
    ClassicHttpResponse response;
    try {
      response = client.executeOpen(null, post, null);
    } catch (IOException | RuntimeException e) {
      return failed(e, watch.isOver());
    }
    watch.close(); // the status line decides; a body that stalls is no failure any more
    Outcome outcome =
        new Outcome.Answered(
            response.getCode(),
            header(response, HttpHeaders.RETRY_AFTER),
            header(response, HttpHeaders.DATE));
    readAway(response, post);
    return outcome;
  }

  /** Ends an exchange from outside. */
  private static void cut(HttpPost post) {
    try {
      post.cancel();
    } catch (IllegalStateException isOver) {
      // it has ended, or the client was closed, at this very moment
    }
  }

  private static RequestConfig configuration(Duration timeout) {
    Timeout most = Timeout.of(timeout.isZero() ? Duration.ofMillis(1) : timeout);
    return RequestConfig.custom()
        .setConnectionRequestTimeout(most)
        .setResponseTimeout(most)
        // by default each request offers TLS, which upsets some servers
        .setProtocolUpgradeEnabled(false)
        .setExpectContinueEnabled(false)
        .setAuthenticationEnabled(false)
        .setRedirectsEnabled(false)
        .setContentCompressionEnabled(false)
        .build();
  }

  /**
   * Reads a short body to its end, so that the connection can serve again, and gives up on any
   * other.
   */
  private void readAway(ClassicHttpResponse response, HttpPost post) {
    Watchdog.Watch reading = watchdog.watch(() -> cut(post), BODY_TIME);
    try (response) {
      HttpEntity entity = response.getEntity();
      if (entity != null && !endsSoon(entity.getContent())) {
        post.cancel(); // before the response is closed, which would read on
      }
    } catch (IOException | RuntimeException alreadyDecided) {
      post.cancel();
    } finally {
      reading.close();
    }
  }

  private static boolean endsSoon(InputStream body) throws IOException {
    byte[] buffer = new byte[4096];
    int left = MOST_BODY_BYTES;
    while (left > 0) {
      int read = body.read(buffer, 0, Math.min(buffer.length, left));
      if (read < 0) {
        return true;
      }
      left -= read;
    }
    return false;
  }

  private Outcome failed(Exception e, boolean tookTooLong) {
    // the next attempt asks the name service and connects anew
    connections.closeIdle(TimeValue.ZERO_MILLISECONDS);
    if (e instanceof NoHttpResponseException) {
      // this server closes connections behind our back: for a while each event gets one of its own
      reuseAgainAt = System.nanoTime() + FRESH_CONNECTIONS_NANOS;
    }
    return new Outcome.Failed(
        tookTooLong ? Outcome.Failure.TIMEOUT : kind(e), e.getClass().getSimpleName());
  }

  private static Outcome.Failure kind(Exception e) {
    if (e instanceof ConnectException
        || e instanceof ConnectTimeoutException
        || e instanceof UnknownHostException
        || e instanceof NoRouteToHostException
        || e instanceof SSLException) {
      return Outcome.Failure.CONNECT;
    }
    if (e instanceof SocketTimeoutException) {
      return Outcome.Failure.TIMEOUT;
    }
    return e instanceof IOException ? Outcome.Failure.IO : Outcome.Failure.INTERNAL;
  }

  private static @Nullable String header(HttpResponse response, String name) {
    Header header = response.getFirstHeader(name);
    return header == null ? null : header.getValue();
  }

  @Override
  public void close() {
    watchdog.close();
    client.close(CloseMode.IMMEDIATE);
    connections.close(CloseMode.IMMEDIATE);
  }
}
