package org.robotmcpkit.verification.consumer;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.robotmcpkit.verification.ChildProcess;

/**
 * Somebody with a project in a folder of their own, a local Maven repository, the JDK of these
 * tests, and a shell in which commands are typed as the pages show them.
 */
record Stranger(Path project, LocalRepository repository) {
  private static final Duration LIMIT = Duration.ofMinutes(8);

  /** Copies a folder into the project, over what is there. */
  Stranger with(Path files) {
    try (Stream<Path> all = Files.walk(files)) {
      for (Path file : all.filter(Files::isRegularFile).toList()) {
        Path copy = project.resolve(files.relativize(file).toString());
        if (!copy.startsWith(project.resolve("target"))) {
          Files.createDirectories(copy.getParent());
          Files.copy(file, copy);
        }
      }
      return this;
    } catch (IOException uncopied) {
      throw new UncheckedIOException(uncopied);
    }
  }

  /** Runs a command, which must come to a good end; what it has written. */
  String run(String command) {
    Ended ended = tryTo(command);
    assertThat(ended.exit()).withFailMessage(ended::said).isZero();
    return ended.said();
  }

  /** Runs a command to whatever end. */
  Ended tryTo(String command) {
    try (ChildProcess process = start(command, Map.of())) {
      return new Ended(process.exitWithin(LIMIT), String.join("\n", process.stdout()));
    }
  }

  /** Starts a command with these variables beside its own. */
  ChildProcess start(String command, Map<String, String> more) {
    Path java = Path.of(System.getProperty("java.home"));
    Map<String, String> environment = new HashMap<>(more);
    environment.put("JAVA_HOME", java.toString());
    environment.put(
        "PATH",
        java.resolve("bin") + File.pathSeparator + System.getenv().getOrDefault("PATH", ""));
    environment.put("MAVEN_OPTS", "-Dmaven.repo.local=" + repository.folder());
    return ChildProcess.start(
        command,
        environment,
        List.of("sh", "-c", "cd \"$0\" && exec env " + command, project.toString()));
  }

  /** How a command has ended, and its standard output, where Maven says everything. */
  record Ended(int exit, String said) {}
}
