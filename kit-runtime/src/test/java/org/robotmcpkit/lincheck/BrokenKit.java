package org.robotmcpkit.lincheck;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.management.ManagementFactory;
import java.lang.reflect.Method;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jetbrains.lincheck.LincheckAssertionError;
import org.robotmcpkit.event.Mutant;
import org.robotmcpkit.event.MutantClasses;

/**
 * Checks the kit with something broken, in a JVM of its own: Lincheck keeps what it has made of a
 * class by the class's name, so that a mutant and the kit as it is cannot live in one.
 */
public final class BrokenKit {
  private static final int FOUND = 42;

  private BrokenKit() {}

  /** Fails if no interleaving of the mutant's operations answers other than the specification. */
  public static void assertFound(Class<?> test, Mutant mutant, Class<?> specification)
      throws Exception {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    ManagementFactory.getRuntimeMXBean().getInputArguments().stream()
        .filter(
            flag -> flag.startsWith("--add") || flag.startsWith("-XX:") || flag.startsWith("-D"))
        .forEach(command::add);
    for (String property :
        List.of(
            "basedir", "kit.main.sources", "kit.lincheck.scenarios", "kit.lincheck.invocations")) {
      if (System.getProperty(property) != null) {
        command.add("-D" + property + "=" + System.getProperty(property));
      }
    }
    command.addAll(
        List.of("-cp", System.getProperty("java.class.path"), BrokenKit.class.getName()));
    command.addAll(List.of(test.getName(), mutant.breaks(), specification.getName()));
    Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
    String said;
    try {
      said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    } finally {
      process.destroyForcibly();
    }
    assertThat(process.waitFor())
        .as("\"%s\" is found; the check said: %s", mutant, said)
        .isEqualTo(FOUND);
  }

  /** Takes the test that lists the mutants, the name of one of them, and the specification. */
  public static void main(String[] args) throws Exception {
    Method mutants = Class.forName(args[0]).getDeclaredMethod("mutants");
    mutants.setAccessible(true);
    Mutant mutant =
        ((List<?>) mutants.invoke(null))
            .stream()
                .map(Mutant.class::cast)
                .filter(one -> one.breaks().equals(args[1]))
                .findFirst()
                .orElseThrow();
    MutantClasses classes = MutantClasses.of(mutant);
    try {
      Interleavings.check(classes.loadClass(mutant.finder().getName()), classes.loadClass(args[2]));
    } catch (LincheckAssertionError found) {
      System.exit(FOUND);
    }
    System.exit(0);
  }
}
