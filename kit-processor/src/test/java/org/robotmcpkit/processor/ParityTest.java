package org.robotmcpkit.processor;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaFileObject;
import org.eclipse.jdt.internal.compiler.tool.EclipseCompiler;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Eclipse's compiler gets the same bytes as javac. */
class ParityTest {
  @Test
  void eclipseGeneratesWhatJavacGenerates(@TempDir Path out) throws IOException {
    List<Path> files = new ArrayList<>();
    Sources.in("good").forEach(file -> files.add(Sources.locate("good", file)));
    Sources.in("support").forEach(file -> files.add(Sources.locate("support", file)));

    DiagnosticCollector<JavaFileObject> diagnostics = new DiagnosticCollector<>();
    assertThat(compile(files, out, diagnostics))
        .as(diagnostics.getDiagnostics().toString())
        .isTrue();
    Map<String, String> generated = read(out, ".java");

    Map<String, String> expected = new TreeMap<>();
    Sources.in("expected")
        .forEach(file -> expected.put(file.toString(), Sources.text("expected", file)));
    assertThat(generated.keySet()).isEqualTo(expected.keySet());
    generated.forEach((name, source) -> assertThat(source).as(name).isEqualTo(expected.get(name)));
    assertThat(read(out, ".json"))
        .isEqualTo(
            Compiling.resources(
                Compiling.strictly(
                    Sources.in("good").stream()
                        .map(file -> Sources.source("good", file))
                        .toList())))
        .hasSameSizeAs(generated);
  }

  /** What is missing is told only if nothing else is wrong. */
  static List<List<Path>> bad() {
    Path missing = Path.of("Missing.java");
    List<Path> others = Sources.in("bad").stream().filter(file -> !file.equals(missing)).toList();
    return List.of(List.of(missing), others);
  }

  @ParameterizedTest
  @MethodSource("bad")
  void eclipseReportsWhatJavacReports(List<Path> bad, @TempDir Path out) throws IOException {
    List<Path> files = new ArrayList<>();
    bad.forEach(file -> files.add(Sources.locate("bad", file)));
    Sources.in("support").forEach(file -> files.add(Sources.locate("support", file)));
    DiagnosticCollector<JavaFileObject> eclipse = new DiagnosticCollector<>();

    compile(files, out, eclipse);

    List<String> javac =
        Compiling.with(
                List.of("-Xmaxerrs", "1000"),
                bad.stream().map(file -> Sources.source("bad", file)).toList())
            .diagnostics()
            .stream()
            .map(diagnostic -> diagnostic.getMessage(Locale.ROOT))
            .filter(message -> message.startsWith("[kit:"))
            .toList();
    assertThat(
            eclipse.getDiagnostics().stream()
                .map(diagnostic -> diagnostic.getMessage(Locale.ROOT))
                .filter(message -> message.startsWith("[kit:")))
        .containsExactlyInAnyOrderElementsOf(javac);
  }

  private static boolean compile(
      List<Path> files, Path out, DiagnosticCollector<JavaFileObject> diagnostics)
      throws IOException {
    EclipseCompiler compiler = new EclipseCompiler();
    StringWriter messages = new StringWriter();
    try (var fileManager = compiler.getStandardFileManager(null, null, null)) {
      var task =
          compiler.getTask(
              new PrintWriter(messages),
              fileManager,
              diagnostics,
              List.of(
                  "--release",
                  "17",
                  "-encoding",
                  "UTF-8",
                  "-d",
                  out.toString(),
                  "-s",
                  out.toString(),
                  "-classpath",
                  System.getProperty("java.class.path"),
                  "-parameters"),
              null,
              fileManager.getJavaFileObjectsFromPaths(files));
      task.setProcessors(List.of(new KitProcessor()));
      return task.call();
    }
  }

  private static Map<String, String> read(Path out, String ending) throws IOException {
    Map<String, String> generated = new TreeMap<>();
    try (Stream<Path> written = Files.walk(out)) {
      for (Path file : written.filter(path -> path.toString().endsWith(ending)).toList()) {
        generated.put(out.relativize(file).toString(), Files.readString(file));
      }
    }
    return generated;
  }
}
