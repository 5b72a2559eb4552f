package org.robotmcpkit.verification;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Commands in the middle of a sentence are such that there are. */
class InlineCommandsTest {
  private static final Pattern BLOCK = Pattern.compile("(?ms)^ *```.*?^ *```$");
  private static final Pattern INLINE = Pattern.compile("`([^`]+)`");
  private static final Pattern KIT = Pattern.compile("(?:RVC_EVENT_SECRET=… )?kit ([a-z]+).*");

  private static List<String> inline() {
    return Stream.concat(CodeBlock.pages().stream(), Stream.of("template/README.md"))
        .map(InlineCommandsTest::read)
        .map(page -> BLOCK.matcher(page).replaceAll(""))
        .flatMap(page -> INLINE.matcher(page).results())
        .map(found -> found.group(1).replaceAll("\\s+", " "))
        .toList();
  }

  /** What is left out names no phase but a goal of a plugin, or is no whole command. */
  @Test
  void mavenCommandsCanBeRun() {
    assertThat(inline())
        .filteredOn(text -> text.startsWith("mvn ") && !text.contains("…") && !text.contains(":"))
        .hasSizeGreaterThan(5)
        .allSatisfy(MavenCommand::isRunnable);
  }

  @Test
  void theCommandsOfKitAreThere() {
    try (ChildProcess help = KitCommand.start(Map.of(), "--help")) {
      assertThat(help.exitWithin(Duration.ofSeconds(60))).as(help.transcript()).isZero();
      List<String> commands =
          help.stdout().stream()
              .filter(line -> line.matches(" {2}[a-z]+ .*"))
              .map(line -> line.strip().split(" ")[0])
              .toList();
      assertThat(inline())
          .filteredOn(text -> KIT.matcher(text).matches())
          .hasSizeGreaterThan(20)
          .allSatisfy(text -> assertThat(commands).contains(KIT.matcher(text).replaceAll("$1")));
    }
  }

  private static String read(String page) {
    try {
      return Files.readString(Checkout.file(page));
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }
}
