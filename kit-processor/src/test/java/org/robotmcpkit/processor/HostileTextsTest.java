package org.robotmcpkit.processor;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.StringWriter;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.lang.model.SourceVersion;
import javax.tools.JavaCompiler;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.robotmcpkit.tool.ToolSpec;

/** Whatever people write into texts, it arrives as they wrote it, in any encoding of the build. */
class HostileTextsTest {
  private static final long SEED = 20_261_130L;

  /** Each has a title, an argument's description and a default, and a description or a comment. */
  private static final int TOOLS = 375;

  private static final int GATES = 100;

  private static final int LONGEST = 12;

  private static final List<String> VISIBLE =
      List.of(
          "\\",
          "\"",
          "\"\"\"",
          "'",
          "\n",
          "\r",
          "\r\n",
          "\t",
          "0",
          " ",
          "  ",
          "   \n",
          "\u00a0\n",
          "\u2028",
          "\u2029",
          "\u2003\n",
          "\u3000",
          "$",
          "$L",
          "$$",
          "${x}",
          "%s",
          "*/",
          "/*",
          "//",
          "\\u0041",
          "\\uuuu",
          "\\s",
          "{@code",
          "@",
          "<",
          "&amp;",
          "\u00ad",
          "é",
          "€",
          "🤖",
          "\ud83e",
          "\udd16",
          "\ud83e\\",
          "a",
          "word ");

  /** Not in what a model reads. */
  private static final List<String> HIDDEN =
      List.of(
          "\f", "\b", "\0", "\u0007", "\u001a", "\u007f", "\ufeff", "\u0085", "\u000b", "\u001c",
          "\u202e", "\u2066");

  private static final List<String> PIECES =
      Stream.concat(VISIBLE.stream(), HIDDEN.stream()).toList();

  private static final List<String> IN_NAMES =
      List.of("$", "_", "a", "Z", "9", "é", "ß", "日", "\u0130", "𝒳");

  /** The compiler drops it from names. */
  private static final String IGNORED = "\u202e";

  private record Texts(
      String title, String description, String argument, String defaultText, boolean isComment) {}

  private final Random random = new Random(SEED);

  @Test
  void textsArriveInAnyEncoding(@TempDir Path directory) throws Exception {
    List<Texts> all = new ArrayList<>();
    for (int index = 0; index < TOOLS; index++) {
      all.add(
          new Texts(
              "t" + text(VISIBLE),
              "d" + text(VISIBLE),
              "a" + text(VISIBLE),
              text(PIECES),
              index % 3 == 0));
    }
    // The longest texts that an annotation can have, and comments that are longer.
    all.add(
        new Texts(
            "x".repeat(65_000),
            "€".repeat(21_000),
            "\u00ad".repeat(30_000),
            "🤖".repeat(10_000),
            false));
    all.add(new Texts("t", "d" + "word ".repeat(14_000) + ".", "a", "", true));

    Map<String, byte[]> utf8 = compile("UTF-8", source(all), directory.resolve("utf8"));
    Map<String, byte[]> ascii = compile("US-ASCII", source(all), directory.resolve("ascii"));

    assertThat(ascii).hasSize(2).containsExactlyInAnyOrderEntriesOf(utf8);
    for (byte[] generated : ascii.values()) {
      assertThat(new String(generated, StandardCharsets.ISO_8859_1)).matches("[\\x20-\\x7e\\n]*+");
    }
    try (URLClassLoader loader = loader(directory.resolve("ascii"))) {
      Served served = Served.of("Hostile", loader);
      for (int index = 0; index < all.size(); index++) {
        check(served, "t" + index, all.get(index));
      }
    }
  }

  @Test
  void whatGatesSayArrivesInAnyEncoding(@TempDir Path directory) throws Exception {
    List<String> all =
        Stream.generate(() -> text(VISIBLE).replace("{", "{{").replace("}", "}}") + "{it}")
            .limit(GATES)
            .toList();
    StringBuilder source = new StringBuilder(head("Gates"));
    for (int index = 0; index < all.size(); index++) {
      source
          .append("@Tool(effect = Effect.READS)\n@Gate(says = ")
          .append(JavaText.literal(all.get(index)))
          .append(")\npublic void t")
          .append(index)
          .append("(int it) {}\n");
    }

    Map<String, byte[]> utf8 = compile("UTF-8", source + "}\n", directory.resolve("utf8"));
    Map<String, byte[]> ascii = compile("US-ASCII", source + "}\n", directory.resolve("ascii"));

    assertThat(ascii).hasSize(2).containsExactlyInAnyOrderEntriesOf(utf8);
    try (URLClassLoader loader = loader(directory.resolve("ascii"))) {
      Served served = Served.of("Gates", loader);
      List<?> menu =
          (List<?>)
              Served.map(new String(ascii.get("menu"), StandardCharsets.US_ASCII)).get("tools");
      for (int index = 0; index < all.size(); index++) {
        assertThat(served.tool("t" + index).gate().says()).isEqualTo(all.get(index));
        assertThat(((Map<?, ?>) ((Map<?, ?>) menu.get(index)).get("gate")).get("says"))
            .isEqualTo(all.get(index));
      }
    }
  }

  @Test
  void namesArriveInAnyEncoding(@TempDir Path directory) throws Exception {
    StringBuilder source = new StringBuilder(head("Names"));
    List<String> names =
        Stream.generate(this::name)
            .filter(HostileTextsTest::isUsable)
            .distinct()
            .limit(200)
            .toList();
    source
        .append("enum Odd { ")
        .append(
            names.stream().map(name -> escaped(name + IGNORED)).collect(Collectors.joining(", ")))
        .append(" }\n");
    for (int index = 0; index < names.size(); index++) {
      String name = escaped(names.get(index) + IGNORED);
      source
          .append("@LongRunningTool(name = \"t")
          .append(index)
          .append("\", effect = Effect.READS, est = \"1s\")\n")
          .append("public String ")
          .append(name)
          .append("(@Arg(name = \"n\") String ")
          .append(name)
          .append(", Odd odd) { return ")
          .append(name)
          .append(" + odd; }\n");
    }

    compile("US-ASCII", source.append("}\n").toString(), directory);

    try (URLClassLoader loader = loader(directory)) {
      Served served = Served.of("Names", loader);
      for (int index = 0; index < names.size(); index++) {
        Map<?, ?> properties =
            (Map<?, ?>) Served.map(served.tool("t" + index).inputSchema()).get("properties");
        assertThat(((Map<?, ?>) properties.get("odd")).get("enum")).isEqualTo(names);
        served.call("t" + index, Map.of("n", "it is ", "odd", names.get(index)));
        assertThat(served.runLast()).isEqualTo("it is " + names.get(index));
      }
    }
  }

  private static void check(Served served, String name, Texts texts) throws Exception {
    ToolSpec tool = served.tool(name);
    assertThat(tool.title()).isEqualTo(texts.title);
    Map<?, ?> properties = (Map<?, ?>) Served.map(tool.inputSchema()).get("properties");
    Map<?, ?> argument = (Map<?, ?>) properties.get("it");
    assertThat(argument.get("description")).isEqualTo(texts.argument);
    assertThat(argument.get("default")).isEqualTo(texts.defaultText);
    assertThat(served.run(name, "{}")).isEqualTo(texts.defaultText);
    if (!texts.isComment) {
      assertThat(tool.description()).isEqualTo(texts.description);
    } else if (texts
        .description
        .chars()
        .noneMatch(letter -> letter < ' ' || "<&{@*".indexOf(letter) >= 0)) {
      // The others are markup to Javadoc, or dropped by the compiler.
      assertThat(tool.description()).isEqualTo(texts.description.replaceAll("\\s+", " ").strip());
    } else {
      assertThat(tool.description()).startsWith("d");
    }
  }

  private static String head(String name) {
    return "import org.robotmcpkit.annotation.*;\n/** Holds. */\n@SuppressWarnings(\"kit:description\")\npublic class "
        + name
        + " {\n";
  }

  private static String source(List<Texts> all) {
    StringBuilder source = new StringBuilder(head("Hostile"));
    for (int index = 0; index < all.size(); index++) {
      Texts texts = all.get(index);
      if (texts.isComment) {
        source.append("/** ").append(comment(texts.description)).append(" */\n");
      }
      source
          .append("@LongRunningTool(name = \"t")
          .append(index)
          .append("\", effect = Effect.READS, title = ")
          .append(JavaText.literal(texts.title))
          .append(texts.isComment ? "" : ", description = " + JavaText.literal(texts.description))
          .append(")\npublic String t")
          .append(index)
          .append("(@Arg(description = ")
          .append(JavaText.literal(texts.argument))
          .append(", defaultValue = ")
          .append(JavaText.literal(texts.defaultText))
          .append(") String it) { return it; }\n");
    }
    return source.append("}\n").toString();
  }

  /** The text as a comment can carry it. */
  private static String comment(String text) {
    return escaped(text.replace("*/", "* /"));
  }

  /**
   * All that is not plain ASCII, and the backslash, as escapes that are read before anything else.
   */
  private static String escaped(String text) {
    StringBuilder escaped = new StringBuilder();
    for (char letter : text.toCharArray()) {
      boolean isPlain = letter >= ' ' && letter <= '~' && letter != '\\' || letter == '\n';
      escaped.append(isPlain ? "" + letter : String.format("\\u%04x", (int) letter));
    }
    return escaped.toString();
  }

  private String text(List<String> pieces) {
    StringBuilder text = new StringBuilder();
    int parts = random.nextInt(LONGEST);
    for (int part = 0; part < parts; part++) {
      text.append(pieces.get(random.nextInt(pieces.size())));
    }
    return text.toString();
  }

  private String name() {
    StringBuilder name = new StringBuilder();
    int parts = 1 + random.nextInt(5);
    for (int part = 0; part < parts; part++) {
      name.append(IN_NAMES.get(random.nextInt(IN_NAMES.size())));
    }
    return name.toString();
  }

  private static boolean isUsable(String name) {
    return SourceVersion.isName(name);
  }

  /** Compiles from a file, as a build does; what has been generated, by name. */
  private static Map<String, byte[]> compile(String encoding, String source, Path directory)
      throws IOException {
    Files.createDirectories(directory);
    String name = source.replaceAll("(?s).*?public class (\\w+).*", "$1");
    Path file =
        Files.writeString(directory.resolve(name + ".java"), source, StandardCharsets.US_ASCII);
    JavaCompiler javac = ToolProvider.getSystemJavaCompiler();
    StringWriter messages = new StringWriter();
    try (var files = javac.getStandardFileManager(null, null, null)) {
      var task =
          javac.getTask(
              messages,
              files,
              null,
              List.of(
                  "-encoding",
                  encoding,
                  "-d",
                  directory.toString(),
                  "-Xlint:all,-processing",
                  "-Werror",
                  "-classpath",
                  System.getProperty("java.class.path")),
              null,
              files.getJavaFileObjects(file));
      task.setProcessors(List.of(new KitProcessor()));
      assertThat(task.call())
          .as(messages.toString().lines().limit(20).toList().toString())
          .isTrue();
    }
    Map<String, byte[]> generated = new TreeMap<>();
    generated.put("source", Files.readAllBytes(directory.resolve(name + "Tools.java")));
    generated.put(
        "menu",
        Files.readAllBytes(directory.resolve("META-INF/robot-mcp-kit/" + name + ".tools.json")));
    return generated;
  }

  private static URLClassLoader loader(Path directory) throws IOException {
    return new URLClassLoader(
        new URL[] {directory.toUri().toURL()}, HostileTextsTest.class.getClassLoader());
  }
}
