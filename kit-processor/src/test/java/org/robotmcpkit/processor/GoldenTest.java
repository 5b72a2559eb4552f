package org.robotmcpkit.processor;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.testing.compile.Compilation;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Each file in {@code good} gives the file in {@code expected}, to the letter, and not one warning.
 */
class GoldenTest {
  private static final boolean IS_UPDATE = Boolean.getBoolean("kit.golden.update");

  static List<Path> good() {
    return Sources.in("good");
  }

  @ParameterizedTest
  @MethodSource("good")
  void generatesTheExpectedFile(Path good) throws IOException {
    Compilation compilation = Compiling.strictly(Sources.source("good", good));

    assertThat(compilation.diagnostics()).isEmpty();
    for (Map.Entry<String, String> generated : Compiling.generated(compilation).entrySet()) {
      Path expected = Sources.locate("expected", Path.of(generated.getKey()));
      if (IS_UPDATE) {
        Files.createDirectories(expected.getParent());
        Files.writeString(expected, generated.getValue());
      }
      assertThat(generated.getValue()).isEqualTo(Files.readString(expected));
    }
    assertThat(Compiling.generated(compilation)).isNotEmpty();
  }

  @Test
  void nothingIsExpectedThatNobodyGenerates() {
    List<String> expected = Sources.in("expected").stream().map(Path::toString).toList();

    Compilation all =
        Compiling.strictly(good().stream().map(file -> Sources.source("good", file)).toList());

    assertThat(Compiling.generated(all).keySet()).containsExactlyInAnyOrderElementsOf(expected);
  }
}
