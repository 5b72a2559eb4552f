package org.robotmcpkit.processor;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What {@code docs/generated-code.md} promises of a generated class. */
class StableFormTest {
  static List<Path> generated() throws IOException {
    try (Stream<Path> files = Files.walk(Path.of("src/test/resources/expected"))) {
      return files.filter(file -> file.toString().endsWith("Tools.java")).toList();
    }
  }

  @ParameterizedTest
  @MethodSource("generated")
  void aToolSetWithOneConstructorThatTakesTheHolderUnlessAllIsStatic(Path file) throws IOException {
    String source = Files.readString(file);
    String name = file.getFileName().toString().replace(".java", "");
    String holder = name.substring(0, name.length() - "Tools".length()).replace('_', '.');

    assertThat(source)
        .containsPattern("(?m)^(public )?final class " + name + " implements ToolSet \\{$");
    assertThat(source.lines().filter(line -> line.matches(" {2}(public )?" + name + "\\(.*")))
        .singleElement()
        .asString()
        .matches(
            " {2}(public )?"
                + name
                + "\\((\\w+\\.)*"
                + holder
                + "(<.*>)? \\w+\\) \\{"
                + "| {2}public \\w+_StaticsTools\\(\\) \\{");
  }
}
