package org.robotmcpkit.cli;

import picocli.AutoComplete;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** {@code kit completion}: what a shell needs to complete the command's words. */
@Command(
    name = "completion",
    description = "Prints a completion script for bash and zsh.",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    footer = {"", "Example:", "  source <(kit completion)"})
final class CompletionCommand implements Runnable {
  private final Surroundings here;

  @Spec private CommandSpec spec;

  CompletionCommand(Surroundings here) {
    this.here = here;
  }

  @Override
  public void run() {
    here.out().print(AutoComplete.bash("kit", spec.root().commandLine()));
    here.out().flush();
  }
}
