package org.robotmcpkit.processor;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.testing.compile.Compilation;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.stream.IntStream;
import javax.tools.Diagnostic;
import org.junit.jupiter.api.Test;

/**
 * Whatever stands in {@code est} and {@code deadline}: it gives code that compiles, or one error.
 */
class ExpressionFuzzTest {
  private static final long SEED = 20_261_130L;
  private static final int BATCHES = 3;
  private static final int BATCH = 300;
  private static final int FIRST_LINE = 13;

  private static final List<String> PIECES =
      List.of(
          "distance",
          "speedMS",
          "speed_m_s",
          "goal",
          "goal.x",
          "goal.pause",
          "maybe",
          "name",
          "when",
          "list",
          "x",
          "min(",
          "max(",
          "min",
          "(",
          ")",
          "+",
          "-",
          "*",
          "/",
          ",",
          ".",
          "5s",
          "1h30m",
          "250ms",
          "1.5m",
          "PT2M",
          "P1D",
          "PT",
          "5",
          "0",
          "1e400",
          "1e9",
          "2.5",
          "5sec",
          "#",
          "#method",
          "%",
          "$",
          "\"",
          "\\",
          "\n",
          "\t",
          "\0",
          "\u2028",
          "é",
          "🤖",
          "\ud83e",
          "*/",
          "'",
          "work-s",
          "\u202e",
          "\u00a0");

  private static final List<String> LEAVES =
      List.of(
          "distance",
          "speed_m_s",
          "goal.x",
          "goal.pause",
          "maybe",
          "when",
          "work-s",
          "5s",
          "3",
          "0",
          "name");

  @Test
  void noTextBreaksTheProcessor() {
    Random random = new Random(SEED);
    int right = 0;
    for (int batch = 0; batch < BATCHES; batch++) {
      List<String> texts = IntStream.range(0, BATCH).mapToObj(index -> text(random)).toList();
      List<String> fine = withoutMistake(texts);
      right += fine.size();

      assertThat(compile(fine).diagnostics()).isEmpty();
    }
    // Enough of both kinds, or the test would say little.
    assertThat(right).isBetween(BATCHES * BATCH / 10, BATCHES * BATCH * 9 / 10);
  }

  @Test
  void nestingHasAnEnd() {
    String deep = "(".repeat(10_000) + "5s" + ")".repeat(10_000);
    String signs = "- ".repeat(200) + "5s";
    String sums = "speedMS" + " + (speedMS".repeat(40) + ")".repeat(40);

    assertThat(withoutMistake(List.of(deep, signs, sums))).containsExactly(signs, sums);
    assertThat(compile(List.of(signs, sums)).diagnostics()).isEmpty();
  }

  private static String text(Random random) {
    if (random.nextInt(3) == 0) {
      return likely(random, 4);
    }
    StringBuilder text = new StringBuilder();
    int parts = random.nextInt(8);
    for (int part = 0; part < parts; part++) {
      text.append(PIECES.get(random.nextInt(PIECES.size())))
          .append(random.nextBoolean() ? " " : "");
    }
    return text.toString();
  }

  /** A text that would be right if all its names and numbers were. */
  private static String likely(Random random, int depth) {
    return switch (depth == 0 ? 0 : random.nextInt(6)) {
      case 1 -> likely(random, depth - 1) + " + " + likely(random, depth - 1);
      case 2 -> likely(random, depth - 1) + "*" + likely(random, depth - 1);
      case 3 -> "-(" + likely(random, depth - 1) + " - " + likely(random, depth - 1) + ")";
      case 4 -> "min(" + likely(random, depth - 1) + ", " + likely(random, depth - 1) + ") / 2";
      default -> LEAVES.get(random.nextInt(LEAVES.size()));
    };
  }

  /** The texts that give no error; each of the others gives one, on its own line. */
  private static List<String> withoutMistake(List<String> texts) {
    Map<Long, String> errors = new HashMap<>();
    for (Diagnostic<?> error : compile(texts).errors()) {
      assertThat(errors).as(error.toString()).doesNotContainKey(error.getLineNumber());
      assertThat(error.getMessage(Locale.ROOT)).startsWith("[kit:est] est").doesNotContain("\n");
      errors.put(error.getLineNumber(), error.getMessage(Locale.ROOT));
    }
    List<String> fine = new ArrayList<>();
    for (int index = 0; index < texts.size(); index++) {
      if (!errors.containsKey((long) FIRST_LINE + index)) {
        fine.add(texts.get(index));
      }
    }
    assertThat(fine).hasSize(texts.size() - errors.size());
    return fine;
  }

  private static Compilation compile(List<String> texts) {
    StringBuilder source =
        new StringBuilder(
            """
            import java.time.Duration;
            import java.util.*;
            import org.robotmcpkit.annotation.*;

            /** Holds. */
            @SuppressWarnings({"kit:description", "kit:effect", "kit:unit"})
            class Fuzzed {
              record Goal(double x, Duration pause) {}

              double method(double distance) {
                return distance;
              }
            """);
    for (int index = 0; index < texts.size(); index++) {
      source
          .append("@LongRunningTool(name = \"t")
          .append(index)
          .append("\", est = ")
          .append(JavaText.literal(texts.get(index)))
          .append(") void t")
          .append(index)
          .append(
              "(int distance, @Arg(name = \"speed_m_s\") float speedMS, Goal goal, Optional<Long> maybe,")
          .append(
              " String name, Duration when, List<String> list, @Arg(name = \"work-s\") short w) {}\n");
    }
    return Compiling.with(
        List.of("-Xlint:all,-processing", "-Werror", "-Xmaxerrs", "10000"),
        List.of(Sources.source("Fuzzed.java", source.append("}").toString())));
  }
}
