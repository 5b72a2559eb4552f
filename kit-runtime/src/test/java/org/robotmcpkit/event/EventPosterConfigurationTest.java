package org.robotmcpkit.event;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.awaitility.Awaitility.await;

import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.NullSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.robotmcpkit.model.EventType;

class EventPosterConfigurationTest {
  private static final String SECRET = "canary-secret";

  private static EventPoster fromEnvironment(String url, String secret) {
    Map<String, String> env = new HashMap<>();
    env.put("RVC_CALLBACK_URL", url);
    env.put("RVC_EVENT_SECRET", secret);
    return EventPoster.fromEnvironment("arm", env);
  }

  @ParameterizedTest
  @NullSource
  @ValueSource(strings = {"", "  "})
  void sendsNothingWithoutAUrlAndShowsEventsAtDebug(String url) {
    AtomicBoolean settled = new AtomicBoolean();
    try (CapturedLog log = new CapturedLog();
        EventPoster poster = fromEnvironment(url, null)) {
      poster.emit(
          TestEvents.event("arm-1", 3, EventType.PROGRESS, Map.of("a", "x\u001b[31m")),
          () -> settled.set(true));

      assertThat(log.lines("DEBUG"))
          .singleElement()
          .asString()
          .contains("progress seq 3 of task arm-1: {\"a\":\"x\\u001B[31m\"}");
      assertThat(poster.stats().emitted()).isZero();
      assertThat(poster.stats().droppedInAll()).isZero();
      assertThat(poster).hasToString("EventPoster[arm to no endpoint]");
    }
    assertThat(settled).isTrue();
  }

  @Test
  void settlesEvenWhatItCannotShow() {
    AtomicBoolean settled = new AtomicBoolean();
    Map<String, Object> cycle = new HashMap<>();
    cycle.put("me", cycle);
    try (CapturedLog log = new CapturedLog();
        EventPoster poster = fromEnvironment(null, null)) {
      poster.emit(TestEvents.event("arm-1", 3, EventType.PROGRESS, cycle), () -> settled.set(true));
      assertThat(log.text()).contains("could not be shown");
    }
    assertThat(settled).isTrue();
  }

  @ParameterizedTest
  @NullSource
  @ValueSource(strings = {"", " ", "\t\n"})
  void refusesAUrlWithoutASecretAndNamesBothVariables(String secret) {
    assertThatThrownBy(() -> fromEnvironment("http://127.0.0.1:8000/canary-path", secret))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(
            "RVC_CALLBACK_URL is set, so RVC_EVENT_SECRET must be set too, and must not be blank.");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "canary-path",
        "/canary-path",
        "//host/canary-path",
        "ftp://host/canary-path",
        "file:///canary-path",
        "http:canary-path",
        "http:///canary-path",
        "http://user:canary-path@host/",
        "http://user@host/canary-path",
        "http://ho st/canary-path",
        "http://host:99999/canary-path",
        "http://host:0/canary-path",
        "http://host/canary-path#fragment",
        "javascript:canary-path",
        "http://under_score/canary-path",
        "http://@host/canary-path",
        "http://host\n/canary-path"
      })
  void refusesUnusableUrlsWithOneSentenceThatDoesNotRepeatThem(String url) {
    assertThatThrownBy(() -> fromEnvironment(url, SECRET))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageStartingWith("RVC_CALLBACK_URL must be an absolute http or https URL")
        .hasMessageEndingWith(".")
        .satisfies(e -> assertThat(e.toString()).doesNotContain("canary"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "http://127.0.0.1:8000/canary-path", "http://localhost/canary-path",
            "http://LOCALHOST:1/canary-path",
        "http://[::1]:8000/canary-path", "http://127.9.9.9/canary-path",
            "https://robot.example/canary-path",
        " http://127.0.0.1:8000/canary-path\n", "HTTPS://robot.example:8443/canary-path?t=canary"
      })
  void takesUsualUrlsSilentlyAndShowsOnlyTheirOrigin(String url) {
    try (CapturedLog log = new CapturedLog();
        EventPoster poster = fromEnvironment(url, SECRET)) {
      assertThat(log.text()).isEmpty();
      assertThat(poster.toString()).startsWith("EventPoster[arm to http").doesNotContain("canary");
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "http://robot.example/canary-path",
        "http://192.168.0.7:8000/",
        "http://127.0.0.1.evil.example/"
      })
  void warnsOnceOfPlainHttpBeyondLoopback(String url) {
    try (CapturedLog log = new CapturedLog()) {
      fromEnvironment(url, SECRET).close();
      assertThat(log.lines("WARN"))
          .singleElement()
          .asString()
          .contains("without encryption")
          .doesNotContain("canary");
    }
  }

  @Test
  void warnsOnceOfASecretThatEndsInWhiteSpaceWithoutPrintingIt() {
    try (CapturedLog log = new CapturedLog()) {
      fromEnvironment("http://127.0.0.1:8000/", SECRET + "\n").close();
      assertThat(log.lines("WARN"))
          .singleElement()
          .asString()
          .contains("RVC_EVENT_SECRET")
          .doesNotContain("canary");
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "arm",
        "A",
        "robot-mcp_navigation.v2",
        "0123456789012345678901234567890123456789012345678901234567890123"
      })
  void takesUsualServerNames(String name) {
    EventPoster.builder(name).build().close();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        " ",
        " arm",
        "arm ",
        "a b",
        "a\r\nX-Evil: 1",
        "a\u0000",
        "a\u007f",
        "küche",
        "手",
        "a/b",
        "01234567890123456789012345678901234567890123456789012345678901234"
      })
  void refusesServerNamesThatWouldNotSurviveAHeader(String name) {
    assertThatThrownBy(() -> EventPoster.builder(name))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("1 to 64 characters")
        .satisfies(e -> assertThat(e.getMessage()).doesNotContain("\r", "\n"));
  }

  @Test
  void refusesNumbersThatMakeNoSense() {
    EventPosterBuilder builder = EventPoster.builder("arm");
    assertThatThrownBy(() -> builder.maxInFlight(0))
        .hasMessage("maxInFlight must be at least 1, not 0.");
    assertThatThrownBy(() -> builder.maxEvents(-1))
        .hasMessage("maxEvents must be at least 1, not -1.");
    assertThatThrownBy(() -> builder.maxBytes(0)).hasMessage("maxBytes must be at least 1, not 0.");
    assertThatThrownBy(() -> builder.attemptTimeout(Duration.ZERO))
        .hasMessageContaining("attemptTimeout");
    assertThatThrownBy(() -> builder.attemptTimeout(Duration.ofSeconds(-1)))
        .hasMessageContaining("attemptTimeout");
    assertThatThrownBy(() -> builder.drainBudget(Duration.ofSeconds(-1)))
        .hasMessageContaining("drainBudget");
  }

  @Test
  void neverShowsSecretsWhateverHappens() throws Exception {
    try (RawReceiver receiver = new RawReceiver(RawReceiver.status("302 \u001b[31mFound"));
        CapturedLog log = new CapturedLog()) {
      EventPosterBuilder builder =
          EventPoster.builder("arm")
              .callbackUrl(receiver.url().toString())
              .secret(SECRET)
              .ticker(Ticker.system())
              .attemptTimeout(Duration.ofSeconds(5))
              .drainBudget(Duration.ofMillis(100))
              .maxEvents(1)
              .maxBytes(1 << 20);
      EventPoster poster = builder.build();
      poster.emit(TestEvents.progress("arm-1\u001b[31m", 1));
      await().atMost(Duration.ofSeconds(10)).until(() -> poster.stats().attempts() >= 2);
      poster.emit(TestEvents.done("arm-2\u001b[31m", 1)); // either of them has to go
      poster.close();

      assertThat(log.lines("redirect")).hasSize(1);
      assertThat(log.lines("is full")).hasSize(1);
      assertThat(log.text() + builder + poster + poster.stats()).doesNotContain("canary", "\u001b");
      assertThat(log.text()).containsPattern("arm-[12]\\\\u001b\\[31m");
    }
  }
}
