package org.robotmcpkit.verification;

import static java.nio.file.StandardCopyOption.REPLACE_EXISTING;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * A folder of Node programs with the packages they need, set up once below {@code target}: the
 * source tree stays clean.
 */
enum NodeFolder {
  /** Clients that run on any Node this project supports. */
  CLIENTS("clients", "ci"),

  /** What drives a browser, which the machine has. */
  BROWSER("browser", "ci"),

  /**
   * What needs a newer Node, which it brings along: the conformance suite and the Inspector. One of
   * the packages has an optional dependency that npm does not have, which {@code npm ci} takes for
   * a mistake in the lock file.
   */
  SUITES("suites", "install", "--no-save");

  private static final Duration INSTALL_LIMIT = Duration.ofMinutes(5);
  private static final String INSTALLED = "installed.json";

  private final String folder;
  private final List<String> install;

  NodeFolder(String folder, String... install) {
    this.folder = folder;
    this.install = List.of(install);
  }

  /** Where it lies in the source tree. */
  Path source() {
    return Checkout.file("verification/src/test").resolve(folder);
  }

  /** The folder with the programs and their packages. */
  synchronized Path ready() {
    Path work = Checkout.work(folder);
    try {
      copyTo(work);
      Path lock = work.resolve("package-lock.json");
      Path installed = work.resolve(INSTALLED);
      if (!Files.exists(installed) || Files.mismatch(lock, installed) >= 0) {
        install(work);
        Files.copy(lock, installed, REPLACE_EXISTING);
      }
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
    return work;
  }

  /** The Node that has come with the packages of a folder; without one, the machine's own. */
  static String nodeIn(Path ready) throws IOException {
    try (Stream<Path> packages = Files.list(ready.resolve("node_modules"))) {
      return packages
          .map(found -> found.resolve("bin/node"))
          .filter(Files::isExecutable)
          .map(Path::toString)
          .findFirst()
          .orElseGet(Interpreter.NODE::command);
    }
  }

  private void install(Path work) {
    List<String> command = new ArrayList<>(List.of(Interpreter.NPM.command()));
    command.addAll(install);
    command.addAll(
        List.of("--ignore-scripts", "--no-audit", "--no-fund", "--prefix", work.toString()));
    try (ChildProcess npm = ChildProcess.start("npm", Map.of(), command)) {
      assertThat(npm.exitWithin(INSTALL_LIMIT)).withFailMessage(npm::transcript).isZero();
    }
  }

  private void copyTo(Path work) throws IOException {
    try (Stream<Path> files = Files.list(source())) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        Files.copy(file, work.resolve(file.getFileName()), REPLACE_EXISTING);
      }
    }
  }
}
