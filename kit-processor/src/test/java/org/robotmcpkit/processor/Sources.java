package org.robotmcpkit.processor;

import com.google.testing.compile.JavaFileObjects;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import javax.tools.JavaFileObject;

/**
 * The sources under {@code src/test/resources}: {@code good}, {@code bad}, {@code expected} and
 * {@code support}.
 */
final class Sources {
  private static final Path RESOURCES =
      Path.of(System.getProperty("basedir", ""), "src/test/resources");

  private Sources() {}

  /** All files of a folder, by their path in it; in the same order everywhere. */
  static List<Path> in(String folder) {
    Path root = RESOURCES.resolve(folder);
    try (Stream<Path> files = Files.walk(root)) {
      return files
          .filter(file -> file.toString().endsWith(".java"))
          .map(root::relativize)
          .sorted(Comparator.comparing(Path::toString))
          .toList();
    } catch (IOException failed) {
      throw new UncheckedIOException(failed);
    }
  }

  /** Where a file of a folder lies. */
  static Path locate(String folder, Path file) {
    return RESOURCES.resolve(folder).resolve(file);
  }

  static String text(String folder, Path file) {
    try {
      return Files.readString(locate(folder, file));
    } catch (IOException failed) {
      throw new UncheckedIOException(failed);
    }
  }

  static List<String> lines(String file) {
    return text("", Path.of(file)).lines().toList();
  }

  /** A file as the compiler takes it. */
  static JavaFileObject source(String folder, Path file) {
    return source(file.toString(), text(folder, file));
  }

  static JavaFileObject source(String path, String text) {
    return JavaFileObjects.forSourceString(path.replace(".java", "").replace('/', '.'), text);
  }

  /** Classes that several of the others use. */
  static List<JavaFileObject> support() {
    return in("support").stream().map(file -> source("support", file)).toList();
  }
}
