package org.robotmcpkit.verification;

import static java.nio.file.StandardCopyOption.REPLACE_EXISTING;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** The Node programs with the packages they need, set up once below {@code target}: the source tree stays clean. */
final class NodeClients {
  private static final Duration INSTALL_LIMIT = Duration.ofMinutes(5);
  private static final String INSTALLED = "installed.json";

  private NodeClients() {}

  /** The folder with the programs and their packages. */
  static synchronized Path ready() {
    Path folder = Checkout.work("clients");
    try {
      copyTo(folder);
      Path lock = folder.resolve("package-lock.json");
      Path installed = folder.resolve(INSTALLED);
      if (!Files.exists(installed) || Files.mismatch(lock, installed) >= 0) {
        install(folder);
        Files.copy(lock, installed, REPLACE_EXISTING);
      }
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
    return folder;
  }

  private static void install(Path folder) {
    String npmCommand = Interpreter.NPM.command();
    List<String> command =
        List.of(npmCommand, "ci", "--ignore-scripts", "--no-audit", "--no-fund", "--prefix", folder.toString());
    try (ChildProcess npm = ChildProcess.start("npm ci", Map.of(), command)) {
      assertThat(npm.exitWithin(INSTALL_LIMIT)).withFailMessage(npm::transcript).isZero();
    }
  }

  private static void copyTo(Path folder) throws IOException {
    try (Stream<Path> files = Files.list(Checkout.clients())) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        Files.copy(file, folder.resolve(file.getFileName()), REPLACE_EXISTING);
      }
    }
  }
}
