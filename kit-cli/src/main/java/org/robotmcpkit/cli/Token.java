package org.robotmcpkit.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * What says to a server who calls. Never printed.
 *
 * @param text the token
 */
record Token(String text) {
  static final String VARIABLE = "MCP_TOKEN";
  private static final long MOST_BYTES = 64 * 1024;

  /**
   * The token in the file, else in {@value #VARIABLE}, else none.
   *
   * @throws CommandFailure if the file cannot be read, or what is there is no token
   */
  static Optional<Token> of(@Nullable Path file, Map<String, String> variables) {
    if (file != null) {
      return Optional.of(
          checked(secretIn(file, "--token-file"), "--token-file " + Shown.line(file)));
    }
    String text = variables.getOrDefault(VARIABLE, "").strip();
    return text.isEmpty() ? Optional.empty() : Optional.of(checked(text, VARIABLE));
  }

  /** The text in a file that holds a secret, without white space around it. */
  static String secretIn(Path file, String option) {
    try {
      if (Files.size(file) > MOST_BYTES) {
        throw CommandFailure.usage(
            option + " " + Shown.line(file) + " is too large to hold a secret");
      }
      return Files.readString(file).strip();
    } catch (IOException unreadable) {
      throw CommandFailure.usage(option + " " + Shown.line(file) + " cannot be read");
    }
  }

  private static Token checked(String text, String from) {
    if (!text.matches("[\\x21-\\x7e]+")) {
      throw CommandFailure.usage(
          from + " does not hold one token: visible ASCII characters without spaces");
    }
    return new Token(text);
  }

  /** The header's value. */
  String bearer() {
    return "Bearer " + text;
  }

  @Override
  public String toString() {
    return "Token";
  }
}
