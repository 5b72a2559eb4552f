package org.robotmcpkit.processor;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.testing.compile.Compilation;
import com.google.testing.compile.Compiler;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.Processor;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.TypeElement;
import javax.tools.Diagnostic;
import javax.tools.JavaFileObject;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.robotmcpkit.processor.check.Rules;

/** How the processor behaves among compilers, builds and other processors. */
class MannersTest {
  private static final JavaFileObject SLEEPER =
      Sources.source("good", Path.of("org/robotmcpkit/sample/Sleeper.java"));

  @Test
  void nothingIsSaidOnSuccessUnlessAsked() {
    assertThat(Compiling.with(List.of(), List.of(SLEEPER)).diagnostics()).isEmpty();
    assertThat(Compiling.with(List.of("-Akit.verbose=true"), List.of(SLEEPER)).notes())
        .singleElement()
        .extracting(note -> note.getMessage(Locale.ROOT))
        .isEqualTo("[kit] wrote org.robotmcpkit.sample.SleeperTools");
  }

  @Test
  void itsOwnFailureIsOneErrorWithATrace() {
    Processor failing =
        new KitProcessor(
            new Rules(
                List.of(
                    (holder, sites) -> {
                      throw new IllegalStateException("not foreseen");
                    })));

    List<Diagnostic<? extends JavaFileObject>> errors =
        Compiler.javac().withProcessors(failing).compile(SLEEPER).errors();

    assertThat(errors).hasSize(1);
    assertThat(errors.get(0).getMessage(Locale.ROOT))
        .startsWith(
            "[kit:internal] robot-mcp-kit (unpackaged) failed on Sleeper; please tell us, with the trace below")
        .contains(
            "java.lang.IllegalStateException: not foreseen",
            "at org.robotmcpkit.processor.MannersTest");
    assertThat(errors.get(0).getLineNumber()).isEqualTo(15);
  }

  @Test
  void anOldSourceLevelIsOneError() {
    JavaFileObject source =
        Sources.source(
            "Old.java",
            "class Old { /** A. */ @org.robotmcpkit.annotation.LongRunningTool void a() {} }"
                + " class Older { /** A. */ @org.robotmcpkit.annotation.LongRunningTool void a() {} }");

    Compilation compilation =
        Compiler.javac()
            .withProcessors(new KitProcessor())
            .withOptions("-source", "11", "-Xlint:-options")
            .compile(source);

    assertThat(compilation.errors().stream().map(error -> error.getMessage(Locale.ROOT)))
        .containsExactly(
            "[kit:source-level] generated tools need Java 17 or later, and this compiles for an earlier one;"
                + " raise --release to 17");
  }

  @Test
  void annotationsAreLeftToOthersToo() {
    Seeing other = new Seeing();

    Compiler.javac().withProcessors(new KitProcessor(), other).compile(SLEEPER);

    assertThat(other.seen).contains("org.robotmcpkit.annotation.LongRunningTool");
  }

  @Test
  void anEnumOfThousandsOfConstantsStillCompiles() {
    String constants =
        IntStream.range(0, 2_000)
            .mapToObj(n -> "CONSTANT_WHOSE_NAME_IS_LONG_ENOUGH_TO_ADD_UP_" + n)
            .collect(Collectors.joining(", "));
    JavaFileObject source =
        Sources.source(
            "Large.java",
            "import org.robotmcpkit.annotation.*;\n"
                + "public class Large { public enum Many { "
                + constants
                + " }\n"
                + "/** Gives back what it is given.\n@param one which */ @LongRunningTool(effect = Effect.READS)\n"
                + "public Many a(Many one) { return one; } }");

    Served large = Served.of("Large", Compiling.strictly(source));

    assertThat(large.tool("a").inputSchema())
        .contains("CONSTANT_WHOSE_NAME_IS_LONG_ENOUGH_TO_ADD_UP_1999");
    large.call("a", Map.of("one", "CONSTANT_WHOSE_NAME_IS_LONG_ENOUGH_TO_ADD_UP_1999"));
  }

  @Test
  void theClassFileFromTheBuildBeforeIsNoCollision(@TempDir Path before) throws IOException {
    Path classFile = before.resolve("org/robotmcpkit/sample/SleeperTools.class");
    Files.createDirectories(classFile.getParent());
    for (JavaFileObject file : Compiling.strictly(SLEEPER).generatedFiles()) {
      if (file.getName().endsWith("/SleeperTools.class")) {
        Files.write(classFile, file.openInputStream().readAllBytes());
      }
    }
    List<File> classPath = new ArrayList<>(List.of(before.toFile()));
    String[] usual = System.getProperty("java.class.path").split(File.pathSeparator);
    Arrays.stream(usual).map(File::new).forEach(classPath::add);

    Compilation again =
        Compiler.javac()
            .withProcessors(new KitProcessor())
            .withClasspath(classPath)
            .compile(SLEEPER);

    assertThat(classFile).exists();
    assertThat(again.diagnostics()).isEmpty();
  }

  @Test
  void aClassThatAnotherProcessorWritesIsACollision() {
    Compilation compilation =
        Compiler.javac().withProcessors(new Squatter(), new KitProcessor()).compile(SLEEPER);

    assertThat(compilation.errors().stream().map(error -> error.getMessage(Locale.ROOT)))
        .containsExactly(
            "[kit:class-name] class SleeperTools, which serves the tools of Sleeper, exists already;"
                + " rename one of them");
  }

  /** Sees all annotations. */
  private static class Seeing extends AbstractProcessor {
    final List<String> seen = new ArrayList<>();

    @Override
    public Set<String> getSupportedAnnotationTypes() {
      return Set.of("*");
    }

    @Override
    public SourceVersion getSupportedSourceVersion() {
      return SourceVersion.latestSupported();
    }

    @Override
    public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
      annotations.forEach(annotation -> seen.add(annotation.getQualifiedName().toString()));
      return false;
    }
  }

  /** Takes the name that the sleeper's tools need. */
  private static final class Squatter extends Seeing {
    @Override
    public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
      if (seen.isEmpty()) {
        seen.add("once");
        String name = "org.robotmcpkit.sample.SleeperTools";
        try (var writer = processingEnv.getFiler().createSourceFile(name).openWriter()) {
          writer.write("package org.robotmcpkit.sample; class SleeperTools {}");
        } catch (IOException failed) {
          throw new AssertionError(failed);
        }
      }
      return false;
    }
  }
}
