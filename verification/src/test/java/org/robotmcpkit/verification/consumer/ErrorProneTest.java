package org.robotmcpkit.verification.consumer;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.robotmcpkit.verification.SkippedTestsByName;

/**
 * All generated code of the processor's tests compiles under Error Prone and NullAway without a
 * warning. The build's profile {@code error-prone} compiles it; here is asked whether it has left
 * out nothing.
 */
@ExtendWith(SkippedTestsByName.class)
class ErrorProneTest {
  private static final Path ROOT = Path.of(System.getProperty("kit.root"));
  private static final Path GENERATED = ROOT.resolve("kit-processor/src/test/resources/expected");
  private static final Path MARKED = ROOT.resolve("verification/src/test/null-marked");

  @Test
  void allGeneratedCodeHasBeenCompiledByIt() throws IOException {
    assumeTrue(
        Runtime.version().feature() >= 21,
        "Error Prone needs Java 21; run the build on a newer JDK as well");
    Path classes = Path.of(System.getProperty("kit.work"), "error-prone");

    assertThat(generated())
        .isNotEmpty()
        .allSatisfy(
            source ->
                assertThat(classes.resolve(source.toString().replace(".java", ".class")))
                    .isRegularFile());
  }

  /** In other packages NullAway looks at nothing. */
  @Test
  void allPackagesTellNullByTypes() throws IOException {
    Set<Path> packages = generated().stream().map(Path::getParent).collect(Collectors.toSet());
    packages.remove(null); // the unnamed one cannot

    assertThat(packages)
        .isNotEmpty()
        .allSatisfy(
            folder ->
                assertThat(MARKED.resolve(folder).resolve("package-info.java"))
                    .content()
                    .contains("@NullMarked"));
  }

  private static List<Path> generated() throws IOException {
    try (Stream<Path> files = Files.walk(GENERATED)) {
      return files
          .filter(file -> file.toString().endsWith("Tools.java"))
          .map(GENERATED::relativize)
          .toList();
    }
  }
}
