package org.robotmcpkit.verification;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Where the files of this checkout are. The build says it in system properties, so nothing depends
 * on the place.
 */
public final class Checkout {
  private Checkout() {}

  /** A file or folder of the source tree. */
  public static Path file(String relative) {
    return property("kit.root").resolve(relative);
  }

  /** The clients and receivers in other languages. */
  static Path clients() {
    return file("verification/src/test/clients");
  }

  /** The executable jar of the sample. */
  static Path sampleJar() {
    Path jar = property("kit.sampleJar");
    assertThat(jar)
        .withFailMessage(
            "%s is missing: these tests run the packaged sample; use 'mvn verify', not 'mvn test'.",
            jar)
        .isRegularFile();
    return jar;
  }

  /** The executable jar of the command. */
  static Path kitJar() {
    Path jar = property("kit.kitJar");
    assertThat(jar)
        .withFailMessage(
            "%s is missing: these tests run the packaged command; use 'mvn verify', not 'mvn test'.",
            jar)
        .isRegularFile();
    return jar;
  }

  /** A folder of that name for files that tests make. */
  static Path work(String name) {
    try {
      return Files.createDirectories(property("kit.work").resolve(name));
    } catch (IOException unwritable) {
      throw new UncheckedIOException(unwritable);
    }
  }

  private static Path property(String name) {
    String value = System.getProperty(name);
    assertThat(value)
        .withFailMessage("The build sets the system property %s: run the tests with Maven.", name)
        .isNotNull();
    return Path.of(value).toAbsolutePath().normalize();
  }
}
