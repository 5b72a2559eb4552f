package org.robotmcpkit.menu;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * Prints what a model can do with the tools in jars and folders of classes, as a table for a
 * review.
 *
 * <pre>{@code java -cp kit-runtime.jar:… org.robotmcpkit.menu.PrintMenu server.jar target/classes}
 * </pre>
 *
 * <p>The exit code is 0, or 1 with one line on stderr that says what is wrong.
 */
public final class PrintMenu {
  private static final List<String> HEAD =
      List.of("TOOL", "EFFECT", "GATE", "HINTS", "SCOPE", "EXCLUSIVE", "DEADLINE", "ARGUMENTS");

  private PrintMenu() {}

  /** Prints the tools in the jars and folders that the arguments name. */
  public static void main(String[] args) {
    System.exit(run(List.of(args), System.out, System.err));
  }

  /**
   * Prints the tools in jars and folders of classes.
   *
   * @param args the jars and folders
   * @param out gets the table
   * @param err gets one line that says what is wrong, if something is
   * @return 0, or 1 if something is wrong
   */
  public static int run(List<String> args, PrintStream out, PrintStream err) {
    try {
      if (args.isEmpty()) {
        throw new IOException(
            "name jars or folders of classes, as in: PrintMenu server.jar target/classes");
      }
      List<MenuEntry> tools = new ArrayList<>();
      for (String arg : args) {
        tools.addAll(toolsIn(Path.of(arg)));
      }
      print(tools.stream().distinct().sorted(MenuEntry.ORDER).toList(), out);
      return 0;
    } catch (IOException wrong) {
      err.println(wrong.getMessage());
      return 1;
    }
  }

  private static List<MenuEntry> toolsIn(Path root) throws IOException {
    if (!Files.exists(root)) {
      throw new IOException(root + " does not exist");
    }
    List<MenuEntry> tools;
    try {
      tools = MenuFiles.entriesIn(List.of(root));
    } catch (java.util.zip.ZipException noJar) {
      throw new IOException(root + " is neither a folder nor a jar", noJar);
    }
    if (tools.isEmpty()) {
      throw new IOException(
          root
              + " has no menu: there is nothing in "
              + MenuFiles.FOLDER
              + "; was it compiled with kit-processor?");
    }
    return tools;
  }

  private static void print(List<MenuEntry> tools, PrintStream out) {
    List<List<String>> rows = new ArrayList<>(List.of(HEAD));
    tools.forEach(tool -> rows.add(row(tool)));
    for (int at = 0; at < rows.size(); at++) {
      out.println(line(rows.get(at), rows));
      if (at > 0) {
        MenuEntry tool = tools.get(at - 1);
        out.println("    " + ToolDiff.shown(tool.text("description")));
        consent(tool).forEach(sentence -> out.println("    " + sentence));
      }
    }
  }

  private static String line(List<String> row, List<List<String>> rows) {
    StringBuilder line = new StringBuilder();
    for (int column = 0; column < row.size(); column++) {
      int at = column;
      int width = rows.stream().mapToInt(other -> other.get(at).length()).max().orElse(0);
      line.append(row.get(column)).append(" ".repeat(width - row.get(column).length() + 2));
    }
    return line.toString().stripTrailing();
  }

  private static List<String> row(MenuEntry tool) {
    String replaces = tool.text("onBusy").equals("REPLACE") ? " (replaces)" : "";
    return List.of(
        ToolDiff.shown(tool.called()),
        orNone(ToolDiff.shown(tool.text("effect"))),
        gate(tool),
        hints(tool.object("hints")),
        orNone(ToolDiff.shown(tool.text("scope"))),
        orNone(joined(tool.list("exclusive")) + replaces),
        orNone(ToolDiff.shown(tool.text("deadline"))),
        orNone(arguments(ToolDiff.withoutConfirm(tool))));
  }

  private static String gate(MenuEntry tool) {
    if (tool.isStop()) {
      return "stop";
    }
    String ways =
        GateDiff.waysOf(tool.object("gate")).stream()
            .map(way -> ToolDiff.shown(way).toLowerCase(Locale.ROOT))
            .collect(Collectors.joining(","));
    return orNone(ways.isEmpty() && !tool.text("ungated").isEmpty() ? "ungated" : ways);
  }

  /** What a human is told before the tool starts, or why nobody is. */
  private static List<String> consent(MenuEntry tool) {
    Map<?, ?> gate = tool.object("gate");
    if (!gate.isEmpty()) {
      String estimate = gate.containsKey("estimate") ? ", with an estimate" : "";
      return List.of(
          "Asks first" + estimate + ": " + ToolDiff.quoted(String.valueOf(gate.get("says"))));
    }
    String reason = tool.text("ungated");
    return reason.isEmpty() ? List.of() : List.of("Asks nobody: " + ToolDiff.quoted(reason));
  }

  private static String hints(Map<?, ?> hints) {
    return orNone(
        hints.entrySet().stream()
            .filter(hint -> Boolean.TRUE.equals(hint.getValue()))
            .map(hint -> ToolDiff.shown(hint.getKey()))
            .collect(Collectors.joining(",")));
  }

  private static String arguments(Map<?, ?> schema) {
    Object required = schema.get("required");
    return schema.get("properties") instanceof Map<?, ?> properties
        ? properties.keySet().stream()
            .filter(name -> !name.equals("triggers"))
            .map(
                name ->
                    ToolDiff.shown(name)
                        + (required instanceof List<?> names && names.contains(name) ? "" : "?"))
            .collect(Collectors.joining(", "))
        : "";
  }

  private static String joined(List<?> names) {
    return names.stream().map(ToolDiff::shown).collect(Collectors.joining(","));
  }

  private static String orNone(String text) {
    return text.isBlank() ? "-" : text;
  }
}
