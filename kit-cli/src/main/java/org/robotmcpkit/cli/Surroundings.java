package org.robotmcpkit.cli;

import java.io.BufferedReader;
import java.io.Console;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Optional;

/**
 * Where the command runs.
 *
 * @param out what was asked for
 * @param err what is said besides
 * @param in what is piped in, for {@code -}
 * @param keyboard a person at a terminal, if there is one
 * @param variables the environment
 * @param interrupts ctrl-C
 */
record Surroundings(
    PrintStream out,
    PrintStream err,
    InputStream in,
    Optional<Keyboard> keyboard,
    Map<String, String> variables,
    Interrupts interrupts) {
  private static final int DEFAULT_COLUMNS = 80;
  private static final int DEFAULT_ROWS = 24;

  /** Those of this process. */
  @SuppressWarnings("SystemConsoleNull") // it is, with the provider that is chosen here
  static Surroundings ofThisProcess() {
    // the console of some JDKs is one even where there is no terminal
    System.setProperty("jdk.console", "java.base");
    Console console = System.console();
    boolean isTerminal = console != null;
    Charset charset = console == null ? StandardCharsets.UTF_8 : console.charset();
    PrintStream out = new PrintStream(System.out, true, charset);
    PrintStream err = new PrintStream(System.err, true, charset);
    Interrupts interrupts =
        new Interrupts(
            exitCode -> {
              out.flush();
              err.flush();
              Runtime.getRuntime().halt(exitCode);
            });
    Signals.tell(interrupts);
    return new Surroundings(
        out,
        err,
        System.in,
        isTerminal
            ? Optional.of(
                new Keyboard(new BufferedReader(new InputStreamReader(System.in, charset))))
            : Optional.empty(),
        System.getenv(),
        interrupts);
  }

  /** Whether a person sees what is printed, and lines can be drawn again. */
  boolean isTerminal() {
    return keyboard.isPresent() && !"dumb".equals(variables.get("TERM"));
  }

  /** Colours, where they are seen and wanted (no-color.org). */
  Paint paint() {
    return new Paint(isTerminal() && variables.getOrDefault("NO_COLOR", "").isEmpty());
  }

  /** How many characters a line has. */
  int columns() {
    return number("COLUMNS", DEFAULT_COLUMNS);
  }

  /** How many lines there are. */
  int rows() {
    return number("LINES", DEFAULT_ROWS);
  }

  private int number(String variable, int otherwise) {
    String text = variables.getOrDefault(variable, "");
    return text.matches("[1-9][0-9]{1,3}") ? Integer.parseInt(text) : otherwise;
  }
}
