package org.robotmcpkit.observe;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.HashMap;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What W3C Trace Context says of its two headers. */
class TraceContextTest {
  private static final String PARENT = "00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01";

  private static String stateOf(Object tracestate) {
    Map<String, Object> meta = new HashMap<>(Map.of("traceparent", PARENT));
    meta.put("tracestate", tracestate);
    return TraceContext.in(meta).orElseThrow().tracestate();
  }

  @Test
  void aTraceIsPassedOnAsItCame() {
    TraceContext trace =
        TraceContext.in(Map.of("traceparent", PARENT, "tracestate", "rojo=00f067aa,congo=t61"))
            .orElseThrow();

    assertThat(trace.traceparent()).isEqualTo(PARENT);
    assertThat(trace.tracestate()).isEqualTo("rojo=00f067aa,congo=t61");
    assertThat(trace.traceId()).isEqualTo("4bf92f3577b34da6a3ce929d0e0e4736");
    assertThat(trace.parentId()).isEqualTo("00f067aa0ba902b7");
    assertThat(trace.flags()).isEqualTo("01");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "00",
        "00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7",
        "00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-1",
        "00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-011",
        "00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01-",
        "00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01-more",
        "00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01\n",
        "00-4BF92F3577B34DA6A3CE929D0E0E4736-00f067aa0ba902b7-01",
        "00-4bf92f3577b34da6a3ce929d0e0e473g-00f067aa0ba902b7-01",
        "00-00000000000000000000000000000000-00f067aa0ba902b7-01",
        "00-4bf92f3577b34da6a3ce929d0e0e4736-0000000000000000-01",
        "ff-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01",
        "01-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01more",
        "00 4bf92f3577b34da6a3ce929d0e0e4736 00f067aa0ba902b7 01",
        " 00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01"
      })
  void whatIsNoTraceparentIsNone(String text) {
    assertThat(TraceContext.in(Map.of("traceparent", text, "tracestate", "a=b"))).isEmpty();
    assertThatIllegalArgumentException().isThrownBy(() -> new TraceContext(text, null));
  }

  @Test
  void whatIsNoTextIsNone() {
    assertThat(TraceContext.in(Map.of())).isEmpty();
    assertThat(TraceContext.in(Map.of("traceparent", 7))).isEmpty();
    assertThat(TraceContext.in(Map.of("traceparent", Map.of("a", 1)))).isEmpty();
    assertThat(TraceContext.in(Map.of("tracestate", "a=b"))).isEmpty();
    assertThat(
            TraceContext.in(
                Map.of("traceparent", "cc" + PARENT.substring(2) + "-" + "x".repeat(1_000_000))))
        .isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "cc-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01,01",
    "cc-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-fe,00",
    "01-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-ff-what-comes-later,01"
  })
  void aLaterVersionIsReadAsFarAsItIsKnown(String text, String flags) {
    assertThat(TraceContext.in(Map.of("traceparent", text)).orElseThrow().traceparent())
        .isEqualTo("00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-" + flags);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "a=b",
        "a=b,c=d",
        "a=b , c=d",
        " a=b\t,,c=d,",
        "0tenant@system=x",
        "a_b-c*d/e=!\"#$%&'()*+-./:;<>?@[]^_`{|}~ ~"
      })
  void aTracestateIsPassedOn(String text) {
    assertThat(stateOf(text)).isEqualTo(text);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        " ",
        ",",
        "a",
        "a=",
        "=b",
        "A=b",
        "a b=c",
        "a=b;c=d=e",
        "a=b,a=c",
        "a=\u00e9",
        "a=b\r\nX-Evil: 1",
        "a=b\u0000",
        "@a=b"
      })
  void aTracestateThatIsNoneIsLeftOutAndTheTraceStays(String text) {
    assertThat(stateOf(text)).isNull();
    assertThatIllegalArgumentException().isThrownBy(() -> new TraceContext(PARENT, text));
  }

  @Test
  void aTracestateIsBounded() {
    assertThat(stateOf(members(32))).isEqualTo(members(32));
    assertThat(stateOf(members(33))).isNull();
    assertThat(stateOf("a=" + "b".repeat(256) + ",c=" + "d".repeat(251))).hasSize(512);
    assertThat(stateOf("a=" + "b".repeat(256) + ",c=" + "d".repeat(252))).isNull();
    assertThat(stateOf("a=" + "b".repeat(257))).isNull();
    assertThat(stateOf(7)).isNull();
  }

  private static String members(int count) {
    return IntStream.range(0, count)
        .mapToObj(key -> "k" + key + "=v")
        .collect(Collectors.joining(","));
  }
}
