package org.robotmcpkit.verification;

import static java.util.stream.Collectors.joining;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The messages that the page quotes are those that the kit has. */
class TroubleshootingTest {
  private static final Pattern FIRST_COLUMN = Pattern.compile("(?m)^\\| ([^|]*) \\|");
  private static final Pattern QUOTED = Pattern.compile("`([^`]+)`");

  /** Names of other programs, which stand in no source of the kit. */
  private static final List<String> OTHERS = List.of("kit", "running", "false", "stopped", "error");

  private static final String SOURCES = literals();

  static Stream<String> messages() throws IOException {
    return FIRST_COLUMN
        .matcher(Files.readString(Checkout.file("docs/troubleshooting.md")))
        .results()
        .flatMap(row -> QUOTED.matcher(row.group(1)).results())
        .map(quoted -> quoted.group(1))
        .filter(quoted -> !OTHERS.contains(quoted));
  }

  @Test
  void thePageQuotesMessages() throws IOException {
    assertThat(messages()).hasSizeGreaterThan(30);
  }

  @ParameterizedTest
  @MethodSource("messages")
  void aQuotedMessageStandsInTheSources(String message) {
    assertThat(message.split("…"))
        .filteredOn(part -> !part.isBlank())
        .isNotEmpty()
        .allSatisfy(part -> assertThat(SOURCES.contains(part)).as("it is in the sources").isTrue());
  }

  /** The main sources, with texts that are put together in one piece. */
  private static String literals() {
    return Stream.of("kit-runtime", "kit-processor")
        .map(module -> Checkout.file(module + "/src/main/java"))
        .flatMap(TroubleshootingTest::sources)
        .map(TroubleshootingTest::read)
        .map(source -> source.replaceAll("\"\\s*\\+\\s*\"", "").replace("\\\"", "\""))
        .collect(joining("\n"));
  }

  private static Stream<Path> sources(Path folder) {
    try (Stream<Path> files = Files.walk(folder)) {
      return files.filter(file -> file.toString().endsWith(".java")).toList().stream();
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }

  private static String read(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }
}
