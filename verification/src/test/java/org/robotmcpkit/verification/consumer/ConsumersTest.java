package org.robotmcpkit.verification.consumer;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.robotmcpkit.verification.Checkout;
import org.robotmcpkit.verification.consumer.Stranger.Ended;

/**
 * Maven builds of people who use the kit, in {@code src/test/consumers}. Gradle is not run here:
 * none that runs on Java 17 can be had from a package registry.
 */
@Tag("suites")
class ConsumersTest {
  private static final Path CONSUMERS = Checkout.file("verification/src/test/consumers");
  private static final String TOOLS = "target/classes/com/example/greeter/GreeterTools.class";

  /** The first whose compiler runs only processors that it is told of. */
  private static final int FIRST_SILENT = 23;

  @TempDir Path folder;
  private LocalRepository repository;

  @BeforeEach
  void stage() throws IOException {
    repository = LocalRepository.besideTheUsual(folder.resolve("repository"));
  }

  @AfterEach
  void unlink() throws IOException {
    repository.close();
  }

  private Stranger stranger(String consumer) {
    return new Stranger(folder.resolve("project"), repository).with(CONSUMERS.resolve(consumer));
  }

  /** With the greeter that has no needs of its own. */
  private Stranger withGreeter(String consumer) {
    return stranger(consumer).with(CONSUMERS.resolve("greeter"));
  }

  @Test
  void aDependencyAndAProcessorPathAreAllThatItTakes() {
    Stranger stranger = withGreeter("plain");

    stranger.run("mvn -B -ntp compile");

    assertThat(stranger.project().resolve(TOOLS)).isRegularFile();
  }

  @Test
  void aServerCanBeANamedModule() {
    assertThat(withGreeter("module").run("mvn -B -ntp test")).contains("Tests run: 1, Failures: 0");
  }

  @Test
  void lombokStandsBeforeTheKitAndBothVersionsComeFromTheManagedOnes() {
    assertThat(stranger("lombok").run("mvn -B -ntp test")).contains("Tests run: 1, Failures: 0");
  }

  /** Which is what the README's troubleshooting begins with. */
  @Test
  void whereTheProcessorIsNotRunTheCompilerMissesTheClassThatItWrites() {
    Stranger stranger = withGreeter("silent");

    Ended ended = stranger.tryTo("mvn -B -ntp compile");

    if (Runtime.version().feature() < FIRST_SILENT) {
      assertThat(ended.exit()).withFailMessage(ended::said).isZero();
    } else {
      assertThat(ended.exit()).isNotZero();
      assertThat(ended.said())
          .contains("Greeter.java", "cannot find symbol")
          .containsPattern("symbol: +class GreeterTools");
    }
  }

  @Test
  void withoutAProcessorPathTheCompilerCanBeTold() {
    Stranger stranger = withGreeter("asked");

    stranger.run("mvn -B -ntp compile");

    assertThat(stranger.project().resolve(TOOLS)).isRegularFile();
  }
}
