package org.robotmcpkit.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.LocalConnector;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.util.Callback;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Two sessions are allowed here; time passes when the test says so. */
class SessionsTest {
  private final AtomicLong now = new AtomicLong(-5);
  private final AtomicInteger made = new AtomicInteger();
  private final List<String> ended = new CopyOnWriteArrayList<>();
  private final Server jetty = new Server();
  private final LocalConnector connector = new LocalConnector(jetty);
  private volatile Callback stream;

  /**
   * What the client does when it knows that its session has ended, and that request is not over.
   */
  private volatile Runnable whenEnded = () -> {};

  /** Makes a session for each initialize, and keeps each GET open. */
  private final Handler inside =
      new Handler.Abstract() {
        @Override
        public boolean handle(Request request, Response response, Callback callback) {
          if (request.getMethod().equals("GET")) {
            stream = callback;
            response.write(false, java.nio.ByteBuffer.wrap(new byte[] {'x'}), Callback.NOOP);
            return true;
          }
          if ("initialize".equals(method(request))) {
            response.getHeaders().put(Sessions.HEADER, "session-" + made.incrementAndGet());
          }
          if ("slow".equals(method(request))) {
            waiting.add(request.getHeaders().get(Sessions.HEADER));
            awaitRelease();
          }
          Callback.Completable sent = new Callback.Completable();
          response.write(true, java.nio.ByteBuffer.wrap(new byte[] {'x'}), sent);
          Runnable next = request.getMethod().equals("DELETE") ? whenEnded : () -> {};
          sent.thenRun(next).whenComplete((nothing, failure) -> callback.succeeded());
          return true;
        }
      };

  private final java.util.Set<String> waiting = java.util.concurrent.ConcurrentHashMap.newKeySet();
  private java.util.concurrent.CountDownLatch held = new java.util.concurrent.CountDownLatch(0);

  private static String method(Request request) {
    return request.getMethod().equals("POST") ? Bodies.messageOf(request).method() : null;
  }

  private void awaitRelease() {
    try {
      held.await(20, java.util.concurrent.TimeUnit.SECONDS);
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
    }
  }

  @BeforeEach
  void start() throws Exception {
    jetty.addConnector(connector);
    jetty.setHandler(new Bodies(10_000, new Sessions(2, now::get, ended::add, inside)));
    jetty.start();
  }

  @AfterEach
  void stop() throws Exception {
    jetty.stop();
  }

  private int post(String session, String method) throws Exception {
    return send("POST", session, "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"" + method + "\"}");
  }

  private int send(String method, String session, String body) throws Exception {
    String header = session == null ? "" : Sessions.HEADER + ": " + session + "\r\n";
    String answer =
        connector.getResponse(
            method
                + " /mcp HTTP/1.1\r\nHost: x\r\nConnection: close\r\n"
                + header
                + "Content-Length: "
                + body.length()
                + "\r\n\r\n"
                + body);
    return RawHttp.statusOf(answer);
  }

  @Test
  void beyondTheMostNoSessionBeginsAndTheOthersGoOn() throws Exception {
    assertThat(post(null, "initialize")).isEqualTo(200);
    assertThat(post(null, "initialize")).isEqualTo(200);

    assertThat(post(null, "initialize")).isEqualTo(429);
    assertThat(made).hasValue(2);
    assertThat(post("session-1", "tools/list")).isEqualTo(200);
    assertThat(post(null, "tools/list")).as("a call without a session").isEqualTo(200);
    assertThat(send("POST", null, "{\"method\":")).as("what cannot be read").isEqualTo(400);
  }

  @Test
  void aSessionThatEndsLeavesItsPlace() throws Exception {
    post(null, "initialize");
    post(null, "initialize");

    assertThat(send("DELETE", "session-1", "")).isEqualTo(200);
    assertThat(post("session-1", "tools/list")).isEqualTo(404);
    assertThat(post(null, "initialize")).isEqualTo(200);
  }

  @Test
  void aSessionIsOverAsSoonAsItsClientKnows() throws Exception {
    post(null, "initialize");
    AtomicInteger next = new AtomicInteger();
    whenEnded =
        () -> {
          try {
            next.set(post("session-1", "tools/list"));
          } catch (Exception failure) {
            throw new AssertionError(failure);
          }
        };
    send("DELETE", "session-1", "");

    org.awaitility.Awaitility.await().untilAtomic(next, org.hamcrest.Matchers.is(404));
  }

  @Test
  void atTheMostTheSessionThatIsUnusedForLongestGivesWay() throws Exception {
    post(null, "initialize");
    post(null, "initialize");
    now.addAndGet(Duration.ofSeconds(59).toNanos());
    assertThat(post(null, "initialize")).as("a minute has not passed").isEqualTo(429);
    post("session-1", "tools/list");
    now.addAndGet(Duration.ofSeconds(2).toNanos());

    assertThat(post(null, "initialize")).isEqualTo(200);
    assertThat(post("session-2", "tools/list")).as("the longest unused").isEqualTo(404);
    assertThat(ended).containsExactly("session-2");
    assertThat(post("session-1", "tools/list")).isEqualTo(200);
    assertThat(post(null, "initialize")).isEqualTo(429);
  }

  @Test
  void aSessionBelowTheMostStaysHoweverLongItIsUnused() throws Exception {
    post(null, "initialize");
    now.addAndGet(Duration.ofDays(30).toNanos());

    assertThat(post(null, "initialize")).isEqualTo(200);
    assertThat(post("session-1", "tools/list")).isEqualTo(200);
  }

  /** As that of a client whose machine has lost its power: nothing tells the server. */
  @Test
  void anOpenStreamKeepsNoPlaceAndIsClosed() throws Exception {
    post(null, "initialize");
    post(null, "initialize");
    try (LocalConnector.LocalEndPoint open =
        connector.executeRequest(
            "GET /mcp HTTP/1.1\r\nHost: x\r\n" + Sessions.HEADER + ": session-1\r\n\r\n")) {
      org.awaitility.Awaitility.await().until(() -> stream != null);
      now.addAndGet(Duration.ofSeconds(50).toNanos());
      post("session-2", "tools/list");
      now.addAndGet(Duration.ofSeconds(11).toNanos());

      assertThat(post(null, "initialize")).isEqualTo(200);
      assertThat(post("session-1", "tools/list")).isEqualTo(404);
      org.awaitility.Awaitility.await().until(() -> !open.isOpen());
    }
  }

  @Test
  void aSessionWhoseCallIsBeingAnsweredDoesNotGiveWay() throws Exception {
    post(null, "initialize");
    post(null, "initialize");
    held = new java.util.concurrent.CountDownLatch(1);
    try (LocalConnector.LocalEndPoint first = slowly("session-1");
        LocalConnector.LocalEndPoint second = slowly("session-2")) {
      now.addAndGet(Duration.ofHours(2).toNanos());

      assertThat(post(null, "initialize")).isEqualTo(429);
      assertThat(first.isOpen() && second.isOpen()).isTrue();
      held.countDown();
    }
  }

  private LocalConnector.LocalEndPoint slowly(String session) {
    String body = "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"slow\"}";
    LocalConnector.LocalEndPoint open =
        connector.executeRequest(
            "POST /mcp HTTP/1.1\r\nHost: x\r\n"
                + Sessions.HEADER
                + ": "
                + session
                + "\r\nContent-Length: "
                + body.length()
                + "\r\n\r\n"
                + body);
    org.awaitility.Awaitility.await().until(() -> waiting.remove(session));
    return open;
  }

  @Test
  void streamsOutsideOfSessionsAreBoundedToo() throws Exception {
    try (LocalConnector.LocalEndPoint first =
            connector.executeRequest("GET /sse HTTP/1.1\r\nHost: x\r\n\r\n");
        LocalConnector.LocalEndPoint second =
            connector.executeRequest("GET /sse HTTP/1.1\r\nHost: x\r\n\r\n")) {
      assertThat(first.isOpen() && second.isOpen()).isTrue();
      org.awaitility.Awaitility.await().until(() -> send("GET", null, "") == 429);
    }
  }
}
