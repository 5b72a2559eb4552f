package org.robotmcpkit.cli;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.util.List;
import java.util.concurrent.Callable;
import org.robotmcpkit.menu.PrintMenu;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** {@code kit menu}: what a model can do with the tools in jars, for a review. */
@Command(
    name = "menu",
    description =
        "Prints what a model can do with the tools in jars, as a table for a review. Runs nothing of them.",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    footer = {"", "Example:", "  kit menu sample-sleeper/target/sample-sleeper.jar"})
final class MenuCommand implements Callable<Integer> {
  private final Surroundings here;

  @Parameters(arity = "1..*", paramLabel = "JAR", description = "Jars, or folders of classes.")
  private List<String> jars = List.of();

  MenuCommand(Surroundings here) {
    this.here = here;
  }

  @Override
  public Integer call() {
    ByteArrayOutputStream wrong = new ByteArrayOutputStream();
    if (PrintMenu.run(jars, here.out(), new PrintStream(wrong, true, UTF_8)) != 0) {
      throw CommandFailure.usage(Shown.line(wrong.toString(UTF_8).strip()));
    }
    return ExitCode.OK;
  }
}
