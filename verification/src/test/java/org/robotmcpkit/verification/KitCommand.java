package org.robotmcpkit.verification;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** The jar of the {@code kit} command, run by the JVM that runs the tests. */
final class KitCommand {
  private KitCommand() {}

  /** The command that runs the jar. */
  static List<String> command(String... arguments) {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.add("-jar");
    command.add(Checkout.kitJar().toString());
    command.addAll(List.of(arguments));
    return command;
  }

  /** Starts the jar without a terminal. */
  static ChildProcess start(Map<String, String> environment, String... arguments) {
    return ChildProcess.start("kit", environment, command(arguments));
  }

  /**
   * Starts the jar at a terminal.
   *
   * @param typed pairs of a text that is waited for and the keys that are typed then
   */
  static ChildProcess startAtTerminal(
      Map<String, String> environment, List<String> typed, String... arguments) {
    List<String> command = new ArrayList<>();
    command.add(Interpreter.PYTHON.command());
    command.add(Checkout.clients().resolve("terminal.py").toString());
    for (int step = 0; step < typed.size(); step += 2) {
      command.addAll(List.of("--when", typed.get(step), "--type", typed.get(step + 1)));
    }
    command.add("--");
    command.addAll(command(arguments));
    return ChildProcess.start("kit at a terminal", environment, command);
  }
}
