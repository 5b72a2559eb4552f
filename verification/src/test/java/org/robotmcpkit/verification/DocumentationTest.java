package org.robotmcpkit.verification;

import static java.util.stream.Collectors.joining;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/** What the pages say must be what the checkout holds. */
class DocumentationTest {
  private static final String TEST_COMMAND = "mvn -B -ntp verify";

  @Test
  void theReadmeShowsTheSleeperAsItIs() throws IOException {
    String source =
        read("sample-sleeper/src/main/java/org/robotmcpkit/sample/Sleeper.java")
            .lines()
            .filter(line -> !line.startsWith("package ") && !line.startsWith("import "))
            .collect(joining("\n"));

    assertThat(all("```java\n(.*?)```", read("README.md")).get(0).strip())
        .isEqualTo(source.strip());
  }

  @ParameterizedTest
  @MethodSource("pages")
  void everyRelativeLinkLeadsSomewhere(String page) throws IOException {
    assertThat(all("\\]\\(([^)#:]+)(?:#[^)]*)?\\)", read(page)))
        .allSatisfy(link -> assertThat(Checkout.file(page).resolveSibling(link)).exists());
  }

  private static List<String> pages() throws IOException {
    List<String> pages = new ArrayList<>();
    for (String folder : List.of("", "docs", "template")) {
      try (DirectoryStream<Path> files = Files.newDirectoryStream(Checkout.file(folder), "*.md")) {
        files.forEach(file -> pages.add(Checkout.file("").relativize(file).toString()));
      }
    }
    assertThat(pages).contains("README.md", "docs/contract.md", "template/README.md");
    return pages;
  }

  /** A page links to the file and then shows the part of it that matters. */
  @ParameterizedTest
  @CsvSource({"README.md, 1", "docs/builds.md, 6"})
  void whatIsShownOfAUsersBuildIsWhatATestBuilds(String page, int shown) throws IOException {
    Pattern linkAndBlock =
        Pattern.compile(
            "\\]\\(((?:\\.\\./)?verification/src/test/consumers/[^)]+)\\)[^`]*(?:`[^`]+`[^`]*)*?"
                + "```(?:xml|java)\n(.*?)```",
            Pattern.DOTALL);

    List<MatchResult> blocks = linkAndBlock.matcher(read(page)).results().toList();

    assertThat(blocks).hasSize(shown);
    assertThat(blocks)
        .allSatisfy(
            block ->
                assertThat(
                        unindented(
                            Files.readString(Checkout.file(page).resolveSibling(block.group(1)))))
                    .contains(unindented(block.group(2))));
  }

  /** Those of the template's page are run by a test. */
  @Test
  void theReadmeHasTheTemplatesCommands() throws IOException {
    assertThat(CodeBlock.named("README.md#template").text().strip())
        .isEqualTo(String.join("\n", all("```sh\n(.*?)\n```", read("template/README.md"))));
  }

  @Test
  void theCommandsThatCopyTheTemplateDo(@TempDir Path folder) {
    String[] lines = CodeBlock.named("README.md#copy").text().split("\n", 2);

    MavenCommand.isRunnable(lines[0]);
    String copies = lines[1].replace("../my-robot", folder.resolve("my-robot").toString());
    try (ChildProcess shell =
        Shell.start(Checkout.file(""), Map.of(), copies + "test -f pom.xml && ls")) {
      assertThat(shell.exitWithin(Duration.ofSeconds(30))).as(shell.transcript()).isZero();
      assertThat(shell.stdout()).contains("pom.xml", "src", "tools.lock.json");
    }
  }

  private static String unindented(String text) {
    return text.lines().map(String::strip).collect(joining("\n"));
  }

  @Test
  void theReadmeTestCommandIsWhatContinuousIntegrationRuns() throws IOException {
    assertThat(read("README.md")).contains("```sh\n" + TEST_COMMAND + "\n```");
    assertThat(read(".ci/run")).contains(" " + TEST_COMMAND + "\n");
    assertThat(read(".github/workflows/ci.yml")).contains("run: " + TEST_COMMAND + "\n");
  }

  @Test
  void theExampleEnvironmentHasTheVariablesOfTheContract() throws IOException {
    String contract = read("docs/contract.md");
    String environment =
        contract.substring(contract.indexOf("## 7. Environment"), contract.indexOf("## 8."));

    assertThat(all("(?m)^#?([A-Z_]+)=", read(".env.example")))
        .containsExactlyElementsOf(all("\\| `([A-Z_]+)` \\|", environment));
  }

  @ParameterizedTest
  @EnumSource(NodeFolder.class)
  void theLockFilesHoldNoDownloadAddress(NodeFolder folder) throws IOException {
    assertThat(Files.readString(folder.source().resolve("package-lock.json")))
        .contains("\"integrity\"")
        .doesNotContain("\"resolved\"");
  }

  private static String read(String file) throws IOException {
    return Files.readString(Checkout.file(file));
  }

  /** The first group of every match. */
  private static List<String> all(String pattern, String text) {
    Stream<MatchResult> matches = Pattern.compile(pattern, Pattern.DOTALL).matcher(text).results();
    return matches.map(match -> match.group(1)).toList();
  }
}
