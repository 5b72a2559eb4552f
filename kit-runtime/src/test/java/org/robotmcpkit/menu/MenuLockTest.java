package org.robotmcpkit.menu;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Changes of a menu that matter are told, the most dangerous first, and others are not. */
class MenuLockTest {
  private static final String GRASP =
      """
          {
            "name": "grasp",
            "description": "Closes the gripper.",
            "effect": "MOVES",
            "hints": {"readOnly": false, "destructive": true, "idempotent": false, "openWorld": true},
            "exclusive": ["arm", "gripper"],
            "scope": "lab:arm",
            "est": "5s",
            "deadline": "20s",
            "inputSchema": {
              "type": "object",
              "properties": {
                "force_n": {"type": "number", "description": "in newtons", "minimum": 0.5, "maximum": 40},
                "grip": {"type": "string", "enum": ["pinch", "power"]},
                "label": {"type": "string", "maxLength": 20, "pattern": "[a-z]+"},
                "tries": {"type": ["integer", "null"], "default": 1, "minimum": 1, "maximum": 3},
                "at": {"type": "object", "properties": {"x_m": {"type": "number", "exclusiveMaximum": 1}}, "required": ["x_m"], "additionalProperties": false},
                "via": {"type": "array", "items": {"type": "number", "maximum": 5}, "maxItems": 4}
              },
              "required": ["force_n", "grip"],
              "additionalProperties": false
            },
            "resultSchema": {"type": "object", "properties": {"held": {"type": "boolean"}}}
          }""";
  private static final String LOOK =
      """
          {
            "name": "look",
            "description": "Looks at the table.",
            "effect": "READS",
            "hints": {"readOnly": true, "destructive": false, "idempotent": true, "openWorld": false},
            "exclusive": [],
            "inputSchema": {"type": "object", "properties": {"zoom": {"type": "integer"}}, "additionalProperties": false}
          }""";
  private static final String MAP =
      """
          {"path": "rooms/{room}", "name": "room", "description": "A room.", "mimeType": "text/plain", "deadline": "10s"}""";
  private static final String MENU = withMap(menu("lab.Arm", GRASP, LOOK));

  @TempDir private Path folder;
  private Path lock;

  private static String menu(String holder, String... tools) {
    return "{\"class\": \"" + holder + "\", \"tools\": [" + String.join(",", tools) + "]}";
  }

  private static String eye(String look) {
    return withMap(menu("lab.Eye", look));
  }

  private static String withMap(String menu) {
    return menu.substring(0, menu.length() - 1) + ", \"resources\": [" + MAP + "]}";
  }

  @BeforeEach
  void lockTheMenu() throws IOException {
    lock = folder.resolve("tools.lock.json");
    MenuLock.verify(lock, tools(MENU), true);
  }

  private static List<MenuEntry> tools(String... menus) throws IOException {
    List<MenuEntry> tools = new ArrayList<>();
    for (String menu : menus) {
      tools.addAll(MenuFiles.entries("a menu", menu.getBytes(StandardCharsets.UTF_8)));
    }
    return tools;
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

  static List<Edit> dangerous() {
    return List.of(
        new Edit(
            "a new tool that moves",
            "\"tools\": [",
            "\"tools\": [{\"name\": \"lift\", \"effect\": \"MOVES\"},",
            "DANGER  lift: is new, with the effect MOVES, in lab.Arm"),
        new Edit(
            "a new tool that costs",
            "\"tools\": [",
            "\"tools\": [{\"name\": \"buy\", \"effect\": \"COSTS\"},",
            "DANGER  buy: is new, with the effect COSTS, in lab.Arm"),
        new Edit(
            "a new tool that nobody has sorted",
            "\"tools\": [",
            "\"tools\": [{\"name\": \"do\"},",
            "DANGER  do: is new, with the effect UNSORTED, in lab.Arm"),
        new Edit(
            "a new tool that reads",
            "\"tools\": [",
            "\"tools\": [{\"name\": \"see\", \"effect\": \"READS\"},",
            "CHECK   see: is new, with the effect READS, in lab.Arm"),
        new Edit(
            "an effect lowered",
            "\"MOVES\"",
            "\"REVERSIBLE\"",
            "DANGER  grasp: effect is REVERSIBLE, was MOVES: fewer guards stand before it"),
        new Edit(
            "an effect raised",
            "\"READS\"",
            "\"MOVES\"",
            "DANGER  look: effect is MOVES, was READS: it does more than it was approved for"),
        new Edit(
            "a scope of its own dropped",
            "\"scope\": \"lab:arm\",",
            "",
            "DANGER  grasp: scope is robot:move, was lab:arm: more callers may have it"),
        new Edit(
            "a scope lowered",
            "\"lab:arm\"",
            "\"robot:read\"",
            "DANGER  grasp: scope is robot:read, was lab:arm: more callers may have it"),
        new Edit(
            "a scope changed",
            "\"lab:arm\"",
            "\"lab:all\"",
            "DANGER  grasp: scope is lab:all, was lab:arm"),
        new Edit(
            "destructive no more",
            "\"destructive\": true",
            "\"destructive\": false",
            "DANGER  grasp: hint destructive is false, was true"),
        new Edit(
            "read-only now",
            "{\"readOnly\": false",
            "{\"readOnly\": true",
            "DANGER  grasp: hint readOnly is true, was false"),
        new Edit(
            "idempotent now",
            "\"idempotent\": false",
            "\"idempotent\": true",
            "DANGER  grasp: hint idempotent is true, was false"),
        new Edit(
            "a closed world now",
            "\"openWorld\": true",
            "\"openWorld\": false",
            "DANGER  grasp: hint openWorld is false, was true"),
        new Edit(
            "a guard that this version does not know, gone",
            "\"est\": \"5s\"",
            "\"est\": \"5s\", \"interlock\": \"none\"",
            "DANGER  grasp: interlock is \"none\", was \"\""),
        new Edit(
            "exclusive use given up",
            "[\"arm\", \"gripper\"]",
            "[\"gripper\"]",
            "DANGER  grasp: does not need arm for itself any more"),
        new Edit(
            "others are replaced",
            "\"scope\": \"lab:arm\"",
            "\"scope\": \"lab:arm\", \"onBusy\": \"REPLACE\"",
            "DANGER  grasp: stops what holds what it needs"),
        new Edit(
            "a deadline dropped",
            "\"deadline\": \"20s\",",
            "",
            "DANGER  grasp: has no deadline any more, had \"20s\""),
        new Edit(
            "a deadline changed",
            "\"20s\"",
            "\"1h\"",
            "DANGER  grasp: deadline is \"1h\", was \"20s\""),
        new Edit(
            "a task that nobody waits for any more",
            "\"est\": \"5s\"",
            "\"est\": \"5s\", \"kind\": \"instant\"",
            "CHECK   grasp: kind is \"instant\", was \"long-running\""),
        new Edit(
            "a new resource",
            "\"resources\": [",
            "\"resources\": [{\"path\": \"camera\"},",
            "CHECK   resource camera: is new, in lab.Arm"),
        new Edit(
            "a resource of another type",
            "text/plain",
            "text/html",
            "CHECK   resource rooms/{room}: mimeType is \"text/html\", was \"text/plain\""),
        new Edit(
            "a resource for others",
            "\"path\":",
            "\"scope\": \"lab:all\", \"path\":",
            "DANGER  resource rooms/{room}: scope is lab:all, was robot:read"),
        new Edit(
            "an argument added",
            "{\"zoom\":",
            "{\"path\": {\"type\": \"string\"}, \"zoom\":",
            "DANGER  look: takes the argument path, which is new"),
        new Edit(
            "an argument added to an object",
            "{\"x_m\":",
            "{\"y_m\": {\"type\": \"number\"}, \"x_m\":",
            "DANGER  grasp: at: takes the argument y_m, which is new"),
        new Edit(
            "an argument made optional",
            "[\"force_n\", \"grip\"]",
            "[\"grip\"]",
            "DANGER  grasp: argument force_n need not be given any more"),
        new Edit(
            "a maximum raised",
            "\"maximum\": 40",
            "\"maximum\": 400",
            "DANGER  grasp: force_n: maximum is 400, was 40"),
        new Edit(
            "a maximum dropped",
            ", \"maximum\": 40",
            "",
            "DANGER  grasp: force_n: maximum is not there, was 40"),
        new Edit(
            "a minimum lowered",
            "\"minimum\": 0.5",
            "\"minimum\": -2",
            "DANGER  grasp: force_n: minimum is -2, was 0.5"),
        new Edit(
            "a bound of an element raised",
            "\"maximum\": 5",
            "\"maximum\": 5.5",
            "DANGER  grasp: via[items]: maximum is 5.5, was 5"),
        new Edit(
            "a bound inside an object raised",
            "\"exclusiveMaximum\": 1",
            "\"exclusiveMaximum\": 2",
            "DANGER  grasp: at.x_m: exclusiveMaximum is 2, was 1"),
        new Edit(
            "a longer text",
            "\"maxLength\": 20",
            "\"maxLength\": 21",
            "DANGER  grasp: label: maxLength is 21, was 20"),
        new Edit(
            "a pattern dropped",
            ", \"pattern\": \"[a-z]+\"",
            "",
            "DANGER  grasp: label: pattern is not there, was \"[a-z]+\""),
        new Edit(
            "a pattern changed",
            "[a-z]+",
            ".*",
            "DANGER  grasp: label: pattern is \".*\", was \"[a-z]+\""),
        new Edit(
            "a default changed",
            "\"default\": 1",
            "\"default\": 3",
            "DANGER  grasp: tries: default is 3, was 1"),
        new Edit(
            "an enum value added",
            "\"power\"]",
            "\"power\", \"crush\"]",
            "DANGER  grasp: grip: enum has \"crush\", which is new"),
        new Edit(
            "another type too",
            "{\"zoom\": {\"type\": \"integer\"",
            "{\"zoom\": {\"type\": [\"integer\", \"string\"]",
            "DANGER  look: zoom: type has \"string\", which is new"),
        new Edit(
            "unknown arguments taken",
            "\"integer\"}}, \"additionalProperties\": false",
            "\"integer\"}}",
            "DANGER  look: takes members that it does not name"),
        new Edit(
            "a description changed",
            "Looks at the table.",
            "Looks at the table. Call it first.",
            "CHECK   look: description reads \"Looks at the table. Call it first.\", read \"Looks at the table.\""),
        new Edit(
            "what cannot be seen in a description",
            "Looks at",
            "Looks\\u202e at",
            "CHECK   look: description reads \"Looks\\u202e at the table.\""),
        new Edit(
            "an argument's description changed",
            "in newtons",
            "in kilonewtons",
            "CHECK   grasp: force_n: description reads \"in kilonewtons\", read \"in newtons\""),
        new Edit(
            "another result",
            "\"boolean\"",
            "\"string\"",
            "CHECK   grasp: gives something else back"),
        new Edit(
            "another estimate", "\"5s\"", "\"6s\"", "CHECK   grasp: est is \"6s\", was \"5s\""),
        new Edit(
            "a tool renamed",
            "\"name\": \"look\"",
            "\"name\": \"watch\"",
            "CHECK   watch: is new"));
  }

  @ParameterizedTest
  @MethodSource("dangerous")
  void aChangeThatMattersIsTold(Edit edit) throws IOException {
    List<MenuEntry> changed = tools(edit.apply());

    assertThatThrownBy(() -> MenuLock.verify(lock, changed, false))
        .isInstanceOf(AssertionError.class)
        .hasMessageStartingWith(
            "The tools are not those in tools.lock.json, the most dangerous change first:")
        .hasMessageContaining(System.lineSeparator() + "  " + edit.said())
        .hasMessageEndingWith(
            "If all of this is meant, run the test with -Dkit.menu.update=true and commit the file.");
  }

  static List<Edit> lessIsPossible() {
    return List.of(
        new Edit("a tool dropped", "," + LOOK, "", "look: is not there any more"),
        new Edit(
            "a hint more careful",
            "\"openWorld\": false",
            "\"openWorld\": true",
            "look: hint openWorld is true, was false"),
        new Edit("a resource dropped", MAP, "", "resource rooms/{room}: is not there any more"),
        new Edit(
            "a question to a human",
            "\"est\": \"5s\"",
            "\"est\": \"5s\", \"asks\": true",
            "grasp: asks a human"),
        new Edit(
            "exclusive use",
            "\"exclusive\": []",
            "\"exclusive\": [\"head\"]",
            "look: needs head for itself"),
        new Edit(
            "a deadline",
            "\"exclusive\": []",
            "\"exclusive\": [], \"deadline\": \"1s\"",
            "look: has the deadline \"1s\""),
        new Edit(
            "an argument dropped",
            "\"zoom\": {\"type\": \"integer\"}",
            "",
            "look: takes no argument zoom any more"),
        new Edit(
            "an argument required",
            "[\"force_n\", \"grip\"]",
            "[\"force_n\", \"grip\", \"tries\"]",
            "grasp: argument tries must be given"),
        new Edit(
            "a range narrowed",
            "\"maximum\": 40",
            "\"maximum\": 4",
            "grasp: force_n: maximum is 4, was 40"),
        new Edit(
            "a range begun",
            "{\"zoom\": {\"type\": \"integer\"",
            "{\"zoom\": {\"type\": \"integer\", \"minimum\": 1",
            "look: zoom: minimum is 1, was not there"),
        new Edit(
            "an enum value dropped",
            "[\"pinch\", \"power\"]",
            "[\"pinch\"]",
            "grasp: grip: enum has no \"power\" any more"));
  }

  @ParameterizedTest
  @MethodSource("lessIsPossible")
  void whereLessIsPossibleTheChangeIsANote(Edit edit) throws IOException {
    List<MenuEntry> changed = tools(edit.apply());

    assertThatThrownBy(() -> MenuLock.verify(lock, changed, false))
        .hasMessageContaining("  NOTE    " + edit.said());
  }

  static List<Edit> harmless() {
    return List.of(
        new Edit("nothing", GRASP, GRASP, ""),
        new Edit("white space", "\"tools\": [", "\n\"tools\"  :\t[\r\n", ""),
        new Edit("tools in another order", GRASP + "," + LOOK, LOOK + "," + GRASP, ""),
        new Edit(
            "a class that has moved",
            "\"class\": \"lab.Arm\"",
            "\"class\": \"lab.moved.Arms\"",
            ""),
        new Edit(
            "members in another order",
            "\"readOnly\": false, \"destructive\": true",
            "\"destructive\": true, \"readOnly\": false",
            ""),
        new Edit(
            "exclusive names in another order",
            "[\"arm\", \"gripper\"]",
            "[\"gripper\", \"arm\"]",
            ""),
        new Edit(
            "required names in another order",
            "[\"force_n\", \"grip\"]",
            "[\"grip\", \"force_n\"]",
            ""),
        new Edit(
            "enum values in another order", "[\"pinch\", \"power\"]", "[\"power\", \"pinch\"]", ""),
        new Edit(
            "types in another order", "[\"integer\", \"null\"]", "[\"null\", \"integer\"]", ""),
        new Edit("a number written otherwise", "\"maximum\": 40", "\"maximum\": 4.0e1", ""),
        new Edit("an escape written otherwise", "Looks at", "\\u004cooks at", ""),
        new Edit(
            "the scope of the effect said",
            "\"effect\": \"READS\"",
            "\"effect\": \"READS\", \"scope\": \"robot:read\"",
            ""),
        new Edit(
            "the usual answer to busy said",
            "\"est\": \"5s\"",
            "\"est\": \"5s\", \"onBusy\": \"REFUSE\"",
            ""),
        new Edit(
            "the hints of the effect not said",
            "\"hints\": {\"readOnly\": true, \"destructive\": false, \"idempotent\": true, \"openWorld\": false},",
            "",
            ""),
        new Edit("no tasks said", "\"est\": \"5s\"", "\"est\": \"5s\", \"tasks\": \"OFF\"", ""),
        new Edit("no question said", "\"est\": \"5s\"", "\"est\": \"5s\", \"asks\": false", ""),
        new Edit(
            "the kind said", "\"est\": \"5s\"", "\"est\": \"5s\", \"kind\": \"long-running\"", ""),
        new Edit(
            "the scope of a resource said",
            "\"path\":",
            "\"scope\": \"robot:read\", \"path\":",
            ""),
        new Edit("an empty title said", "\"est\": \"5s\"", "\"est\": \"5s\", \"title\": \"\"", ""));
  }

  @ParameterizedTest
  @MethodSource("harmless")
  void whatMeansTheSameIsNoChange(Edit edit) throws IOException {
    List<MenuEntry> changed = tools(edit.apply());

    assertThatCode(() -> MenuLock.verify(lock, changed, false)).doesNotThrowAnyException();
    Path other = folder.resolve("other.json");
    MenuLock.verify(other, changed, true);
    assertThat(Files.readString(other).replace("lab.moved.Arms", "lab.Arm"))
        .isEqualTo(Files.readString(lock));
  }

  @Test
  void aMenuInSeveralFilesIsTheSameMenu() throws IOException {
    MenuLock.verify(
        lock,
        tools(menu("lab.Eye", LOOK), menu("lab.Arm", GRASP), withMap(menu("lab.Map"))),
        false);
  }

  @Test
  void aLockWithOtherLineEndsIsTheSameLock() throws IOException {
    Files.writeString(lock, Files.readString(lock).replace("\n", "\r\n"));

    MenuLock.verify(lock, tools(MENU), false);
  }

  @Test
  void theMostDangerousChangeComesFirst() throws IOException {
    String changed =
        MENU.replace("Looks at", "Stares at")
            .replace("\"maximum\": 40", "\"maximum\": 41")
            .replace("\"maxItems\": 4", "\"maxItems\": 3")
            .replace("\"tools\": [", "\"tools\": [{\"name\": \"zap\", \"effect\": \"MOVES\"},")
            .replace("\"deadline\": \"20s\",", "");
    List<MenuEntry> tools = tools(changed);

    assertThatThrownBy(() -> MenuLock.verify(lock, tools, false))
        .satisfies(
            error ->
                assertThat(
                        error.getMessage().lines().map(line -> line.strip().replaceAll(":.*", "")))
                    .containsSequence(
                        "DANGER  zap",
                        "DANGER  grasp",
                        "DANGER  grasp",
                        "CHECK   look",
                        "NOTE    grasp"));
  }

  @Test
  void twoToolsOfOneNameInTwoClassesAreTwoTools() throws IOException {
    List<MenuEntry> both = tools(MENU, menu("lab.Second", LOOK));

    assertThatThrownBy(() -> MenuLock.verify(lock, both, false))
        .hasMessageContaining("look: is new, with the effect READS, in lab.Second");
    MenuLock.verify(lock, both, true);
    MenuLock.verify(lock, both, false);
    assertThatThrownBy(() -> MenuLock.verify(lock, tools(MENU), false))
        .hasMessageContaining("look: is not there any more");
  }

  @Test
  void theLockIsAsciiWithLineFeedsAndSorted() throws IOException {
    String text = Files.readString(lock);

    assertThat(text).matches("[\\n -~]*").endsWith("}\n").doesNotContain(" \n");
    assertThat(text.indexOf("\"grasp\"")).isLessThan(text.indexOf("\"look\""));
    MenuLock.verify(lock, tools(MENU.replace("Looks at", "Schaut \\u202eüber")), true);
    assertThat(Files.readString(lock)).contains("Schaut \\u202e\\u00fcber the table.");
  }

  @Test
  void aMissingLockSaysHowToMakeIt() {
    Path missing = folder.resolve("missing.json");

    assertThatThrownBy(() -> MenuLock.verify(missing, tools(MENU), false))
        .isInstanceOf(AssertionError.class)
        .hasMessage(
            missing
                + " does not exist, so nobody has reviewed the menu on the class path (tools and resources: 3). Run this test once with"
                + " -Dkit.menu.update=true, read the file, and commit it.");
  }

  @Test
  void aLockThatIsNoneIsNamed() throws IOException {
    Files.writeString(lock, "<<<<<<< ours");

    assertThatThrownBy(() -> MenuLock.verify(lock, tools(MENU), false))
        .hasMessageStartingWith(lock + " cannot be read: The JSON cannot be read");
  }

  @Test
  void noMenuAtAllIsAFailureAndNoEmptyLock() {
    assertThatThrownBy(() -> MenuLock.verify(lock, List.of(), true))
        .hasMessageContaining("no menu on the class path");
  }

  @Test
  void menusAreFoundInFoldersAndJarsOfTheClassPath() throws IOException {
    Path classes = folderWith("lab.Arm", menu("lab.Arm", GRASP));
    Path jar = jarWith("lab.Eye", eye(LOOK));
    Thread thread = Thread.currentThread();
    ClassLoader before = thread.getContextClassLoader();
    try (URLClassLoader loader =
        new URLClassLoader(new URL[] {classes.toUri().toURL(), jar.toUri().toURL()}, before)) {
      thread.setContextClassLoader(loader);

      MenuLock.verify(lock);
      Files.delete(lock);
      assertThatThrownBy(() -> MenuLock.verify(lock))
          .hasMessageContaining("on the class path (tools and resources: 3)");
    } finally {
      thread.setContextClassLoader(before);
    }
  }

  private Path folderWith(String holder, String menu) throws IOException {
    Path classes = folder.resolve("classes with spaces");
    Path file = classes.resolve(MenuFiles.FOLDER + holder + ".tools.json");
    Files.createDirectories(file.getParent());
    Files.writeString(file, menu);
    return classes;
  }

  private Path jarWith(String holder, String menu) throws IOException {
    Path jar = folder.resolve("eye.jar");
    try (JarOutputStream out = new JarOutputStream(Files.newOutputStream(jar))) {
      out.putNextEntry(new JarEntry("META-INF/"));
      out.putNextEntry(new JarEntry(MenuFiles.FOLDER));
      out.putNextEntry(new JarEntry(MenuFiles.FOLDER + holder + ".tools.json"));
      out.write(menu.getBytes(StandardCharsets.UTF_8));
    }
    return jar;
  }

  @Test
  void theTableShowsWhatAReviewerAsksFor() throws IOException {
    Path classes = folderWith("lab.Arm", menu("lab.Arm", GRASP));
    Path jar = jarWith("lab.Eye", eye(LOOK.replace("at the", "at\\u202e the")));
    Printed printed = Printed.of(classes.toString(), jar.toString(), jar.toString());

    assertThat(printed.err()).isEmpty();
    assertThat(printed.code()).isZero();
    assertThat(printed.out().lines())
        .containsExactly(
            "TOOL                   EFFECT  GATE  HINTS                  SCOPE       EXCLUSIVE    DEADLINE  ARGUMENTS",
            "grasp                  MOVES   -     destructive,openWorld  lab:arm     arm,gripper  20s       at?, force_n, grip, label?, tries?, via?",
            "    Closes the gripper.",
            "look                   READS   -     idempotent,readOnly    robot:read  -            -         zoom?",
            "    Looks at\\u202e the table.",
            "resource rooms/{room}  -       -     -                      robot:read  -            10s       -",
            "    A room.");
  }

  @Test
  void whatHasNoMenuIsOneClearError() throws IOException {
    Path empty = Files.createDirectory(folder.resolve("empty"));

    assertThat(Printed.of(folderWith("lab.Arm", MENU).toString(), empty.toString()).err())
        .isEqualToIgnoringNewLines(
            empty
                + " has no menu: there is nothing in META-INF/robot-mcp-kit/; was it compiled with kit-processor?");
    assertThat(Printed.of("nowhere.jar").err())
        .isEqualToIgnoringNewLines("nowhere.jar does not exist");
    assertThat(Printed.of(lock.toString()).err())
        .isEqualToIgnoringNewLines(lock + " is neither a folder nor a jar");
    assertThat(Printed.of().err()).startsWith("name jars or folders of classes");
    assertThat(Printed.of(empty.toString()).code()).isEqualTo(1);
    assertThat(Printed.of(empty.toString()).out()).isEmpty();
  }
}
