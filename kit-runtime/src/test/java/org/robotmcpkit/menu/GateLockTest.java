package org.robotmcpkit.menu;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.robotmcpkit.annotation.Consent;

/**
 * Whatever makes it easier to get a human's consent, or takes the stop away, is told as a danger.
 */
class GateLockTest {
  private static final String CONFIRM = ", \"confirm\": {\"type\": [\"string\", \"null\"]}";
  private static final String MOVE =
      """
      {"name": "move", "description": "Moves.", "effect": "MOVES",
       "gate": {"says": "It moves {x_m} m.", "estimate": {"type": "object", "properties": {"wh": {"type": "number"}}},
                "by": ["ELICITATION", "OPERATOR"]},
       "inputSchema": {"type": "object", "properties": {"x_m": {"type": "number"}}, "additionalProperties": false}}""";
  private static final String BUY =
      """
      {"name": "buy", "description": "Buys.", "effect": "COSTS",
       "gate": {"says": "It costs.", "by": ["ELICITATION", "CONFIRM_ARGUMENT"]},
       "inputSchema": {"type": "object", "properties": {"coins": {"type": "integer"}%s}, "required": ["coins"]}}"""
          .formatted(CONFIRM);
  private static final String FOLD =
      """
      {"name": "fold", "description": "Folds.", "effect": "MOVES", "ungated": "It is soft."}""";
  private static final String STOP =
      """
      {"name": "stop", "description": "Stops.", "effect": "REVERSIBLE", "kind": "instant", "stop": true}""";
  private static final String SPARE =
      """
      {"name": "spare", "description": "Is spare.", "effect": "REVERSIBLE", "kind": "instant"}""";
  private static final String MENU =
      "{\"class\": \"lab.Arm\", \"tools\": ["
          + String.join(",", MOVE, BUY, FOLD, STOP, SPARE)
          + "]}";

  @TempDir private Path folder;
  private Path lock;

  @BeforeEach
  void lockTheMenu() throws IOException {
    lock = folder.resolve("tools.lock.json");
    MenuLock.verify(lock, tools(MENU), true);
  }

  private static List<MenuEntry> tools(String menu) throws IOException {
    return MenuFiles.entries("a menu", menu.getBytes(StandardCharsets.UTF_8));
  }

  /** The members of an object of which only one stands on a line of its own. */
  private static String gate(String ways) {
    return "\"gate\": {\"says\": \"It costs.\", \"by\": [" + ways + "]}";
  }

  /** An edit of the menu, and what must be said of it. */
  private record Edit(String what, String from, String to, String said) {
    String apply() {
      assertThat(MENU).contains(from);
      return MENU.replace(from, to);
    }

    @Override
    public String toString() {
      return what;
    }
  }

  static List<Edit> told() {
    String movesBy = "\"by\": [\"ELICITATION\", \"OPERATOR\"]";
    String buysBy = gate("\"ELICITATION\", \"CONFIRM_ARGUMENT\"");
    return List.of(
        new Edit(
            "a gate removed",
            buysBy + ",",
            "",
            "DANGER  buy: asks nobody first any more, said \"It costs.\""),
        new Edit(
            "ungated now",
            "\"name\": \"spare\"",
            "\"ungated\": \"It is.\", \"name\": \"spare\"",
            "DANGER  spare: is ungated: \"It is.\""),
        new Edit(
            "another reason",
            "It is soft.",
            "It is hard.",
            "DANGER  fold: is ungated: \"It is hard.\", was: \"It is soft.\""),
        new Edit(
            "a model can agree itself",
            movesBy,
            "\"by\": [\"ELICITATION\", \"OPERATOR\", \"CONFIRM_ARGUMENT\"]",
            "DANGER  move: consent comes by CONFIRM_ARGUMENT, ELICITATION, OPERATOR, came by ELICITATION, OPERATOR: a model can"
                + " agree itself"),
        new Edit(
            "the client's human in an operator's place",
            movesBy,
            "\"by\": [\"ELICITATION\"]",
            "NOTE    move: consent comes by ELICITATION, came by ELICITATION, OPERATOR"
                + System.lineSeparator()),
        new Edit(
            "the caller in the client's place",
            buysBy,
            gate("\"CONFIRM_ARGUMENT\""),
            "DANGER  buy: consent comes by CONFIRM_ARGUMENT, came by CONFIRM_ARGUMENT, ELICITATION: it is easier to get"),
        new Edit(
            "an operator too",
            buysBy,
            gate("\"ELICITATION\", \"OPERATOR\", \"CONFIRM_ARGUMENT\""),
            "NOTE    buy: consent comes by CONFIRM_ARGUMENT, ELICITATION, OPERATOR, came by CONFIRM_ARGUMENT, ELICITATION"),
        new Edit(
            "an operator where nobody was",
            buysBy,
            gate("\"ELICITATION\", \"OPERATOR\""),
            "NOTE    buy: consent comes by ELICITATION, OPERATOR, came by CONFIRM_ARGUMENT, ELICITATION"),
        new Edit(
            "another text",
            "It moves {x_m} m.",
            "It twitches.",
            "DANGER  move: a human is told \"It twitches.\", was told \"It moves {x_m} m.\""),
        new Edit(
            "an estimate removed",
            "\"estimate\": {\"type\": \"object\", \"properties\": {\"wh\": {\"type\": \"number\"}}},",
            "",
            "DANGER  move: tells a human no estimate any more"),
        new Edit(
            "another estimate",
            "\"wh\"",
            "\"coins\"",
            "CHECK   move: tells a human something else as the estimate"),
        new Edit(
            "an estimate",
            "\"says\": \"It costs.\"",
            "\"says\": \"It costs.\", \"estimate\": {}",
            "NOTE    buy: tells a human an estimate"),
        new Edit(
            "a gate that is none", buysBy, "\"gate\": \"no\"", "DANGER  buy: gate is \"no\", was"),
        new Edit(
            "something of a gate that is not known",
            "\"says\": \"It costs.\"",
            "\"says\": \"It costs.\", \"after\": 1",
            "DANGER  buy: gate: after has changed"),
        new Edit(
            "a stop tool removed",
            "," + STOP,
            "",
            "DANGER  stop: is not there any more, and it stopped the robot"),
        new Edit(
            "no stop tool any more",
            ", \"stop\": true",
            "",
            "DANGER  stop: is no stop tool any more"),
        new Edit(
            "a stop tool where none was",
            "\"name\": \"spare\"",
            "\"stop\": true, \"name\": \"spare\"",
            "DANGER  spare: is a stop tool: nothing stands before it"),
        new Edit(
            "a stop tool's scope gone",
            "\"name\": \"spare\"",
            "\"stop\": true, \"name\": \"spare\"",
            "DANGER  spare: scope is none, was robot:act: more callers may have it"),
        new Edit(
            "a new stop tool",
            "\"tools\": [",
            "\"tools\": [{\"name\": \"halt\", \"effect\": \"MOVES\", \"stop\": true},",
            "DANGER  halt: is new, with the effect MOVES, in lab.Arm, as a stop tool"),
        new Edit(
            "a new tool without a gate",
            "\"tools\": [",
            "\"tools\": [{\"name\": \"lift\", \"effect\": \"MOVES\", \"ungated\": \"It is light.\"},",
            "DANGER  lift: is new, with the effect MOVES, in lab.Arm, ungated: \"It is light.\""),
        new Edit(
            "a gate in front of what had none",
            "\"name\": \"spare\"",
            gate("\"OPERATOR\"") + ", \"name\": \"spare\"",
            "NOTE    spare: asks a human first: \"It costs.\""),
        new Edit(
            "a gate in the place of a reason",
            "\"ungated\": \"It is soft.\"",
            gate("\"OPERATOR\""),
            "NOTE    fold: is not ungated any more"));
  }

  @ParameterizedTest
  @MethodSource("told")
  void aChangeOfConsentIsTold(Edit edit) throws IOException {
    List<MenuEntry> changed = tools(edit.apply());

    assertThatThrownBy(() -> MenuLock.verify(lock, changed, false))
        .isInstanceOf(AssertionError.class)
        .hasMessageContaining(System.lineSeparator() + "  " + edit.said());
  }

  /**
   * What is easier to get in any of the four situations in which a server and its clients can be.
   */
  @ParameterizedTest
  @CsvSource({
    "E,  O,  CHECK", "E,  EO, CHECK", "O,  E,  DANGER", "O,  EO, DANGER", "EO, O,  NOTE",
        "EO, E,  NOTE",
    "EO, OC, DANGER", "OC, EO, DANGER", "OC, O,  NOTE", "EC, OC, DANGER", "C,  E,  NOTE",
        "C,  EO, NOTE"
  })
  void waysAreHeldAgainstEachOtherInEverySituation(String before, String after, String level)
      throws IOException {
    Path other = folder.resolve("other.json");
    MenuLock.verify(other, tools(withWays(before)), true);
    List<MenuEntry> changed = tools(withWays(after));

    assertThatThrownBy(() -> MenuLock.verify(other, changed, false))
        .hasMessageMatching("(?s).*\\R  " + level + " +go: consent comes by .*");
  }

  private static String withWays(String letters) {
    String ways =
        Arrays.stream(Consent.values())
            .map(Enum::name)
            .filter(way -> letters.contains(way.substring(0, 1)))
            .map(way -> '"' + way + '"')
            .collect(Collectors.joining(", "));
    return "{\"class\": \"A\", \"tools\": [{\"name\": \"go\", \"effect\": \"MOVES\", \"gate\": {\"says\": \"Go.\", \"by\": ["
        + ways
        + "]}}]}";
  }

  @Test
  void anArgumentThatTheGateTakesIsNotToldTwice() throws IOException {
    List<MenuEntry> ungated =
        tools(
            MENU.replace(gate("\"ELICITATION\", \"CONFIRM_ARGUMENT\"") + ",", "")
                .replace(CONFIRM, ""));
    Path other = folder.resolve("other.json");
    MenuLock.verify(other, ungated, true);
    List<MenuEntry> gated = tools(MENU);

    assertThatThrownBy(() -> MenuLock.verify(other, gated, false))
        .hasMessageContaining("NOTE    buy: asks a human first")
        .hasMessageNotContaining("DANGER")
        .hasMessageNotContaining("confirm");
    assertThatThrownBy(() -> MenuLock.verify(lock, ungated, false))
        .hasMessageContaining("DANGER  buy: asks nobody first any more")
        .hasMessageNotContaining("argument confirm");
  }

  @Test
  void theMostDangerousChangeComesFirst() throws IOException {
    List<MenuEntry> changed =
        tools(
            MENU.replace("It moves {x_m} m.", "It twitches.")
                .replace(
                    "\"by\": [\"ELICITATION\", \"OPERATOR\"]", "\"by\": [\"CONFIRM_ARGUMENT\"]")
                .replace("," + STOP, "")
                .replace("It is soft.", "It is hard.")
                .replace(
                    "\"tools\": [",
                    "\"tools\": [{\"name\": \"zap\", \"effect\": \"MOVES\", \"gate\": {\"says\": \"Zap.\"}},")
                .replace(gate("\"ELICITATION\", \"CONFIRM_ARGUMENT\"") + ",", ""));

    assertThatThrownBy(() -> MenuLock.verify(lock, changed, false))
        .satisfies(
            error ->
                assertThat(
                        error
                            .getMessage()
                            .lines()
                            .map(String::strip)
                            .filter(line -> line.startsWith("DANGER")))
                    .extracting(line -> line.replaceAll("(\\w+: \\w+ \\w+).*", "$1"))
                    .startsWith(
                        "DANGER  buy: asks nobody",
                        "DANGER  fold: is ungated",
                        "DANGER  move: consent comes",
                        "DANGER  stop: is not",
                        "DANGER  zap: is new"));
  }

  @Test
  void whatMeansTheSameIsNoChange() throws IOException {
    List<MenuEntry> same =
        tools(
            MENU.replace("\"ELICITATION\", \"OPERATOR\"", "\"OPERATOR\", \"ELICITATION\"")
                .replace(
                    "\"name\": \"spare\"",
                    "\"name\": \"spare\", \"gate\": {}, \"ungated\": \"\", \"stop\": false"));

    assertThatCode(() -> MenuLock.verify(lock, same, false)).doesNotThrowAnyException();
  }

  @Test
  void theTableShowsWhoseConsentIsNeeded() throws IOException {
    Path file = folder.resolve("classes/" + MenuFiles.FOLDER + "lab.Arm.tools.json");
    Files.createDirectories(file.getParent());
    Files.writeString(file, MENU);

    assertThat(Printed.of(folder.resolve("classes").toString()).out().lines())
        .containsExactly(
            "TOOL   EFFECT      GATE                          HINTS                  SCOPE       EXCLUSIVE  DEADLINE  ARGUMENTS",
            "buy    COSTS       confirm_argument,elicitation  destructive,openWorld  robot:act   -          -         coins",
            "    Buys.",
            "    Asks first: \"It costs.\"",
            "fold   MOVES       ungated                       destructive,openWorld  robot:move  -          -         -",
            "    Folds.",
            "    Asks nobody: \"It is soft.\"",
            "move   MOVES       elicitation,operator          destructive,openWorld  robot:move  -          -         x_m?",
            "    Moves.",
            "    Asks first, with an estimate: \"It moves {x_m} m.\"",
            "spare  REVERSIBLE  -                             -                      robot:act   -          -         -",
            "    Is spare.",
            "stop   REVERSIBLE  stop                          -                      -           -          -         -",
            "    Stops.");
  }
}
