package org.robotmcpkit.processor;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.testing.compile.Compilation;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import javax.tools.Diagnostic;
import javax.tools.JavaFileObject;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.robotmcpkit.processor.check.Code;

/**
 * Each file in {@code bad} says in comments what is reported on which line: that and nothing else.
 */
class BadTest {
  private static final Pattern EXPECTED =
      Pattern.compile("// (error|warning): (.*?)(?= // (?:error|warning): |$)");

  /** Codes that no single source file can provoke; other tests do. */
  private static final Set<Code> TESTED_ELSEWHERE = Set.of(Code.INTERNAL, Code.SOURCE_LEVEL);

  static List<Path> bad() {
    return Sources.in("bad");
  }

  @ParameterizedTest
  @MethodSource("bad")
  void reportsWhatTheCommentsSay(Path bad) {
    Compilation compilation =
        Compiling.with(List.of("-Xlint:-options"), List.of(Sources.source("bad", bad)));

    assertThat(reported(compilation.diagnostics()))
        .containsExactlyElementsOf(expected(Sources.text("bad", bad)));
  }

  @Test
  void everyCodeHasABadFile() {
    String all =
        bad().stream().map(file -> Sources.text("bad", file)).collect(Collectors.joining());

    assertThat(Arrays.stream(Code.values()).filter(code -> !TESTED_ELSEWHERE.contains(code)))
        .allSatisfy(code -> assertThat(all).contains("[" + code.key() + "]"));
  }

  static List<String> expected(String source) {
    List<String> expected = new ArrayList<>();
    String[] lines = source.split("\n");
    for (int line = 0; line < lines.length; line++) {
      Matcher matcher = EXPECTED.matcher(lines[line]);
      Set<String> onLine = new TreeSet<>();
      while (matcher.find()) {
        onLine.add((line + 1) + ": " + matcher.group(1) + ": " + matcher.group(2).strip());
      }
      expected.addAll(onLine);
    }
    return expected;
  }

  static List<String> reported(Collection<Diagnostic<? extends JavaFileObject>> diagnostics) {
    return diagnostics.stream()
        .filter(diagnostic -> diagnostic.getKind() != Diagnostic.Kind.NOTE)
        .sorted(
            Comparator.<Diagnostic<? extends JavaFileObject>>comparingLong(
                    Diagnostic::getLineNumber)
                .thenComparing(BadTest::withoutLine))
        .map(diagnostic -> diagnostic.getLineNumber() + ": " + withoutLine(diagnostic))
        .toList();
  }

  private static String withoutLine(Diagnostic<?> diagnostic) {
    String kind = diagnostic.getKind() == Diagnostic.Kind.ERROR ? "error" : "warning";
    return kind + ": " + diagnostic.getMessage(Locale.ROOT).lines().findFirst().orElse("");
  }
}
