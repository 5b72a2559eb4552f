package org.robotmcpkit.mcp;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.robotmcpkit.model.Json;

class IncomingTest {
  @Test
  void aRequestIsToldByItsMethodItsIdAndItsParameters() {
    assertThat(
            read(
                "{\"jsonrpc\":\"2.0\",\"id\":7,\"method\":\"tools/list\",\"params\":{\"cursor\":\"x\"}}"))
        .isEqualTo(new Incoming.Message("tools/list", 7, Map.of("cursor", "x")));
    assertThat(read(" \r\n{\"jsonrpc\":\"2.0\",\"method\":\"notifications/initialized\"}"))
        .isEqualTo(new Incoming.Message("notifications/initialized", null, Map.of()));
    assertThat(read("{\"jsonrpc\":\"2.0\",\"id\":\"a\",\"result\":{},\"params\":null}"))
        .isEqualTo(new Incoming.Message(null, "a", Map.of()));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        " ",
        "rubbish",
        "17",
        "null",
        "\"{}\"",
        "{",
        "{\"a\":1}}",
        "{} {}",
        "\uFEFF{}",
        "{\"id\":1,\"id\":2}",
        "[{]"
      })
  void whatIsNoJsonObjectIsAParseErrorAndNoise(String text) {
    Incoming.Refused refused = refused(text);

    assertThat(refused.code()).isEqualTo(-32700);
    assertThat(refused.id()).isNull();
    assertThat(refused.isNoise()).isTrue();
    assertThat(refused.message()).endsWith(".").doesNotContain("java", "Exception", "`");
  }

  @Test
  void theAnswerSaysWhereTheJsonBreaks() {
    assertThat(refused("{\"a\":\n  oops}").message())
        .isEqualTo("The message is no well-formed JSON: see line 2, column 3.");
  }

  @Test
  void otherEncodingsThanUtf8AreNoJson() {
    for (var other :
        new java.nio.charset.Charset[] {StandardCharsets.UTF_16LE, StandardCharsets.UTF_16BE}) {
      assertThat(
              Incoming.read("{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"ping\"}".getBytes(other)))
          .isInstanceOf(Incoming.Refused.class);
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "[]                                             |      | true  | A message is one JSON object; a list of messages is not served.",
        "{}                                             |      | true  | The message has neither a method nor a result nor an error.",
        "{\"jsonrpc\":\"2.0\",\"id\":3}                 | 3    | true  | The message has neither a method nor a result nor an error.",
        "{\"id\":3,\"method\":\"ping\"}                 | 3    | false | jsonrpc must be \"2.0\".",
        "{\"jsonrpc\":2,\"id\":\"q\",\"method\":\"x\"}  | q    | false | jsonrpc must be \"2.0\".",
        "{\"jsonrpc\":\"2.0\",\"id\":3,\"method\":[]}   | 3    | false | method must be a text.",
        "{\"jsonrpc\":\"2.0\",\"id\":3,\"method\":null} | 3    | false | method must be a text.",
        "{\"jsonrpc\":\"2.0\",\"id\":1.5,\"method\":\"x\"}  |  | false | id must be a text or a whole number.",
        "{\"jsonrpc\":\"2.0\",\"id\":null,\"method\":\"x\"} |  | false | id must be a text or a whole number.",
        "{\"jsonrpc\":\"2.0\",\"id\":12345678901234567890,\"method\":\"x\"} | | false | id must be a text or a whole number.",
      })
  void anUnsoundEnvelopeIsAnInvalidRequest(
      String text, String id, boolean isNoise, String message) {
    Incoming.Refused refused = refused(text);

    assertThat(refused.code()).isEqualTo(-32600);
    assertThat(refused.id() == null ? null : refused.id().toString()).isEqualTo(id);
    assertThat(refused.isNoise()).isEqualTo(isNoise);
    assertThat(refused.message()).isEqualTo(message);
  }

  @Test
  void parametersThatAreNoObjectAreInvalidParameters() {
    assertThat(refused("{\"jsonrpc\":\"2.0\",\"id\":3,\"method\":\"x\",\"params\":[1]}"))
        .isEqualTo(new Incoming.Refused(-32602, 3, "params must be an object.", false));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "{}                                 | name must be a text (got nothing)",
        "{\"name\":null}                    | name must be a text (got nothing)",
        "{\"name\":7}                       | name must be a text (got a number)",
        "{\"name\":{}}                      | name must be a text (got an object)",
        "{\"name\":\"a\",\"arguments\":[1]} | arguments must be an object (got a list)",
        "{\"name\":\"a\",\"arguments\":\"\"}  | arguments must be an object (got a text)",
        "{\"name\":\"a\",\"arguments\":true}| arguments must be an object (got true or false)",
        "{\"name\":\"a\",\"_meta\":[]}      | _meta must be an object (got a list)",
      })
  void aCallThatIsNoneIsToldWhatItLacks(String params, String problem) {
    assertThat(
            refused(
                "{\"jsonrpc\":\"2.0\",\"id\":3,\"method\":\"tools/call\",\"params\":"
                    + params
                    + "}"))
        .isEqualTo(new Incoming.Refused(-32602, 3, "tools/call: " + problem + ".", false));
  }

  @Test
  void aCallWithoutParametersIsNone() {
    assertThat(refused("{\"jsonrpc\":\"2.0\",\"id\":3,\"method\":\"tools/call\"}").code())
        .isEqualTo(-32602);
    assertThat(
            read(
                "{\"jsonrpc\":\"2.0\",\"id\":3,\"method\":\"tools/call\",\"params\":{\"name\":\"a\",\"arguments\":null}}"))
        .isInstanceOf(Incoming.Message.class);
  }

  @Test
  void sixtyFourLevelsAreReadAndNotOneMore() {
    String sixtyFour =
        "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"x\",\"params\":"
            + "{\"a\":".repeat(62)
            + "[]"
            + "}".repeat(63);

    assertThat(read(sixtyFour)).isInstanceOf(Incoming.Message.class);
    assertThat(refused(sixtyFour.replace("[]", "[[]]")))
        .isEqualTo(
            new Incoming.Refused(
                -32700,
                null,
                "The JSON is beyond a limit: 64 levels, 262144 characters in a text, 100 digits in a number.",
                false));
  }

  @Test
  void aMessageOfMoreThanAMebibyteIsNotEvenParsed() {
    String large = "{\"a\":\"" + "x".repeat(Incoming.MOST_BYTES);

    assertThat(refused(large))
        .isEqualTo(
            new Incoming.Refused(-32700, null, "The message is larger than 1048576 bytes.", false));
    assertThat(refused(large.substring(1)).isNoise()).isTrue();
  }

  @Test
  void theAnswerToARefusalIsAJsonRpcErrorWithTheIdIfThereIsOne() {
    assertThat(Json.readObject(new Incoming.Refused(-32600, 3, "No.", false).answer()))
        .isEqualTo(
            Map.of("jsonrpc", "2.0", "id", 3, "error", Map.of("code", -32600, "message", "No.")));
    assertThat(Json.readObject(new Incoming.Refused(-32700, null, "No.", false).answer()))
        .isEqualTo(Map.of("jsonrpc", "2.0", "error", Map.of("code", -32700, "message", "No.")));
  }

  @Test
  void theEraIsThatOfTheRevisionComparedAsText() {
    assertThat(Era.of("2026-07-28")).isEqualTo(Era.MODERN);
    assertThat(Era.of("2027-01-01")).isEqualTo(Era.MODERN);
    assertThat(Era.of("v999.0.0")).isEqualTo(Era.MODERN);
    assertThat(Era.of("2025-11-25")).isEqualTo(Era.CLASSIC);
    assertThat(Era.of("")).isEqualTo(Era.CLASSIC);
    assertThat(Era.of(null)).isEqualTo(Era.CLASSIC);
    assertThat(Era.of(20260728)).isEqualTo(Era.CLASSIC);
  }

  @Test
  void aFirstLineIsModernByItsRevisionOrByAskingForIt() {
    Map<String, Object> modern =
        Map.of("_meta", Map.of("io.modelcontextprotocol/protocolVersion", "2026-07-28"));

    assertThat(Era.ofFirst(new Incoming.Message("tools/list", 1, modern))).isEqualTo(Era.MODERN);
    assertThat(Era.ofFirst(new Incoming.Message("server/discover", 1, Map.of())))
        .isEqualTo(Era.MODERN);
    assertThat(
            Era.ofFirst(
                new Incoming.Message("initialize", 1, Map.of("protocolVersion", "2026-07-28"))))
        .isEqualTo(Era.CLASSIC);
    assertThat(Era.ofFirst(new Incoming.Message("tools/list", 1, Map.of("_meta", "2026-07-28"))))
        .isEqualTo(Era.CLASSIC);
  }

  private static Incoming read(String text) {
    return Incoming.read(text.getBytes(UTF_8));
  }

  private static Incoming.Refused refused(String text) {
    return (Incoming.Refused) read(text);
  }
}
