package org.robotmcpkit.processor;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.testing.compile.Compilation;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import javax.tools.Diagnostic;
import javax.tools.JavaFileObject;
import org.junit.jupiter.api.Test;

/**
 * What the processor says and writes of a class does not depend on the classes that are compiled
 * with it. Since each of these takes one compilation for all files, the mutants of what reads and
 * checks are examined with them.
 */
class TogetherTest {
  /**
   * Said in the last round, and only where nothing else is wrong: what is missing may be another
   * processor's to write.
   */
  private static final Path MISSING = Path.of("Missing.java");

  @Test
  void rightClassesGiveTheSameFilesTogether() throws IOException {
    Map<String, String> expected = new TreeMap<>();
    for (Path file : Sources.in("expected")) {
      expected.put(file.toString(), Files.readString(Sources.locate("expected", file)));
    }

    Compilation all =
        Compiling.with(
            List.of("-proc:only", "-parameters"),
            Sources.in("good").stream().map(file -> Sources.source("good", file)).toList());

    assertThat(Compiling.generated(all)).containsExactlyEntriesOf(expected);
  }

  @Test
  void wrongClassesAreReportedTheSameTogether() {
    List<Path> wrong = Sources.in("bad").stream().filter(file -> !file.equals(MISSING)).toList();
    Map<String, List<String>> expected = new TreeMap<>();
    for (Path file : wrong) {
      expected.put(file.toString(), BadTest.expected(Sources.text("bad", file)));
    }

    Compilation all =
        Compiling.with(
            List.of("-Xlint:-options", "-Xmaxerrs", "10000", "-Xmaxwarns", "10000"),
            wrong.stream().map(file -> Sources.source("bad", file)).toList());

    Map<String, List<String>> reported = new TreeMap<>();
    byFile(all).forEach((file, diagnostics) -> reported.put(file, BadTest.reported(diagnostics)));
    assertThat(reported).containsExactlyEntriesOf(expected);
  }

  private static Map<String, List<Diagnostic<? extends JavaFileObject>>> byFile(
      Compilation compilation) {
    Map<String, List<Diagnostic<? extends JavaFileObject>>> byFile = new HashMap<>();
    for (Diagnostic<? extends JavaFileObject> one : compilation.diagnostics()) {
      byFile.computeIfAbsent(file(one), any -> new ArrayList<>()).add(one);
    }
    return byFile;
  }

  private static String file(Diagnostic<? extends JavaFileObject> diagnostic) {
    return diagnostic.getSource() == null ? "" : diagnostic.getSource().toUri().getPath();
  }
}
