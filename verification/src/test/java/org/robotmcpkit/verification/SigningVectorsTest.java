package org.robotmcpkit.verification;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** The vectors that the kit's own signer is tested with, checked in other languages. */
class SigningVectorsTest {
  private static final Path VECTORS =
      Checkout.file("kit-runtime/src/test/resources/signing-vectors.json");

  @Test
  void theReceiverInPythonVerifiesThem() {
    verifies(Interpreter.PYTHON, "vectors.py", Checkout.clients().resolve("receiver.py"));
  }

  @Test
  void thePythonExampleOfTheContractVerifiesThem() throws IOException {
    verifies(
        Interpreter.PYTHON, "vectors.py", example("docs/contract.md#verify-python", "example.py"));
  }

  @Test
  void theNodeExampleOfTheContractVerifiesThem() throws IOException {
    verifies(
        Interpreter.NODE, "vectors.mjs", example("docs/contract.md#verify-node", "example.mjs"));
  }

  private static void verifies(Interpreter interpreter, String script, Path verifier) {
    Path program = Checkout.clients().resolve(script);
    List<String> command =
        List.of(interpreter.command(), program.toString(), VECTORS.toString(), verifier.toString());
    try (ChildProcess check = ChildProcess.start(script, Map.of(), command)) {
      assertThat(check.exitWithin(Duration.ofSeconds(30)))
          .withFailMessage(check::transcript)
          .isZero();
      assertThat(check.stdout()).containsExactly("50");
    }
  }

  /** A code block of a page, as a file. */
  private static Path example(String address, String name) throws IOException {
    return Files.writeString(
        Checkout.work("examples").resolve(name), CodeBlock.named(address).text());
  }
}
