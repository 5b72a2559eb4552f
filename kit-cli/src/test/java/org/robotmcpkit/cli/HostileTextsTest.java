package org.robotmcpkit.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.robotmcpkit.model.Json;

/** Whatever a server says, a terminal hears nothing but letters. */
class HostileTextsTest {
  private final HostileServer server;

  HostileTextsTest() throws Exception {
    server = new HostileServer();
  }

  @AfterEach
  void close() {
    server.close();
  }

  static Stream<List<String>> commands() {
    Stream<List<String>> plain =
        Stream.of(
            List.of("tools", "URL"),
            List.of("call", "URL", "start"),
            List.of("call", "URL", "greet"),
            List.of("call", "URL", "refuse"),
            List.of("call", "URL", "greet", "x=1"),
            List.of("call", "URL", "nothing"),
            List.of("watch", "URL", "--once"),
            List.of("approvals", "URL"));
    return plain.flatMap(
        command ->
            Stream.of(command, Stream.concat(command.stream(), Stream.of("--json")).toList()));
  }

  @ParameterizedTest
  @MethodSource("commands")
  void noEscapeSequenceOfAServerReachesTheOutput(List<String> command) {
    KitRun kit = new KitRun();

    kit.run(command.stream().map(word -> word.replace("URL", server.url())).toArray(String[]::new));

    assertThat(kit.out() + kit.err()).isNotBlank().containsIgnoringCase("\\u001b[31mred");
    assertThat((kit.out() + kit.err()).codePoints().filter(HostileTextsTest::isUnseen)).isEmpty();
  }

  @Test
  void onATerminalTheOnlyEscapeSequencesAreTheCommandsOwn() {
    KitRun kit = new KitRun().atTerminal();

    kit.run("call", server.url(), "start");

    String withoutOwn = kit.out().replaceAll("\r?\u001b\\[(K|[0-9]{1,2}m)", "");
    assertThat(withoutOwn).containsIgnoringCase("\\u001b[31mred");
    assertThat(withoutOwn.codePoints().filter(HostileTextsTest::isUnseen)).isEmpty();
  }

  @Test
  void jsonKeepsTheVeryTexts() {
    KitRun kit = new KitRun();

    kit.run("call", server.url(), "start", "--json");

    assertThat(Json.readObject(kit.out().strip()).get("tool")).isEqualTo(HostileServer.TEXT);
  }

  private static boolean isUnseen(int codePoint) {
    return codePoint != '\n'
        && (Character.isISOControl(codePoint) || Character.getType(codePoint) == Character.FORMAT);
  }
}
