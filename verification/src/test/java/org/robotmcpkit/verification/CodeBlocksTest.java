package org.robotmcpkit.verification;

import static java.util.stream.Collectors.joining;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Code on a page is compiled, run, or shown from a file that is: a block that nothing holds is a
 * failure. What the pages of {@code docs/errors.md} call wrong must be refused for that very
 * reason.
 */
class CodeBlocksTest {
  private static final String ERRORS_PAGE = "docs/errors.md";
  private static final Path TESTS =
      Checkout.file("verification/src/test/java/org/robotmcpkit/verification");
  private static final Pattern TOP_LEVEL =
      Pattern.compile(
          "(?m)^(?:@\\w+(?:\\(.*\\))? )*((public|abstract|final|sealed) )*(class|interface) ");
  private static final Pattern PUBLIC_TYPE =
      Pattern.compile("(?m)^(?:public )?(?:final )?(?:class|interface|record) (\\w+)");
  private static final Pattern COORDINATES =
      Pattern.compile("org\\.robotmcpkit:([a-z-]+)(?::([\\w.-]+))?");
  private static final Pattern PACKAGE = Pattern.compile("(?m)^package ([\\w.]+);");
  private static final Pattern COMMAND =
      Pattern.compile("(?m)^([A-Z_]+=\\S* )*(java|mvn|kit|curl|npm|python3|node|systemctl) ");

  /** Which languages are text or are held by the tests of their pages. */
  private static final List<String> NO_PROGRAMS = List.of("", "http", "mermaid");

  @TempDir Path work;

  static Stream<CodeBlock> blocks() {
    return CodeBlock.pages().stream().flatMap(page -> CodeBlock.of(page).stream());
  }

  private static Stream<CodeBlock> marked(String kind) {
    return blocks().filter(block -> !block.mark(kind).isEmpty());
  }

  static Stream<CodeBlock> shownFromFiles() {
    return marked("as in");
  }

  static Stream<CodeBlock> compiledWithinAFile() {
    return marked("within");
  }

  static Stream<CodeBlock> runByTests() {
    return marked("run");
  }

  static Stream<CodeBlock> wholeClasses() {
    return unmarked("java").filter(block -> !block.page().equals(ERRORS_PAGE));
  }

  static Stream<CodeBlock> examplesOfErrors() {
    return unmarked("java").filter(block -> block.page().equals(ERRORS_PAGE));
  }

  static Stream<CodeBlock> mavenCommands() {
    return unmarked("sh");
  }

  static Stream<CodeBlock> json() {
    return unmarked("json");
  }

  static Stream<CodeBlock> buildFiles() {
    return Stream.concat(unmarked("kotlin"), unmarked("groovy"));
  }

  private static Stream<CodeBlock> unmarked(String language) {
    return blocks().filter(block -> block.mark().isEmpty() && block.language().equals(language));
  }

  @Test
  void everyBlockIsHeldBySomething() {
    List<CodeBlock> held =
        Stream.of(
                shownFromFiles(),
                compiledWithinAFile(),
                runByTests(),
                wholeClasses(),
                examplesOfErrors(),
                mavenCommands(),
                json(),
                buildFiles())
            .flatMap(some -> some)
            .toList();

    assertThat(blocks())
        .isNotEmpty()
        .allSatisfy(
            block ->
                assertThat(held.contains(block) || NO_PROGRAMS.contains(block.language()))
                    .as("%s is compiled, run or shown from a file", block)
                    .isTrue());
  }

  @Test
  void whatIsNoCodeHasNoCommandInIt() {
    assertThat(blocks().filter(block -> block.language().isEmpty()))
        .allSatisfy(
            block -> assertThat(block.text()).as("%s", block).doesNotContainPattern(COMMAND));
  }

  @ParameterizedTest
  @MethodSource
  void shownFromFiles(CodeBlock block) throws IOException {
    assertThat(flat(Files.readString(Checkout.file(block.mark("as in")))))
        .contains(flat(block.text()));
  }

  @ParameterizedTest
  @MethodSource
  void compiledWithinAFile(CodeBlock block) throws IOException {
    Path frame = Checkout.file(block.mark("within"));
    String source =
        Files.readString(frame).replace("// the block", block.text().replace("{ … }", BODY));

    assertThat(source).contains(block.text().lines().findFirst().orElseThrow());
    assertThat(KitCompiler.problems(className(source), source, work)).isEmpty();
  }

  @ParameterizedTest
  @MethodSource
  void runByTests(CodeBlock block) throws IOException {
    String address = '"' + block.page() + "#" + block.mark("run") + '"';
    try (Stream<Path> tests = Files.walk(TESTS)) {
      assertThat(tests.filter(Files::isRegularFile))
          .as("a test that runs %s", address)
          .anySatisfy(test -> assertThat(Files.readString(test)).contains(address));
    }
  }

  @ParameterizedTest
  @MethodSource
  void wholeClasses(CodeBlock block) {
    assertThat(KitCompiler.problems(className(block.text()), block.text(), work)).isEmpty();
  }

  private static final String BODY = "{ throw new UnsupportedOperationException(); }";
  private static final String IMPORTS =
      """
      package example;
      import com.fasterxml.jackson.annotation.*;
      import jakarta.validation.constraints.*;
      import java.time.*;
      import java.util.*;
      import java.util.concurrent.*;
      import org.robotmcpkit.annotation.*;
      import org.robotmcpkit.task.*;
      """;

  /** The first block of a section is what is wrong; those after it are how it is right. */
  @ParameterizedTest
  @MethodSource
  void examplesOfErrors(CodeBlock block) {
    String code = block.text().replaceAll("\\{ … *\\}", BODY).replace("…", "1");
    String source =
        IMPORTS + (TOP_LEVEL.matcher(code).find() ? code : "class Example {\n" + code + "}\n");
    boolean isFirst =
        examplesOfErrors()
            .filter(other -> other.section().equals(block.section()))
            .findFirst()
            .orElseThrow()
            .equals(block);

    List<String> problems = KitCompiler.problems("example.Example", source, work);

    if (isFirst) {
      assertThat(problems)
          .anySatisfy(problem -> assertThat(problem).contains("[kit:" + block.section() + "]"));
    } else {
      assertThat(problems)
          .noneSatisfy(problem -> assertThat(problem).contains("[kit:" + block.section() + "]"));
    }
  }

  @ParameterizedTest
  @MethodSource
  void mavenCommands(CodeBlock block) throws IOException {
    assertThat(block.text().lines()).allSatisfy(MavenCommand::isRunnable);
  }

  @ParameterizedTest
  @MethodSource
  void json(CodeBlock block) {
    assertThat(Json.parse(block.text()).isContainer()).isTrue();
  }

  /** No Gradle runs here: what such a file takes of the kit is there, in the kit's version. */
  @ParameterizedTest
  @MethodSource
  void buildFiles(CodeBlock block) {
    List<MatchResult> taken = COORDINATES.matcher(block.text()).results().toList();

    assertThat(taken)
        .isNotEmpty()
        .allSatisfy(found -> assertThat(Checkout.file(found.group(1) + "/pom.xml")).exists())
        .anySatisfy(found -> assertThat(found.group(2)).isNotNull())
        .filteredOn(found -> found.group(2) != null)
        .allSatisfy(found -> assertThat(found.group(2)).isEqualTo(MavenCommand.projectVersion()));
  }

  private static String className(String source) {
    Matcher type = PUBLIC_TYPE.matcher(source);
    assertThat(type.find()).as("a type in%n%s", source).isTrue();
    Matcher inside = PACKAGE.matcher(source);
    return (inside.find() ? inside.group(1) + "." : "") + type.group(1);
  }

  /** The lines without their indentation, and without those that are empty. */
  private static String flat(String text) {
    return text.lines()
        .map(String::strip)
        .filter(line -> !line.isEmpty())
        .collect(joining("\n"))
        .toString();
  }
}
