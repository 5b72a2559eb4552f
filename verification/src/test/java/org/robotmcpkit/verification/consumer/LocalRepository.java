package org.robotmcpkit.verification.consumer;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.robotmcpkit.verification.Checkout;

/**
 * A local Maven repository of a test's own, with what this build has made as {@code mvn install}
 * would lay it there; the repository of whoever builds the kit gets none of it.
 */
record LocalRepository(Path folder) implements AutoCloseable {
  private static final String GROUP = "org/robotmcpkit";

  /** Where each published module's POM is when it has been packaged. */
  private static final Map<String, String> POMS =
      Map.of(
          "robot-mcp-kit-parent", "pom.xml",
          "kit-bom", "kit-bom/target/published-pom.xml",
          "kit-annotations", "kit-annotations/pom.xml",
          "kit-processor", "kit-processor/target/dependency-reduced-pom.xml",
          "kit-runtime", "kit-runtime/pom.xml");

  private static final List<String> JARS =
      List.of("kit-annotations", "kit-processor", "kit-runtime");

  /** A repository that has nothing else: all that a build needs is downloaded. */
  static LocalRepository withNothingElse(Path folder) throws IOException {
    String version = Pom.of("pom.xml").version();
    for (Map.Entry<String, String> module : POMS.entrySet()) {
      copy(Checkout.file(module.getValue()), folder, module.getKey(), version, ".pom");
    }
    for (String module : JARS) {
      Path jar = Checkout.file("%s/target/%s-%s.jar".formatted(module, module, version));
      copy(jar, folder, module, version, ".jar");
    }
    return new LocalRepository(folder);
  }

  /**
   * A repository that also has what lies in that of whoever builds the kit, by links, and puts
   * there what is downloaded.
   */
  static LocalRepository besideTheUsual(Path folder) throws IOException {
    Path usual = Path.of(System.getProperty("localRepository"));
    Path groups = Files.createDirectories(folder.resolve("org"));
    linkAll(usual, folder, "org");
    linkAll(usual.resolve("org"), groups, "robotmcpkit");
    return withNothingElse(folder);
  }

  /** Takes the links away, so that who deletes the folder comes into no other. */
  @Override
  public void close() throws IOException {
    try (Stream<Path> entries = Files.walk(folder, 2)) {
      for (Path link : entries.filter(Files::isSymbolicLink).toList()) {
        Files.delete(link);
      }
    }
  }

  private static void linkAll(Path from, Path to, String butNot) throws IOException {
    try (Stream<Path> entries = Files.list(from)) {
      for (Path entry : entries.toList()) {
        if (!entry.getFileName().toString().equals(butNot)) {
          Files.createSymbolicLink(to.resolve(entry.getFileName()), entry);
        }
      }
    }
  }

  private static void copy(Path file, Path to, String module, String version, String ending)
      throws IOException {
    assertThat(file)
        .withFailMessage("%s is missing: use 'mvn verify', not 'mvn test'.", file)
        .isRegularFile();
    Path place = Files.createDirectories(to.resolve(GROUP).resolve(module).resolve(version));
    Files.copy(file, place.resolve(module + "-" + version + ending));
  }
}
