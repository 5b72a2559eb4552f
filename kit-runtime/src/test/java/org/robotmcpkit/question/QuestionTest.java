package org.robotmcpkit.question;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.robotmcpkit.model.Json;

class QuestionTest {
  private enum Place {
    KITCHEN,
    LAB
  }

  private static final Question ALL =
      Question.form("Where to?")
          .with(
              Field.text("who")
                  .title("Name")
                  .describedAs("who it is for")
                  .minLength(2)
                  .maxLength(5))
          .with(Field.text("mail").format(TextFormat.EMAIL).optional())
          .with(Field.number("weight_kg").min(0).max(2.5).optional())
          .with(Field.integer("height_cm").min(0).orElse(40))
          .with(Field.bool("gently").orElse(true))
          .with(Field.oneOf("place", Place.class))
          .with(Field.oneOf("door", titles()).orElse("b"))
          .with(Field.someOf("extras", "lid", "label").atMost(1).orElse());

  private static Map<String, String> titles() {
    Map<String, String> titles = new LinkedHashMap<>();
    titles.put("a", "Front door");
    titles.put("b", "Back door");
    return titles;
  }

  @Test
  void aFormIsTheFlatSchemaThatElicitationWants() {
    assertThat(Json.text(ALL.schema()))
        .isEqualTo(
            "{\"type\":\"object\",\"properties\":{"
                + "\"who\":{\"type\":\"string\",\"title\":\"Name\",\"description\":\"who it is for\",\"minLength\":2,"
                + "\"maxLength\":5},"
                + "\"mail\":{\"type\":\"string\",\"format\":\"email\"},"
                + "\"weight_kg\":{\"type\":\"number\",\"minimum\":0,\"maximum\":2.5},"
                + "\"height_cm\":{\"type\":\"integer\",\"minimum\":0,\"default\":40},"
                + "\"gently\":{\"type\":\"boolean\",\"default\":true},"
                + "\"place\":{\"type\":\"string\",\"enum\":[\"KITCHEN\",\"LAB\"]},"
                + "\"door\":{\"type\":\"string\",\"oneOf\":[{\"const\":\"a\",\"title\":\"Front door\"},"
                + "{\"const\":\"b\",\"title\":\"Back door\"}],\"default\":\"b\"},"
                + "\"extras\":{\"type\":\"array\",\"items\":{\"type\":\"string\",\"enum\":[\"lid\",\"label\"]},"
                + "\"maxItems\":1,\"default\":[]}},"
                + "\"required\":[\"who\",\"place\"]}");
    assertThat(Json.text(Field.someOf("doors", titles()).schema()))
        .isEqualTo(
            "{\"type\":\"array\",\"items\":{\"anyOf\":[{\"const\":\"a\",\"title\":\"Front door\"},"
                + "{\"const\":\"b\",\"title\":\"Back door\"}]}}");
  }

  @Test
  void aConfirmationIsAFormWithoutFields() {
    Question question = Question.confirm("Lift the box?");

    assertThat(Json.text(question.schema())).isEqualTo("{\"type\":\"object\",\"properties\":{}}");
    assertThat(question.answeredBy(Reply.accept()).isAccepted()).isTrue();
    assertThat(question.answeredBy(Reply.decline())).isEqualTo(new Answer.Declined(question));
    assertThat(question.answeredBy(Reply.cancel())).isEqualTo(new Answer.Dismissed(question));
  }

  @Test
  void whatWasFilledInComesBackTyped() {
    Map<String, Object> content =
        Map.of(
            "who",
            "Ada",
            "mail",
            "ada@example.org",
            "weight_kg",
            1,
            "height_cm",
            3.0,
            "gently",
            false,
            "place",
            "LAB",
            "door",
            "a",
            "extras",
            List.of("lid"));

    Answer.Accepted answer = ALL.answeredBy(Reply.accept(content)).orThrow();

    assertThat(answer.text("who")).isEqualTo("Ada");
    assertThat(answer.text("mail")).isEqualTo("ada@example.org");
    assertThat(answer.number("weight_kg")).isEqualTo(1);
    assertThat(answer.integer("height_cm")).isEqualTo(3);
    assertThat(answer.bool("gently")).isFalse();
    assertThat(answer.constant("place", Place.class)).isEqualTo(Place.LAB);
    assertThat(answer.text("door")).isEqualTo("a");
    assertThat(answer.texts("extras")).containsExactly("lid");
  }

  @Test
  void whatWasLeftOutHasItsDefaultOrIsNotThere() {
    Answer.Accepted answer =
        ALL.answeredBy(Reply.accept(Map.of("who", "Ada", "place", "LAB"))).orThrow();

    assertThat(answer.integer("height_cm")).isEqualTo(40);
    assertThat(answer.bool("gently")).isTrue();
    assertThat(answer.text("door")).isEqualTo("b");
    assertThat(answer.texts("extras")).isEmpty();
    assertThat(answer.has("mail")).isFalse();
    assertThatThrownBy(() -> answer.text("mail"))
        .isInstanceOf(NoSuchElementException.class)
        .hasMessage("mail was left out; ask has(\"mail\") first");
    assertThatThrownBy(() -> answer.text("male"))
        .isInstanceOf(NoSuchElementException.class)
        .hasMessage("the form has no male");
  }

  @Test
  void allThatIsWrongIsNamedAtOnce() {
    Map<String, Object> content = new LinkedHashMap<>();
    content.put("who", "A\n");
    content.put("mail", "nobody");
    content.put("weight_kg", 2.6);
    content.put("height_cm", 1.5);
    content.put("gently", "yes");
    content.put("place", "lab");
    content.put("door", null);
    content.put("extras", List.of("lid", "lid"));
    content.put("gentle", true);

    assertThatExceptionOfType(WrongReplyException.class)
        .isThrownBy(() -> ALL.answeredBy(Reply.accept(content)))
        .satisfies(
            wrong ->
                assertThat(wrong.problems())
                    .containsExactly(
                        "mail must be an e-mail address (got \"nobody\")",
                        "weight_kg must be a number from 0 to 2.5 (got 2.6)",
                        "height_cm must be a whole number ≥ 0 (got 1.5)",
                        "gently must be true or false (got \"yes\")",
                        "place must be one of KITCHEN, LAB (got \"lab\")",
                        "extras must be a list of 0 to 1 of lid, label, each at most once (got a list)",
                        "unknown member gentle; the form has who, mail, weight_kg, height_cm, gently, place, door, extras"));
    assertThatThrownBy(() -> ALL.answeredBy(Reply.accept(Map.of("who", "A"))))
        .hasMessage(
            "who must be a text of 2 to 5 characters (got \"A\"); place is missing; give one of KITCHEN, LAB");
    assertThatThrownBy(() -> Question.confirm("Go?").answeredBy(Reply.accept(Map.of("sure", true))))
        .hasMessage("unknown member sure; the form has no fields");
  }

  @ParameterizedTest
  @CsvSource({
    "EMAIL, a.b+c@example.org, true",
    "EMAIL, a@b@c, false",
    "EMAIL, a b@c.org, false",
    "URI, https://example.org/map, true",
    "URI, /map, false",
    "URI, a b:c, false",
    "DATE, 2026-02-28, true",
    "DATE, 2026-02-30, false",
    "DATE, 26-02-28, false",
    "DATE_TIME, 2026-03-01T08:30:00+01:00, true",
    "DATE_TIME, 2026-03-01T08:30:00, false",
    "DATE_TIME, 2026-03-01T25:30:00Z, false"
  })
  void aFormatIsHeld(TextFormat format, String text, boolean isTaken) {
    Question question = Question.form("?").with(Field.text("it").format(format));

    if (isTaken) {
      assertThat(question.answeredBy(Reply.accept(Map.of("it", text))).orThrow().text("it"))
          .isEqualTo(text);
    } else {
      assertThatThrownBy(() -> question.answeredBy(Reply.accept(Map.of("it", text))))
          .isInstanceOf(WrongReplyException.class);
    }
  }

  @Test
  void numbersThatNobodyCanMeanAreRefused() {
    Question question =
        Question.form("?").with(Field.integer("n").optional()).with(Field.number("x").optional());

    for (Object wrong :
        List.of(
            Double.NaN,
            Double.POSITIVE_INFINITY,
            "1",
            true,
            1e300,
            new java.math.BigDecimal("1e99999"))) {
      assertThatThrownBy(() -> question.answeredBy(Reply.accept(Map.of("n", wrong))))
          .isInstanceOf(WrongReplyException.class);
    }
    assertThatThrownBy(() -> question.answeredBy(Reply.accept(Map.of("x", Double.NaN))))
        .isInstanceOf(WrongReplyException.class);
  }

  @Test
  void onlyAYesIsAYes() {
    Question question = Question.confirm("Lift the box?").within(Duration.ofMillis(1500));

    assertThatThrownBy(() -> new Answer.Declined(question).orThrow())
        .isInstanceOfSatisfying(
            NotAcceptedException.class, no -> assertThat(no.code()).isEqualTo("DECLINED"))
        .hasMessage("A human was asked \"Lift the box?\" and has said no.");
    assertThatThrownBy(() -> new Answer.Dismissed(question).orThrow())
        .isInstanceOfSatisfying(
            NotAcceptedException.class, no -> assertThat(no.code()).isEqualTo("DISMISSED"))
        .hasMessage("A human was asked \"Lift the box?\" and has made no choice.");
    assertThatThrownBy(() -> new Answer.Silent(question).orThrow())
        .isInstanceOfSatisfying(
            NotAcceptedException.class, no -> assertThat(no.code()).isEqualTo("UNANSWERED"))
        .hasMessage("Nobody has answered \"Lift the box?\" within 1.5 s.");
    assertThat(new Answer.Silent(question).isAccepted()).isFalse();
  }

  @Test
  void textsAreBounded() {
    assertThat(Question.confirm("x".repeat(5000)).message())
        .hasSizeLessThan(2100)
        .endsWith("… (truncated)");
    assertThat((String) Field.text("t").describedAs("x".repeat(5000)).schema().get("description"))
        .hasSizeLessThan(2100);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> form(16, "x".repeat(5000)))
        .withMessageMatching("with f15 the form takes \\d+ bytes of JSON; it may take 32768");
    assertThatThrownBy(
            () ->
                Question.form("?")
                    .with(Field.text("t"))
                    .answeredBy(Reply.accept(Map.of("t", "x".repeat(4097)))))
        .hasMessageStartingWith("t must be a text of at most 4096 characters");
  }

  private static Question form(int fields, String description) {
    return IntStream.range(0, fields)
        .mapToObj(index -> Field.text("f" + index).describedAs(description))
        .reduce(Question.form("?"), Question::with, (one, other) -> one);
  }

  @Test
  void mistakesOfTheProgramAreNamedWhereTheyAreMade() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Field.text("a b"))
        .withMessageContaining("field name a b");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> form(21, ""))
        .withMessage("a form has at most 20 fields");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Question.form("?").with(Field.text("a")).with(Field.bool("a")))
        .withMessage("the form has a field a already");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Field.integer("n").min(5).orElse(4))
        .withMessage("the default of n must be a whole number ≥ 5 (it is 4)");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Field.number("n").min(5).max(4))
        .withMessage("no number of n is from 5 to 4");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Field.text("t").minLength(5000))
        .withMessageContaining("length of t");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Field.oneOf("c"))
        .withMessage("c must have 1 to 100 choices, not 0");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Field.oneOf("c", "a", "a"))
        .withMessage("the choice a stands there twice");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Field.oneOf("c", ""))
        .withMessageContaining("1 to 256 characters");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Field.oneOf("c", "a").orElse("b"))
        .withMessageContaining("one of a");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Field.oneOf("c", "a").atMost(1))
        .withMessageContaining("someOf");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Field.someOf("c", "a").atLeast(2))
        .withMessageContaining("nobody can choose");
    for (Duration wrong : List.of(Duration.ZERO, Duration.ofSeconds(-1), Duration.ofDays(2))) {
      assertThatIllegalArgumentException()
          .isThrownBy(() -> Question.confirm("?").within(wrong))
          .withMessageContaining("up to PT24H");
    }
  }
}
