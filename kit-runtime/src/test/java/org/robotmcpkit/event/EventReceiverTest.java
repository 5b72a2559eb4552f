package org.robotmcpkit.event;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.sun.net.httpserver.HttpServer;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.robotmcpkit.model.Json;
import org.robotmcpkit.model.TaskEvent;
import org.robotmcpkit.signing.EventSigner;

class EventReceiverTest {
  private static final String SECRET = "correct-horse-battery-staple";
  private static final String OTHER_SECRET = "the-secret-of-tomorrow";

  private final MovableClock clock = new MovableClock(Instant.parse("2026-06-12T14:03:00Z"));
  private final List<ReceivedEvent> received = new ArrayList<>();
  private final EventReceiver receiver =
      EventReceiver.builder()
          .server("arm", SECRET, OTHER_SECRET)
          .server("base", SECRET)
          .clock(clock)
          .build(received::add);

  private Map<String, String> headers(String server, String secret, byte[] body) {
    long now = clock.instant().getEpochSecond();
    Map<String, String> headers = new HashMap<>();
    headers.put("X-RVC-Server", server);
    headers.put("X-RVC-Timestamp", Long.toString(now));
    headers.put("X-RVC-Signature", "sha256=" + EventSigner.sign(secret, now, body));
    return headers;
  }

  private Receipt send(byte[] body) {
    return receiver.receive(headers("arm", SECRET, body)::get, body);
  }

  private Receipt send(TaskEvent event) {
    return send(Json.bytes(event));
  }

  private static void assertRefused(Receipt receipt, int status) {
    assertThat(receipt.kind()).isEqualTo(Receipt.Kind.REFUSED);
    assertThat(receipt.status()).isEqualTo(status);
    assertThat(receipt.reason()).isNotBlank().endsWith(".").doesNotContain(SECRET);
  }

  @Test
  void passesAGenuineEventOn() {
    TaskEvent event = TestEvents.progress("arm-1", 1);

    Receipt receipt = send(event);

    assertThat(receipt.kind()).isEqualTo(Receipt.Kind.ACCEPTED);
    assertThat(receipt.status()).isEqualTo(204);
    assertThat(received)
        .singleElement()
        .satisfies(
            one -> {
              assertThat(Json.bytes(one.event())).isEqualTo(Json.bytes(event));
              assertThat(one.missing()).isZero();
              assertThat(one.late()).isFalse();
            });
  }

  @Test
  void believesAnyServerWithTheSecretWhereThatIsSaidAndStillHoldsNamedOnesToTheirOwn() {
    EventReceiver open =
        EventReceiver.builder()
            .anyServer(SECRET)
            .server("arm", OTHER_SECRET)
            .clock(clock)
            .build(received::add);
    byte[] ofArm = Json.bytes(TestEvents.progress("arm-1", 1));
    byte[] ofGripper =
        new String(ofArm, StandardCharsets.UTF_8)
            .replace("\"arm\"", "\"gripper\"")
            .getBytes(StandardCharsets.UTF_8);

    assertThat(open.receive(headers("gripper", SECRET, ofGripper)::get, ofGripper).status())
        .isEqualTo(204);
    assertRefused(open.receive(headers("gripper", OTHER_SECRET, ofGripper)::get, ofGripper), 401);
    assertRefused(open.receive(headers("arm", SECRET, ofArm)::get, ofArm), 401);
    assertRefused(open.receive(headers("gripper", SECRET, ofArm)::get, ofArm), 403);
    assertThat(open.receive(headers("arm", OTHER_SECRET, ofArm)::get, ofArm).status())
        .isEqualTo(204);
  }

  @Test
  void acceptsTheOldAndTheNewSecretButNoThird() {
    byte[] first = Json.bytes(TestEvents.progress("arm-1", 1));
    byte[] second = Json.bytes(TestEvents.progress("arm-1", 2));
    byte[] third = Json.bytes(TestEvents.progress("arm-1", 3));

    assertThat(receiver.receive(headers("arm", SECRET, first)::get, first).status()).isEqualTo(204);
    assertThat(receiver.receive(headers("arm", OTHER_SECRET, second)::get, second).status())
        .isEqualTo(204);
    assertRefused(receiver.receive(headers("arm", "guessed", third)::get, third), 401);
  }

  @Test
  void refusesServersItKnowsNoSecretOf() {
    byte[] body = Json.bytes(TestEvents.progress("arm-1", 1));
    assertRefused(receiver.receive(headers("nobody", SECRET, body)::get, body), 401);
    assertRefused(receiver.receive(name -> null, body), 401);
    Map<String, String> headers = headers("arm", SECRET, body);
    headers.remove("X-RVC-Signature");
    assertRefused(receiver.receive(headers::get, body), 401);
  }

  @Test
  void refusesAHeaderThatNamesAnotherServerThanTheSignedBody() {
    byte[] body = Json.bytes(TestEvents.progress("arm-1", 1));
    // both servers share the secret, so the signature is right
    assertRefused(receiver.receive(headers("base", SECRET, body)::get, body), 403);
    assertThat(received).isEmpty();
  }

  @Test
  void verifiesBeforeItParses() {
    byte[] garbage = "{\"a\":".getBytes(StandardCharsets.UTF_8);
    Map<String, String> headers = headers("arm", "guessed", garbage);
    assertRefused(receiver.receive(headers::get, garbage), 401);
    assertRefused(send(garbage), 400);
  }

  @Test
  void refusesBodiesOfMoreThanAMebibyte() {
    byte[] huge = new byte[EventReceiver.MAX_BODY_BYTES + 1];
    assertRefused(send(huge), 413);
  }

  @Test
  void answersDuplicatesWithSuccessAndDoesNotPassThemOn() {
    send(TestEvents.progress("arm-1", 1));
    clock.move(Duration.ofMinutes(11)); // signed anew, as a retry is

    Receipt again = send(TestEvents.progress("arm-1", 1));

    assertThat(again.kind()).isEqualTo(Receipt.Kind.DUPLICATE);
    assertThat(again.status()).isEqualTo(204);
    assertThat(received).hasSize(1);
  }

  @Test
  void refusesAReplayOutsideTheWindow() {
    byte[] body = Json.bytes(TestEvents.progress("arm-1", 1));
    Map<String, String> headers = headers("arm", SECRET, body);
    receiver.receive(headers::get, body);

    clock.move(Duration.ofSeconds(299));
    assertThat(receiver.receive(headers::get, body).kind()).isEqualTo(Receipt.Kind.DUPLICATE);
    clock.move(Duration.ofSeconds(2));
    assertRefused(receiver.receive(headers::get, body), 401);
    assertThat(received).hasSize(1);
  }

  @Test
  void forgetsEventIdsAfterADay() {
    send(TestEvents.progress("arm-1", 1));
    clock.move(Duration.ofHours(24));
    assertThat(send(TestEvents.progress("arm-1", 1)).kind()).isEqualTo(Receipt.Kind.DUPLICATE);
    clock.move(Duration.ofSeconds(1));
    assertThat(send(TestEvents.progress("arm-1", 1)).kind()).isEqualTo(Receipt.Kind.ACCEPTED);
  }

  @Test
  void remembersNoMoreEventsAndTasksThanItMay() {
    EventReceiver small =
        EventReceiver.builder()
            .server("arm", SECRET)
            .clock(clock)
            .maxRememberedEvents(2)
            .maxRememberedTasks(1)
            .build(received::add);
    for (int task = 1; task <= 3; task++) {
      byte[] body = Json.bytes(TestEvents.progress("t" + task, 1));
      small.receive(headers("arm", SECRET, body)::get, body);
    }
    byte[] oldest = Json.bytes(TestEvents.progress("t1", 1));
    byte[] newest = Json.bytes(TestEvents.progress("t3", 1));

    assertThat(small.receive(headers("arm", SECRET, newest)::get, newest).kind())
        .isEqualTo(Receipt.Kind.DUPLICATE);
    assertThat(small.receive(headers("arm", SECRET, oldest)::get, oldest).kind())
        .isEqualTo(Receipt.Kind.ACCEPTED);
  }

  @Test
  void seesGapsAndLateEvents() {
    send(TestEvents.progress("arm-1", 1));
    send(TestEvents.progress("arm-1", 4));
    send(TestEvents.progress("arm-1", 3));
    send(TestEvents.progress("arm-1", 5));
    send(TestEvents.progress("arm-2", 3));

    assertThat(received).extracting(ReceivedEvent::missing).containsExactly(0L, 2L, 0L, 0L, 2L);
    assertThat(received)
        .extracting(ReceivedEvent::late)
        .containsExactly(false, false, true, false, false);
  }

  @Test
  void processesTheNextAttemptWhenTheConsumerHasThrown() {
    List<TaskEvent> stored = new ArrayList<>();
    List<Throwable> troubles =
        new ArrayList<>(List.of(new IllegalStateException("disk full"), new StackOverflowError()));
    EventReceiver fragile =
        EventReceiver.builder()
            .server("arm", SECRET)
            .clock(clock)
            .build(
                one -> {
                  if (!troubles.isEmpty()) {
                    EventReceiverTest.<RuntimeException>sneak(troubles.remove(0));
                  }
                  stored.add(one.event());
                });
    byte[] body = Json.bytes(TestEvents.progress("arm-1", 1));

    Receipt first = fragile.receive(headers("arm", SECRET, body)::get, body);
    Receipt second = fragile.receive(headers("arm", SECRET, body)::get, body);
    Receipt third = fragile.receive(headers("arm", SECRET, body)::get, body);
    Receipt fourth = fragile.receive(headers("arm", SECRET, body)::get, body);

    assertThat(List.of(first.status(), second.status(), third.status(), fourth.status()))
        .containsExactly(500, 500, 204, 204);
    assertThat(first.reason()).isEqualTo("The consumer threw IllegalStateException.");
    assertThat(fourth.kind()).isEqualTo(Receipt.Kind.DUPLICATE);
    assertThat(stored).hasSize(1);
  }

  @SuppressWarnings("unchecked")
  private static <T extends Throwable> void sneak(Throwable t) throws T {
    throw (T) t;
  }

  @Test
  void neitherAcceptsNorProcessesAnEventThatIsJustBeingProcessed() throws Exception {
    CountDownLatch inside = new CountDownLatch(1);
    CountDownLatch leave = new CountDownLatch(1);
    EventReceiver slow =
        EventReceiver.builder()
            .server("arm", SECRET)
            .clock(clock)
            .build(
                one -> {
                  inside.countDown();
                  await(leave);
                });
    byte[] body = Json.bytes(TestEvents.progress("arm-1", 1));
    CompletableFuture<Receipt> first =
        CompletableFuture.supplyAsync(() -> slow.receive(headers("arm", SECRET, body)::get, body));
    await(inside);

    Receipt second = slow.receive(headers("arm", SECRET, body)::get, body);
    leave.countDown();

    assertRefused(second, 409);
    assertThat(first.get(5, TimeUnit.SECONDS).kind()).isEqualTo(Receipt.Kind.ACCEPTED);
  }

  private static void await(CountDownLatch latch) {
    try {
      assertThat(latch.await(5, TimeUnit.SECONDS)).isTrue();
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }

  @Test
  void hangsIntoAnHttpServerWithTwoLines() throws Exception {
    HttpServer server =
        HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    EventReceiver live = EventReceiver.builder().server("arm", SECRET).build(received::add);
    server.createContext(
        "/api/agent/events",
        exchange -> {
          byte[] body = exchange.getRequestBody().readNBytes(EventReceiver.MAX_BODY_BYTES + 1);
          exchange.sendResponseHeaders(
              live.receive(exchange.getRequestHeaders()::getFirst, body).status(), -1);
          exchange.close();
        });
    server.start();
    String url = "http://127.0.0.1:" + server.getAddress().getPort() + "/api/agent/events";
    EventPoster poster = EventPoster.builder("arm").callbackUrl(url).secret(SECRET).build();
    poster.emit(TestEvents.progress("arm-1", 1));
    poster.emit(TestEvents.done("arm-1", 2));
    poster.close(); // delivers what is left
    server.stop(0);

    assertThat(poster.stats().delivered()).isEqualTo(2);
    assertThat(received).hasSize(2);
  }

  @Test
  void cannotBeBuiltOnBlankSecretsOrOddNames() {
    assertThatThrownBy(() -> EventReceiver.builder().server("arm", " "))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> EventReceiver.builder().server("arm", "a", ""))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> EventReceiver.builder().server("a b", "a"))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> EventReceiver.builder().maxRememberedEvents(0))
        .hasMessageContaining("maxRememberedEvents");
  }

  @Test
  void showsNoSecret() {
    assertThat(receiver.toString() + EventReceiver.builder().server("arm", SECRET))
        .contains("arm")
        .doesNotContain(SECRET);
  }
}
