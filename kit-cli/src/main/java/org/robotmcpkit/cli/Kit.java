package org.robotmcpkit.cli;

import java.io.PrintWriter;
import java.util.List;
import java.util.function.Function;
import org.robotmcpkit.server.registry.RegisteredServer;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The {@code kit} command; {@code docs/command.md} says what it does. */
@Command(
    name = "kit",
    description =
        "Calls the tools of robot-mcp-kit servers, watches their tasks and receives their events.",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    synopsisSubcommandLabel = "COMMAND",
    footer = {
      "",
      "A URL is that of a server with or without /mcp, or the NAME of one that runs on this machine.",
      "A server's token comes from MCP_TOKEN or --token-file.",
      "",
      "Exit codes: 0 done, 1 the task failed, 2 wrong usage, 3 refused by the server,",
      "4 no server or no answer, 130 interrupted.",
      "",
      "Examples:",
      "  kit servers",
      "  kit tools http://127.0.0.1:9100",
      "  kit call sleeper sleep_task duration_s=3",
      "  kit help call"
    })
public final class Kit implements Runnable {
  @Spec private CommandSpec spec;

  private Kit() {}

  /** Runs the command and ends the process with its exit code. */
  public static void main(String[] args) {
    Surroundings here = Surroundings.ofThisProcess();
    int exitCode = run(List.of(args), here);
    here.out().flush();
    System.exit(here.interrupts().exitCode().orElse(exitCode));
  }

  /** Runs the command. */
  static int run(List<String> args, Surroundings here) {
    return commandLine(here).execute(args.toArray(String[]::new));
  }

  private static CommandLine commandLine(Surroundings here) {
    Function<String, ServerAddress> servers = text -> ServerAddress.of(text, () -> running(here));
    CommandLine kit = new CommandLine(new Kit());
    kit.addSubcommand(new ListenCommand(here));
    kit.addSubcommand(new ToolsCommand(here, servers));
    kit.addSubcommand(new CallCommand(here, servers));
    kit.addSubcommand(new WatchCommand(here, servers));
    kit.addSubcommand(new ServersCommand(here, () -> running(here)));
    kit.addSubcommand(new MenuCommand(here));
    kit.addSubcommand(new ApprovalsCommand(here, servers));
    kit.addSubcommand(new DecideCommand.Approve(here, servers));
    kit.addSubcommand(new DecideCommand.Decline(here, servers));
    kit.addSubcommand(new CompletionCommand(here));
    kit.addSubcommand(new CommandLine.HelpCommand());
    kit.setOut(new PrintWriter(new Printing(here.out()), true));
    kit.setErr(new PrintWriter(new Printing(here.err()), true));
    kit.setColorScheme(
        CommandLine.Help.defaultColorScheme(here.paint().isOn() ? Ansi.ON : Ansi.OFF));
    kit.setCaseInsensitiveEnumValuesAllowed(true);
    kit.setParameterExceptionHandler((wrong, args) -> usage(wrong, here));
    kit.setExecutionExceptionHandler((thrown, command, result) -> failure(thrown, here));
    return kit;
  }

  private static List<RegisteredServer> running(Surroundings here) {
    return Registered.servers(here.variables());
  }

  /** One line, and where to read more. */
  private static int usage(ParameterException wrong, Surroundings here) {
    String command = wrong.getCommandLine().getCommandSpec().qualifiedName();
    here.err()
        .println(command + ": " + Shown.line(wrong.getMessage()) + " (see " + command + " --help)");
    return ExitCode.USAGE;
  }

  private static int failure(Exception thrown, Surroundings here) {
    if (thrown instanceof CommandFailure failure) {
      here.err().println("kit: " + failure.line());
      return here.interrupts().exitCode().orElse(failure.exitCode());
    }
    here.err().println("kit: something is wrong in kit itself: " + Shown.line(thrown));
    return ExitCode.INTERNAL;
  }

  @Override
  public void run() {
    throw new ParameterException(
        spec.commandLine(), "name a command: " + String.join(", ", spec.subcommands().keySet()));
  }
}
