package org.robotmcpkit.verification;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.eclipse.jdt.internal.compiler.tool.EclipseCompiler;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * The generated classes that the documentation shows are those that compilers get: this test's own
 * javac and ecj. The build runs on several JDKs, so each javac has its turn.
 *
 * <p>{@code -Dkit.golden.update=true} writes the shown files anew.
 */
class GeneratedSourceTest {
  private static final Path SAMPLE = Checkout.file("sample-sleeper/src/main/java");

  /**
   * A shown class, and what it is generated from: a file, or a folder of files that need one
   * another.
   */
  private enum Shown {
    SLEEPER("org/robotmcpkit/sample/Sleeper.java", "org/robotmcpkit/sample/SleeperTools.java"),
    BASE("org/robotmcpkit/sample/base", "org/robotmcpkit/sample/base/BaseTools.java");

    private final Path source;
    private final String generated;

    Shown(String source, String generated) {
      this.source = SAMPLE.resolve(source);
      this.generated = generated;
    }

    Path file() {
      return Checkout.file("docs/generated").resolve(Path.of(generated).getFileName());
    }

    List<Path> sources() throws IOException {
      try (Stream<Path> files = Files.walk(source)) {
        return files.filter(file -> file.toString().endsWith(".java")).sorted().toList();
      }
    }
  }

  @TempDir Path work;

  @ParameterizedTest
  @EnumSource
  void theShownClassIsWhatJavacGets(Shown shown) throws Exception {
    String generated = generatedBy(ToolProvider.getSystemJavaCompiler(), shown);
    if (Boolean.getBoolean("kit.golden.update")) {
      Files.writeString(shown.file(), generated);
    }

    assertThat(generated).isEqualTo(Files.readString(shown.file()));
  }

  @ParameterizedTest
  @EnumSource
  void theShownClassIsWhatEcjGets(Shown shown) throws Exception {
    assertThat(generatedBy(new EclipseCompiler(), shown)).isEqualTo(Files.readString(shown.file()));
  }

  @ParameterizedTest
  @EnumSource
  void theShownClassIsPlainAscii(Shown shown) throws Exception {
    assertThat(Files.readString(shown.file()).chars())
        .allMatch(character -> character == '\n' || character >= ' ' && character < 127);
  }

  private String generatedBy(JavaCompiler compiler, Shown shown) throws Exception {
    try (StandardJavaFileManager files =
        compiler.getStandardFileManager(null, Locale.ROOT, StandardCharsets.UTF_8)) {
      Path[] sources = shown.sources().toArray(Path[]::new);

      assertThat(KitCompiler.problems(compiler, files.getJavaFileObjects(sources), work)).isEmpty();
    }
    return Files.readString(work.resolve(shown.generated));
  }
}
