package org.robotmcpkit.cli;

import static java.nio.charset.StandardCharsets.UTF_16BE;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What the command says of itself, and of what was typed wrongly. */
class UsageTest {
  private final KitRun kit = new KitRun();

  @TempDir Path folder;

  static Stream<String> commands() {
    return Stream.of(
        "listen",
        "tools",
        "call",
        "watch",
        "servers",
        "menu",
        "approvals",
        "approve",
        "decline",
        "completion");
  }

  @Test
  void theHelpNamesAllCommandsAndShowsExamples() {
    assertThat(kit.run("--help")).isZero();

    assertThat(commands())
        .allSatisfy(command -> assertThat(kit.out()).contains("  " + command + " "));
    assertThat(kit.out()).contains("Examples:").contains("Exit codes:");
  }

  @ParameterizedTest
  @MethodSource("commands")
  void eachCommandHasHelpWithAnExample(String command) {
    assertThat(kit.run(command, "--help")).isZero();

    assertThat(kit.out())
        .contains("Usage: kit " + command)
        .containsPattern("Examples?:\n +(.* )?kit |kit completion");
  }

  @Test
  void theVersionIsThatOfTheBuild() {
    assertThat(kit.run("--version")).isZero();

    assertThat(kit.out()).matches("kit [0-9]+\\.[0-9]+\\.[0-9]+.*\n");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "foo",
        "tools",
        "call x",
        "tools --colour x",
        "listen --port x",
        "listen --port 70000",
        "approve x",
        "menu"
      })
  void whatIsTypedWronglyIsOneLine(String words) {
    String[] args = words.isEmpty() ? new String[0] : words.split(" ");

    assertThat(kit.run(args)).isEqualTo(ExitCode.USAGE);

    assertThat(kit.out()).isEmpty();
    assertThat(kit.err()).hasLineCount(1).startsWith("kit").contains(" --help)");
  }

  @Test
  void theCompletionIsAScriptThatKnowsTheCommands() {
    assertThat(kit.run("completion")).isZero();

    assertThat(kit.out())
        .startsWith("#!")
        .contains("complete -F")
        .contains("approvals")
        .contains("--token-file");
  }

  @Test
  void theMenuOfJarsIsATable() throws Exception {
    Path menus = Files.createDirectories(folder.resolve("META-INF/robot-mcp-kit"));
    Files.copy(
        Path.of(
            "../kit-processor/src/test/resources/expected/META-INF/robot-mcp-kit/org.robotmcpkit.sample.Sleeper.tools.json"),
        menus.resolve("org.robotmcpkit.sample.Sleeper.tools.json"));

    assertThat(kit.run("menu", folder.toString())).isZero();

    assertThat(kit.out()).contains("TOOL").contains("sleep_task");
  }

  @Test
  void whatHasNoMenuIsOneLine() {
    assertThat(kit.run("menu", folder.resolve("none.jar").toString())).isEqualTo(ExitCode.USAGE);

    assertThat(kit.err()).hasLineCount(1).startsWith("kit: ").contains("none.jar does not exist");
  }

  @Test
  void aTokenFileThatHoldsNoneIsOneLine() throws Exception {
    Path file = Files.writeString(folder.resolve("token"), "two words");

    assertThat(kit.run("tools", "http://127.0.0.1:1", "--token-file", file.toString()))
        .isEqualTo(ExitCode.USAGE);
    assertThat(kit.err())
        .hasLineCount(1)
        .contains("does not hold one token")
        .doesNotContain("two words");

    KitRun unreadable = new KitRun();
    assertThat(unreadable.run("tools", "http://127.0.0.1:1", "--token-file", "/none"))
        .isEqualTo(ExitCode.USAGE);
    assertThat(unreadable.err()).isEqualTo("kit: --token-file /none cannot be read\n");

    Path large = Files.writeString(folder.resolve("large"), "x".repeat(70_000));
    assertThat(new KitRun().run("tools", "http://127.0.0.1:1", "--token-file", large.toString()))
        .isEqualTo(ExitCode.USAGE);
  }

  /** Before Java 18 a writer takes the platform's charset, whatever stream it is given. */
  @Test
  void theHelpIsWrittenInTheCharsetOfTheTerminal() {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    Surroundings here =
        new Surroundings(
            new PrintStream(out, true, UTF_16BE),
            new PrintStream(OutputStream.nullOutputStream()),
            InputStream.nullInputStream(),
            Optional.empty(),
            Map.of(),
            new Interrupts(exitCode -> {}));

    Kit.run(List.of("--help"), here);

    assertThat(out.toString(UTF_16BE)).startsWith("Usage: kit ");
  }
}
