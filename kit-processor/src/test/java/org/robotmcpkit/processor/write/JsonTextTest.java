package org.robotmcpkit.processor.write;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.json.JsonMapper;

/** How JSON is laid out in generated sources and menus. */
class JsonTextTest {
  private static final int WIDTH = 112;

  @Test
  void theOutermostLevelsHaveOneMemberALine() {
    assertThat(
            JsonText.of(
                object("type", "object", "properties", object("n", object("type", "integer")))))
        .isEqualTo(
            """
            {
              "type": "object",
              "properties": {
                "n": {"type": "integer"}
              }
            }
            """);
  }

  @Test
  void withoutOpenLevelsWhatFitsStandsOnOneLine() {
    assertThat(JsonText.of(object("a", object("b", List.of(1, 2)), "c", List.of()), 0))
        .isEqualTo("{\"a\": {\"b\": [1, 2]}, \"c\": []}\n");
  }

  @Test
  void anEmptyObjectAndAnEmptyListStandOnOneLineEvenWhereLevelsAreOpen() {
    assertThat(JsonText.of(object("\u00e9\"", 1), 0)).isEqualTo("{\"\\u00e9\\\"\": 1}\n");
    assertThat(JsonText.of(Map.of())).isEqualTo("{}\n");
    assertThat(JsonText.of(object("a", Map.of(), "b", List.of())))
        .isEqualTo("{\n  \"a\": {},\n  \"b\": []\n}\n");
  }

  @Test
  void listsOfObjectsAreOpenedAndListsOfOthersAreNot() {
    assertThat(
            JsonText.of(
                object("a", List.of(object("b", 1), object("c", 2)), "d", List.of(1, 2)), 3))
        .isEqualTo(
            """
            {
              "a": [
                {
                  "b": 1
                },
                {
                  "c": 2
                }
              ],
              "d": [1, 2]
            }
            """);
  }

  /** One column more, for the comma that may follow, and the line is broken. */
  @Test
  void aLineIsAsLongAsItMayBeAndNoLonger() {
    for (int length = WIDTH - 40; length < WIDTH; length++) {
      String flat = "{\"a\": \"" + "x".repeat(length) + "\"}";
      String text = JsonText.of(object("a", "x".repeat(length)), 0);

      assertThat(text)
          .isEqualTo(
              flat.length() <= WIDTH
                  ? flat + "\n"
                  : "{\n  \"a\": \"" + "x".repeat(length) + "\"\n}\n");
    }
    for (int length = WIDTH - 40; length < WIDTH; length++) {
      String flat = "  \"a\": [\"" + "x".repeat(length) + "\"]";
      String text = JsonText.of(object("a", List.of("x".repeat(length))), 1);

      boolean fits = flat.length() < WIDTH;
      assertThat(text.lines().count()).as(text).isEqualTo(fits ? 3 : 5);
    }
  }

  @Test
  void whatIsTooLongSomewhereInsideIsBrokenThere() {
    String text =
        JsonText.of(
            object(
                "a",
                object(
                    "b",
                    object("c", "x".repeat(60), "d", List.of("y".repeat(60), object("e", 1))))),
            0);

    assertThat(text)
        .isEqualTo(
            "{\n  \"a\": {\n    \"b\": {\n      \"c\": \""
                + "x".repeat(60)
                + "\",\n      \"d\": [\""
                + "y".repeat(60)
                + "\", {\"e\": 1}]\n    }\n  }\n}\n");
  }

  @Test
  void aLongListHasOneItemALine() {
    assertThat(JsonText.of(object("a", List.of("x".repeat(60), "y".repeat(60))), 0))
        .isEqualTo(
            "{\n  \"a\": [\n    \""
                + "x".repeat(60)
                + "\",\n    \""
                + "y".repeat(60)
                + "\"\n  ]\n}\n");
  }

  @Test
  void allTextsAreWrittenInAscii() {
    String nasty = "\"\\\n\t\r\b\f\0\u001f ~\u007f\u00e9\u2028\ud83e\udd16/";

    String text = JsonText.of(object("k", nasty), 0);

    assertThat(text)
        .isEqualTo(
            "{\"k\": K}\n"
                .replace(
                    "K",
                    "\"\\\"\\\\\\n\\t\\u000d\\u0008\\u000c\\u0000\\u001f ~\\u007f\\u00e9\\u2028\\ud83e\\udd16/\""));
    assertThat(JsonMapper.shared().readTree(text).get("k").stringValue()).isEqualTo(nasty);
  }

  @Test
  void numbersTruthsAndNullAreWrittenAsTheyAre() {
    List<Object> values = Arrays.asList(1, new BigDecimal("1.50"), true, false, JsonText.NULL, -2L);

    assertThat(JsonText.of(object("a", values), 0))
        .isEqualTo("{\"a\": [1, 1.50, true, false, null, -2]}\n");
  }

  private static Map<String, Object> object(Object... members) {
    Map<String, Object> object = new LinkedHashMap<>();
    for (int index = 0; index < members.length; index += 2) {
      object.put((String) members[index], members[index + 1]);
    }
    return object;
  }
}
