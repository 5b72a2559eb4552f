package org.robotmcpkit.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.Reader;
import java.io.StringReader;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.robotmcpkit.event.ReceivedEvent;
import org.robotmcpkit.model.EventType;
import org.robotmcpkit.model.Json;
import org.robotmcpkit.model.TaskEvent;

/** The small parts of the command, each by itself. */
class PartsTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
      {"type":"string"}             | true      | "true"
      {"type":"string"}             | 7         | "7"
      {"type":["string","null"]}    | null      | null
      {"type":["string","integer"]} | 7         | 7
      {"type":["string","number"]}  | 7.5       | 7.5
      {"type":["string","boolean"]} | true      | true
      {"type":["string","integer"]} | 7 apples  | "7 apples"
      {"type":"number"}             | -1.5e3    | -1.5E+3
      {"type":"integer"}            | -15       | -15
      {"type":"boolean"}            | false     | false
      {"type":["boolean","null"]}   | null      | null
      {"type":"object"}             | {"x":[1]} | {"x":[1]}
      {"type":["array","null"]}     | ["a"]     | ["a"]
      {"enum":["a","b"]}            | a         | "a"
      {}                            | 7         | 7
      {}                            | null      | null
      {}                            | a b       | "a b"
      """)
  void aValueIsReadAsItsSchemaSays(String schema, String text, String json) {
    ArgumentValue value = ArgumentValue.of(text, Json.readObject(schema));

    assertThat(value.problem()).isEmpty();
    assertThat(Json.text(value.value())).isEqualTo(json);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
      {"type":"number"}                | abc        | takes a number, not "abc"
      {"type":"number"}                | 01         | takes a number, not "01"
      {"type":"number"}                | NaN        | takes a number, not "NaN"
      {"type":["integer","null"]}      | 1.5        | takes a whole number, not "1.5"
      {"type":"boolean"}               | True       | takes true or false, not "True"
      {"type":"object"}                | [1]        | takes a JSON object such as {"x":1}, not "[1]"
      {"type":"object"}                | {x:1}      | takes a JSON object such as {"x":1}, which "{x:1}" is not
      {"type":"array"}                 | 1          | takes a JSON list such as [1,2], not "1"
      {"type":"object"}                | {},"a":{}  | takes a JSON object such as {"x":1}, which "{},"a":{}" is not
      """)
  void aValueThatDoesNotFitSaysWhatWould(String schema, String text, String problem) {
    assertThat(ArgumentValue.of(text, Json.readObject(schema)).problem()).contains(problem);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
      {"type":"string"}                                           | true  | text  | "text"
      {"type":"string","default":"x"}                             | true  |       | "x"
      {"type":"string"}                                           | false |       |
      {"type":"string"}                                           | true  |       | !f has to be filled in
      {"type":"integer"}                                          | true  | 7     | 7
      {"type":"integer"}                                          | true  | 7.5   | !7.5 is no whole number
      {"type":"number"}                                           | true  | 7.5   | 7.5
      {"type":"number"}                                           | true  | x     | !x is no number
      {"type":"boolean"}                                          | true  | Y     | true
      {"type":"boolean"}                                          | true  | no    | false
      {"type":"boolean"}                                          | true  | maybe | !type y or n
      {"type":"string","enum":["a","b"]}                          | true  | b     | "b"
      {"type":"string","enum":["a","b"]}                          | true  | c     | !c is none of a, b
      {"type":"string","oneOf":[{"const":"a","title":"A"}]}       | true  | a     | "a"
      {"type":"array","items":{"enum":["a","b"]}}                 | true  | b , a | ["b","a"]
      {"type":"array","items":{"anyOf":[{"const":"a"}]}}          | true  | a,c   | !c is none of a
      """)
  void aFieldOfAFormIsReadAsItsSchemaSays(
      String schema, boolean isRequired, String typed, String expected) {
    FormField field = new FormField("f", Json.readObject(schema), isRequired);

    FormField.Read read = field.read(typed == null ? "" : typed);

    String said =
        read.problem()
            .map(problem -> "!" + problem)
            .orElseGet(() -> read.value().map(Json::text).orElse(null));
    assertThat(said).isEqualTo(expected);
  }

  @Test
  void aFieldSaysWhatMayBeTyped() {
    assertThat(new FormField("on", Map.of("type", "boolean"), true).prompt())
        .isEqualTo("on (y or n): ");
    assertThat(new FormField("note", Map.of("type", "string"), false).prompt())
        .isEqualTo("note [none]: ");
    assertThat(
            new FormField(
                    "of", Map.of("type", "array", "items", Map.of("enum", List.of("a", "b"))), true)
                .prompt())
        .isEqualTo("of (any of a, b): ");
  }

  @Test
  void whoGetsAFieldWrongTooOftenHasGivenNoAnswer() {
    Form form =
        Form.of(
            Map.of("properties", Map.of("n", Map.of("type", "integer")), "required", List.of("n")));
    List<String> said = new ArrayList<>();

    assertThat(form.filledIn(prompt -> Optional.of("x"), said::add, 3)).isEmpty();

    assertThat(said).hasSize(3);
  }

  @Test
  void aBarShowsPercentAndWhatElseThereIs() {
    assertThat(ProgressText.bar(Map.of("percent", 50))).isEqualTo("[##########----------]  50%");
    assertThat(ProgressText.bar(Map.of("percent", 250))).isEqualTo("[####################] 100%");
    assertThat(ProgressText.bar(Map.of("percent", -1, "eta_s", 2.5)))
        .isEqualTo("[--------------------]   0%  eta_s 2.5");
    assertThat(ProgressText.bar(Map.of("percent", "half"))).isEqualTo("percent half");
    assertThat(ProgressText.bar(Map.of("percent", Double.NaN))).startsWith("percent");
    assertThat(ProgressText.bar(null)).isEmpty();
    assertThat(ProgressText.clock(Duration.ofSeconds(61))).isEqualTo("1:01");
  }

  /** Against the plainest of models: a set of numbers. */
  @Test
  void whatIsMissingIsWhatHasNotCome() {
    for (int seed = 0; seed < 300; seed++) {
      Random random = new Random(seed);
      MissingEvents missing = new MissingEvents();
      Set<Long> come = new TreeSet<>();
      long last = 0;
      for (int step = 0; step < 30; step++) {
        long seq = 1 + random.nextInt(40);
        if (come.add(seq)) {
          missing.add(new ReceivedEvent(event(seq), Math.max(0, seq - last - 1), seq <= last));
          last = Math.max(last, seq);
        }
      }
      Set<Long> expected = new TreeSet<>();
      for (long seq = 1; seq < last; seq++) {
        if (!come.contains(seq)) {
          expected.add(seq);
        }
      }
      Set<Long> told = new TreeSet<>();
      missing.forEach(
          (server, task, from, to) -> {
            for (long seq = from; seq <= to; seq++) {
              told.add(seq);
            }
          });
      assertThat(told).as("seed %d", seed).isEqualTo(expected);
    }
  }

  @Test
  void gapsOfTasksThatWereSilentForLongestAreForgottenFirst() {
    MissingEvents missing = new MissingEvents();
    for (int task = 0; task < 10_001; task++) {
      missing.add(new ReceivedEvent(event("t" + task, 3), 2, false));
    }
    List<String> tasks = new ArrayList<>();

    missing.forEach((server, task, from, to) -> tasks.add(task));

    assertThat(tasks).hasSize(10_000).doesNotContain("t0").contains("t1", "t10000");
  }

  private static TaskEvent event(long seq) {
    return event("arm-1", seq);
  }

  private static TaskEvent event(String task, long seq) {
    return new TaskEvent(
        1,
        "%032x".formatted(seq),
        task,
        "arm",
        "wave",
        EventType.PROGRESS,
        seq,
        Instant.EPOCH,
        Map.of());
  }

  @Test
  void theFirstInterruptLeavesAtOnceUnlessSomethingHasToEnd() {
    List<Integer> left = new ArrayList<>();
    Interrupts interrupts = new Interrupts(left::add);
    interrupts.interrupt(130);
    assertThat(left).containsExactly(130);
    List<String> said = new ArrayList<>();
    interrupts.await(() -> said.add("ending"));

    interrupts.interrupt(143);
    assertThat(said).containsExactly("ending");
    assertThat(left).hasSize(1);
    assertThat(interrupts.exitCode()).hasValue(143);
    interrupts.interrupt(130);

    assertThat(left).containsExactly(130, 130);
  }

  @Test
  void aThreadThatIsInterruptedWaitsNoLonger() {
    Thread.currentThread().interrupt();

    assertThat(new Interrupts(code -> {}).happenedWithin(Duration.ofHours(1))).isTrue();
    assertThat(Thread.interrupted()).isTrue();
  }

  @Test
  void theEndOfTheKeyboardStaysTheEnd() {
    Interrupts none = new Interrupts(code -> {});
    Keyboard keyboard = new Keyboard(new BufferedReader(new StringReader("one\n")));

    assertThat(keyboard.line(none)).contains("one");
    assertThat(keyboard.line(none)).isEmpty();
    assertThat(keyboard.line(none)).isEmpty();
  }

  @Test
  void aKeyboardThatBreaksIsAtItsEnd() {
    Reader broken =
        new Reader() {
          @Override
          public int read(char[] buffer, int offset, int length) throws IOException {
            throw new IOException("gone");
          }

          @Override
          public void close() {}
        };

    assertThat(new Keyboard(new BufferedReader(broken)).line(new Interrupts(code -> {}))).isEmpty();
  }

  @Test
  void thisProcessHasSurroundings() {
    Surroundings here = Surroundings.ofThisProcess();

    assertThat(here.isTerminal()).isFalse();
    assertThat(here.paint().isOn()).isFalse();
    assertThat(here.columns()).isPositive();
  }
}
