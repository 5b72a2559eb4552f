package org.robotmcpkit.verification;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.ServiceLoader;
import javax.annotation.processing.Processor;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.StandardLocation;
import javax.tools.ToolProvider;
import org.eclipse.jdt.internal.compiler.tool.EclipseCompiler;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The generated class that the documentation shows is the one that compilers get: this test's own javac and ecj. The
 * build runs on several JDKs, so each javac has its turn.
 *
 * <p>{@code -Dkit.golden.update=true} writes the shown file anew.
 */
class GeneratedSourceTest {
  private static final Path SAMPLE = Checkout.file("sample-sleeper/src/main/java");
  private static final Path SHOWN = Checkout.file("docs/generated/SleeperTools.java");

  @TempDir Path work;

  @Test
  void theShownClassIsWhatJavacGets() throws Exception {
    String generated = generatedBy(ToolProvider.getSystemJavaCompiler());
    if (Boolean.getBoolean("kit.golden.update")) {
      Files.writeString(SHOWN, generated);
    }

    assertThat(generated).isEqualTo(Files.readString(SHOWN));
  }

  @Test
  void theShownClassIsWhatEcjGets() throws Exception {
    assertThat(generatedBy(new EclipseCompiler())).isEqualTo(Files.readString(SHOWN));
  }

  @Test
  void theShownClassIsPlainAscii() throws Exception {
    assertThat(Files.readString(SHOWN).chars()).allMatch(character -> character == '\n' || character >= ' ' && character < 127);
  }

  private String generatedBy(JavaCompiler compiler) throws Exception {
    DiagnosticCollector<JavaFileObject> problems = new DiagnosticCollector<>();
    StringWriter said = new StringWriter();
    try (StandardJavaFileManager files =
        compiler.getStandardFileManager(problems, Locale.ROOT, StandardCharsets.UTF_8)) {
      files.setLocation(StandardLocation.CLASS_OUTPUT, List.of(work.toFile()));
      files.setLocation(StandardLocation.SOURCE_OUTPUT, List.of(work.toFile()));
      JavaCompiler.CompilationTask task =
          compiler.getTask(
              said,
              files,
              problems,
              List.of("--release", "17", "-classpath", System.getProperty("java.class.path")),
              null,
              files.getJavaFileObjects(SAMPLE.resolve("org/robotmcpkit/sample/Sleeper.java")));
      task.setProcessors(List.of(kitProcessor()));

      assertThat(task.call()).as("%s %s", problems.getDiagnostics(), said).isTrue();
      assertThat(problems.getDiagnostics()).isEmpty();
    }
    return Files.readString(work.resolve("org/robotmcpkit/sample/SleeperTools.java"));
  }

  private static Processor kitProcessor() {
    return ServiceLoader.load(Processor.class).stream()
        .filter(found -> found.type().getName().startsWith("org.robotmcpkit."))
        .findFirst()
        .orElseThrow()
        .get();
  }
}
