package org.robotmcpkit.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class JsonTest {
  private static final String EVENT =
      "{\"schema_version\":1,\"event_id\":\"8c1f0e2a6d3b4f5a9b7c1d2e3f405162\",\"task_id\":\"navi-7f3a2b\","
          + "\"server\":\"navigation\",\"tool\":\"navigate_to\",\"type\":\"progress\",\"seq\":4,"
          + "\"ts\":\"2026-06-12T14:03:00.123Z\",\"payload\":{\"eta_s\":22.4,\"percent\":60}}";

  private static byte[] utf8(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  @Test
  void writesAnEventAsTheContractShowsIt() {
    Map<String, Object> payload = new LinkedHashMap<>();
    payload.put("eta_s", 22.4);
    payload.put("percent", 60);
    TaskEvent event =
        new TaskEvent(
            1,
            "8c1f0e2a6d3b4f5a9b7c1d2e3f405162",
            "navi-7f3a2b",
            "navigation",
            "navigate_to",
            EventType.PROGRESS,
            4,
            Instant.parse("2026-06-12T14:03:00.123456789Z"),
            payload);

    assertThat(Json.text(event)).isEqualTo(EVENT);
    assertThat(Json.bytes(event)).isEqualTo(utf8(EVENT));
  }

  @Test
  void readsWhatItWrites() {
    assertThat(Json.bytes(Json.readEvent(utf8(EVENT)))).isEqualTo(utf8(EVENT));
  }

  @Test
  void writesATaskWithNullForWhatHasNoValue() {
    TaskInfo info =
        new TaskInfo(
            "navi-7f3a2b",
            "navigation",
            "navigate_to",
            TaskState.RUNNING,
            Instant.EPOCH,
            Instant.EPOCH,
            List.of(Map.of("type", "eta_below")),
            Double.NaN,
            null,
            null,
            null,
            null,
            null);

    String text = Json.text(info);

    assertThat(text)
        .isEqualTo(
            "{\"task_id\":\"navi-7f3a2b\",\"server\":\"navigation\",\"tool\":\"navigate_to\",\"state\":\"running\","
                + "\"created_at\":\"1970-01-01T00:00:00.000Z\",\"updated_at\":\"1970-01-01T00:00:00.000Z\","
                + "\"triggers\":[{\"type\":\"eta_below\"}],\"est_duration_s\":null,\"progress\":null,\"result\":null,"
                + "\"failure\":null}");
    assertThat(Json.read(utf8(text), TaskInfo.class).state()).isEqualTo(TaskState.RUNNING);
  }

  @Test
  void writesAFailureInSnakeCase() {
    assertThat(Json.text(new TaskFailure("DOOR_CLOSED", "Shut.", true, List.of("ask"))))
        .isEqualTo(
            "{\"error_code\":\"DOOR_CLOSED\",\"message\":\"Shut.\",\"recoverable\":true,\"suggestions\":[\"ask\"]}");
  }

  @Test
  void writesAnEmojiAsItself() {
    assertThat(Json.bytes(Map.of("a", "🤖"))).isEqualTo(utf8("{\"a\":\"🤖\"}"));
  }

  @Test
  void writesNumbersThatAreNotFiniteAsNull() {
    assertThat(Json.text(List.of(Double.NaN, Float.POSITIVE_INFINITY, 1.5, 0.5f)))
        .isEqualTo("[null,null,1.5,0.5]");
  }

  @Test
  void writesEveryInstantWithThreeDecimals() {
    Pattern contract = Pattern.compile("\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z");
    Random random = new Random(7);
    for (int i = 0; i < 1000; i++) {
      Instant instant =
          Instant.ofEpochSecond(random.nextInt(), i % 3 == 0 ? 0 : random.nextInt(1_000_000_000));
      assertThat(WireTime.text(instant)).matches(contract);
      assertThat(WireTime.instant(WireTime.text(instant)).toEpochMilli())
          .isEqualTo(instant.toEpochMilli());
    }
    assertThat(WireTime.text(Instant.parse("2026-06-12T14:03:00.999999999Z"))).endsWith(":00.999Z");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "2026-06-12T14:03:00Z", "2026-06-12T14:03:00.000000Z", "2026-06-12T16:03:00+02:00",
            "2026-06-12T16:03+02:00",
        "2026-06-12T16:03:00.0+0200", "2026-06-12T16:03:00+02", "2026-06-12t14:03:00z",
            "2026-06-12T14:03:00-00:00",
        "2026-06-12T14:03:00+00:00", "2026-06-12T19:48:00+05:45"
      })
  void readsAnyIsoInstant(String text) {
    TaskEvent event = Json.readEvent(utf8(EVENT.replace("2026-06-12T14:03:00.123Z", text)));
    assertThat(event.ts()).isEqualTo(Instant.parse("2026-06-12T14:03:00Z"));
  }

  @Test
  void ignoresFieldsItDoesNotKnow() {
    byte[] body = utf8(EVENT.replace("{\"schema", "{\"robot\":{\"x\":[1,2]},\"schema"));
    assertThat(Json.readEvent(body).seq()).isEqualTo(4);
    assertThat(
            Json.read(
                    utf8(
                        "{\"error_code\":\"A\",\"message\":\"b\",\"recoverable\":false,\"suggestions\":[],\"x\":1}"),
                    TaskFailure.class)
                .recoverable())
        .isFalse();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "\"seq\":4                | \"seq\":0                  | The event's seq is not an integer from 1 on.",
        "\"seq\":4                | \"seq\":\"4\"              | The event's seq is not an integer from 1 on.",
        "\"seq\":4                | \"seq\":4.5                | The event's seq is not an integer from 1 on.",
        "\"seq\":4                | \"seq\":99999999999999999999 | The event's seq is not an integer from 1 on.",
        "\"seq\":4                | \"seq\":null               | The event has no seq.",
        "\"seq\"                  | \"SEQ\"                    | The event has no seq.",
        "\"schema_version\":1     | \"schema_version\":true    | The event's schema_version is not an integer from 1 on.",
        "\"server\":\"navigation\" | \"server\":7              | The event's server is not a string.",
        "\"server\":\"navigation\" | \"server\":\" \"          | The event's server must have 1 to 256 characters, not be blank.",
        "\"type\":\"progress\"    | \"type\":\"PROGRESS\"      | The event's type PROGRESS is not known.",
        "\"type\":\"progress\"    | \"type\":\"a\\u001b[31m\"  | The event's type a\\u001b[31m is not known.",
        "2026-06-12T14:03:00.123Z | yesterday                  | The event's ts yesterday is not an ISO-8601 instant.",
        "2026-06-12T14:03:00.123Z | 2026-06-12T14:03:00.123    | The event's ts 2026-06-12T14:03:00.123 is not an ISO-8601 instant.",
        "{\"eta_s\":22.4,\"percent\":60} | [1]                 | The event's payload is not an object.",
        "\"payload\"              | \"pay\"                    | The event has no payload.",
        "\"event_id\"             | \"id\"                     | The event has no event_id.",
      })
  void saysInOneSentenceWhatIsWrongWithAnEvent(String part, String replacement, String sentence) {
    byte[] body = utf8(EVENT.replace(part, replacement));
    assertThatThrownBy(() -> Json.readEvent(body))
        .isInstanceOf(UnreadableJsonException.class)
        .hasMessage(sentence);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        " ",
        "null",
        "1",
        "[]",
        "\"a\"",
        "{",
        "{\"a\":1} x",
        "{\"a\":1}{}",
        "{\"a\":1,\"a\":2}",
        "{'a':1}",
        "{\"a\":NaN}",
        "{\"a\":Infinity}",
        "{\"a\":01}",
        "{\"a\":+1}",
        "{\"a\":.5}",
        "{\"a\":1,}",
        "{/*c*/}",
        "{a:1}",
        "{\"a\":{\"b\":1,\"b\":2}}",
        "{\"a\":\"\n\"}",
        "{\"a\":\"\\x\"}",
        "{\"a\":1}]",
        "undefined"
      })
  void refusesWhatIsNotExactlyOneObject(String text) {
    assertThatThrownBy(() -> Json.readObject(text))
        .isInstanceOf(UnreadableJsonException.class)
        .hasMessageEndingWith(".");
  }

  @Test
  void refusesBytesThatAreNotUtf8() {
    byte[] broken = {'{', '"', 'a', '"', ':', '"', (byte) 0xFF, (byte) 0xFE, '"', '}'};
    assertThatThrownBy(() -> Json.readObject(broken)).isInstanceOf(UnreadableJsonException.class);
  }

  @Test
  void readsUpToItsLimitsAndNotBeyond() {
    assertThat(Json.readObject("{\"a\":".repeat(63) + "{}" + "}".repeat(63))).hasSize(1);
    assertRefused("{\"a\":".repeat(64) + "{}" + "}".repeat(64));
    assertRefused("{\"a\":".repeat(200_000));
    assertThat(Json.readObject("{\"a\":" + "1".repeat(100) + "}")).hasSize(1);
    assertRefused("{\"a\":" + "1".repeat(101) + "}");
    assertThat(Json.readObject("{\"a\":\"" + "x".repeat(256 * 1024) + "\"}")).hasSize(1);
    assertRefused("{\"a\":\"" + "x".repeat(256 * 1024 + 1) + "\"}");
  }

  private static void assertRefused(String text) {
    assertThatThrownBy(() -> Json.readObject(text))
        .isInstanceOf(UnreadableJsonException.class)
        .satisfies(e -> assertThat(e.getMessage()).hasSizeLessThan(400));
  }

  @Test
  void readsIntegersExactly() {
    assertThat(Json.readObject("{\"a\":9007199254740993,\"b\":12345678901234567890}").values())
        .containsExactly(9007199254740993L, new java.math.BigInteger("12345678901234567890"));
  }

  @Test
  @SuppressWarnings("unchecked")
  void readsObjectsThatCannotBeChanged() {
    Map<String, Object> object = Json.readObject("{\"b\":{\"x\":[1]},\"a\":null}");

    assertThat(object.keySet()).containsExactly("b", "a");
    assertThatThrownBy(() -> object.put("c", 1)).isInstanceOf(UnsupportedOperationException.class);
    Map<String, Object> inner = (Map<String, Object>) object.get("b");
    assertThatThrownBy(inner::clear).isInstanceOf(UnsupportedOperationException.class);
    assertThatThrownBy(() -> ((List<Object>) inner.get("x")).add(1))
        .isInstanceOf(UnsupportedOperationException.class);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "null",
        "[]",
        "{}",
        "{\"error_code\":\"A\",\"message\":null,\"recoverable\":false,\"suggestions\":[]}",
        "{\"error_code\":\"A\",\"message\":\"b\",\"recoverable\":\"yes\",\"suggestions\":[]}",
        "{\"error_code\":\"A\",\"message\":\"b\",\"recoverable\":\"true\",\"suggestions\":[]}",
        "{\"error_code\":\"A\",\"message\":\"b\",\"recoverable\":1,\"suggestions\":[]}",
        "{\"error_code\":\"A\",\"message\":\"b\",\"recoverable\":null,\"suggestions\":[]}"
      })
  void refusesValuesOfAnotherType(String text) {
    assertThatThrownBy(() -> Json.read(utf8(text), TaskFailure.class))
        .isInstanceOf(UnreadableJsonException.class);
  }

  @ParameterizedTest
  @ValueSource(strings = {"\"then\"", "7", "{}"})
  void refusesInstantsThatAreNone(String text) {
    assertThatThrownBy(() -> Json.read(utf8(text), Instant.class))
        .isInstanceOf(UnreadableJsonException.class);
  }
}
