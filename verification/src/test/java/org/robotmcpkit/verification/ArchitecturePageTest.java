package org.robotmcpkit.verification;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The page has the packages and modules that there are, and all of them. */
class ArchitecturePageTest {
  private static final Pattern NAME = Pattern.compile("org\\.robotmcpkit(?:\\.[a-z]+)+");
  private static final Pattern ARROW =
      Pattern.compile("(?m)^ *(\\w+)(?:\\[.*?])? -->(?:\\|.*?\\|)? (\\w+)");
  private static final Pattern NODE = Pattern.compile("(\\w+)\\[\"(org\\.robotmcpkit\\.[a-z]+)\"]");

  @Test
  void itNamesThePackagesThatThereAre() throws IOException {
    TreeSet<String> there = new TreeSet<>();
    for (String module : List.of("kit-annotations", "kit-processor", "kit-runtime")) {
      Path sources = Checkout.file(module + "/src/main/java");
      try (Stream<Path> files = Files.walk(sources)) {
        files
            .filter(file -> file.endsWith("package-info.java"))
            .map(file -> sources.relativize(file.getParent()).toString().replace('/', '.'))
            .forEach(there::add);
      }
    }

    assertThat(new TreeSet<>(all(NAME, page(), 0))).isEqualTo(there);
  }

  @Test
  void itsTableHasTheModulesThatTheBuildHas() throws IOException {
    String table = page().substring(page().indexOf("## Modules"), page().indexOf("## The proc"));

    assertThat(all(Pattern.compile("(?m)^\\| `([a-z/-]+)`"), table, 1))
        .containsExactlyInAnyOrderElementsOf(
            all(
                Pattern.compile("<module>(.*?)</module>"),
                Files.readString(Checkout.file("pom.xml")),
                1));
  }

  /** Where the diagram has an arrow between two packages, one imports the other. */
  @Test
  void eachArrowBetweenPackagesIsAnImport() throws IOException {
    String diagram = CodeBlock.of("docs/architecture.md").get(0).text();

    List<String[]> arrows =
        ARROW
            .matcher(diagram)
            .results()
            .map(
                arrow ->
                    new String[] {named(diagram, arrow.group(1)), named(diagram, arrow.group(2))})
            .filter(arrow -> !arrow[0].isEmpty() && !arrow[1].isEmpty())
            .toList();

    assertThat(arrows).hasSizeGreaterThan(9);
    assertThat(arrows)
        .allSatisfy(
            arrow ->
                assertThat(sourcesOf(arrow[0]))
                    .as("%s knows %s", arrow[0], arrow[1])
                    .anySatisfy(source -> assertThat(source).contains("import " + arrow[1] + ".")));
  }

  private static String named(String diagram, String node) {
    return NODE.matcher(diagram)
        .results()
        .filter(found -> found.group(1).equals(node))
        .map(found -> found.group(2))
        .findFirst()
        .orElse("");
  }

  private static List<String> sourcesOf(String name) throws IOException {
    Path folder = Checkout.file("kit-runtime/src/main/java").resolve(name.replace('.', '/'));
    try (Stream<Path> files = Files.list(folder)) {
      return files
          .filter(Files::isRegularFile)
          .map(
              file -> {
                try {
                  return Files.readString(file);
                } catch (IOException unreadable) {
                  throw new UncheckedIOException(unreadable);
                }
              })
          .toList();
    }
  }

  private static List<String> all(Pattern pattern, String text, int group) {
    return pattern.matcher(text).results().map(found -> found.group(group)).toList();
  }

  private static String page() throws IOException {
    return Files.readString(Checkout.file("docs/architecture.md"));
  }
}
