package org.robotmcpkit.verification;

import static org.junit.jupiter.api.Assertions.fail;
import static org.junit.jupiter.api.Assumptions.abort;

import java.io.UncheckedIOException;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A tool of another language that this machine may lack. */
enum Interpreter {
  NODE("node", 20, 0),
  NPM("npm", 9, 0),
  PYTHON("python3", 3, 9),
  CHROMIUM("chromium", 100, 0),
  CURL("curl", 7, 0);

  private static final String REQUIRED = "KIT_REQUIRE_TOOLS";
  private static final Pattern VERSION = Pattern.compile("(\\d+)\\.(\\d+)");
  private static final Map<Interpreter, Optional<String>> LACKS = new ConcurrentHashMap<>();

  private final String command;
  private final int major;
  private final int minor;

  Interpreter(String command, int major, int minor) {
    this.command = command;
    this.major = major;
    this.minor = minor;
  }

  /**
   * Its command. Where it is missing the test is skipped, or fails if the environment says that
   * tools are required.
   */
  String command() {
    Optional<String> lack = LACKS.computeIfAbsent(this, Interpreter::lookForLack);
    if (lack.isPresent()) {
      if ("true".equals(System.getenv(REQUIRED))) {
        fail(lack.get() + ", and " + REQUIRED + " is true");
      }
      abort(lack.get());
    }
    return command;
  }

  private Optional<String> lookForLack() {
    String wanted = command + " " + major + "." + minor + " or later is needed";
    try (ChildProcess asked =
        ChildProcess.start(command, Map.of(), List.of(command, "--version"))) {
      asked.exitWithin(Duration.ofSeconds(20));
      Matcher found = VERSION.matcher(String.join(" ", asked.stdout()));
      if (!found.find()) {
        return Optional.of(wanted + ", but it does not tell its version");
      }
      int foundMajor = Integer.parseInt(found.group(1));
      int foundMinor = Integer.parseInt(found.group(2));
      boolean good = foundMajor > major || foundMajor == major && foundMinor >= minor;
      return good ? Optional.empty() : Optional.of(wanted + ", found " + found.group());
    } catch (UncheckedIOException notThere) {
      return Optional.of(wanted + ", and there is none");
    }
  }
}
