package org.robotmcpkit.verification;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * What can be said of a Maven command without running the build within the build: the modules,
 * profiles, tests and properties that it names are there.
 */
final class MavenCommand {
  private static final Pattern VERSION =
      Pattern.compile("<artifactId>robot-mcp-kit-parent</artifactId>\\s*<version>(.*?)</version>");
  private static final List<String> PHASES =
      List.of("clean", "compile", "test", "package", "verify", "install");

  private MavenCommand() {}

  /** The version that is built. */
  static String projectVersion() {
    Matcher version = VERSION.matcher(pom());
    assertThat(version.find()).isTrue();
    return version.group(1);
  }

  /** Fails unless the line is a Maven command that this checkout can run. */
  static void isRunnable(String line) {
    String[] words = line.strip().split(" +");
    assertThat(words[0]).as("the program of: %s", line).isEqualTo("mvn");
    for (int index = 1; index < words.length; index++) {
      String word = words[index];
      if (word.equals("-pl")) {
        assertThat(words[++index].split(",")).allSatisfy(MavenCommand::isModule);
      } else if (word.startsWith("-P")) {
        assertThat(pom()).contains("<id>" + word.substring(2) + "</id>");
      } else if (word.startsWith("-Dtest=")) {
        assertThat(word.substring(7).replace("'", "").split(",")).allSatisfy(MavenCommand::isTest);
      } else if (word.startsWith("-Dkit.")) {
        isProperty(word.substring(2).split("=")[0]);
      } else if (!word.startsWith("-")) {
        assertThat(word).as("a phase in: %s", line).isIn(PHASES);
      }
    }
  }

  private static void isModule(String name) {
    assertThat(pom()).contains("<module>" + name + "</module>");
  }

  private static void isTest(String name) {
    try (Stream<Path> files = Files.walk(Checkout.file(""))) {
      assertThat(files.anyMatch(file -> file.endsWith(name + ".java"))).as(name).isTrue();
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }

  /** A property is set in the root POM, or read by the kit or a test. */
  private static void isProperty(String name) {
    try (Stream<Path> files = Files.walk(Checkout.file(""))) {
      assertThat(
              pom().contains("<" + name + ">")
                  || files
                      .filter(file -> file.toString().endsWith(".java"))
                      .anyMatch(file -> read(file).contains('"' + name + '"')))
          .as("something reads %s", name)
          .isTrue();
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }

  private static String pom() {
    return read(Checkout.file("pom.xml"));
  }

  private static String read(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }
}
