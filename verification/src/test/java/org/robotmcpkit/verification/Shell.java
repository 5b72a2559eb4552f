package org.robotmcpkit.verification;

import java.io.File;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Runs what a page tells its readers to type. */
final class Shell {
  private Shell() {}

  /**
   * Starts a POSIX shell in that folder with these lines. {@code java} is the JVM that runs the
   * tests, and {@code kit} the command's jar.
   */
  static ChildProcess start(Path folder, Map<String, String> environment, String lines) {
    Map<String, String> all = new HashMap<>(environment);
    String java = Path.of(System.getProperty("java.home"), "bin").toString();
    all.put("PATH", java + File.pathSeparator + System.getenv("PATH"));
    all.put("KIT_JAR", Checkout.kitJar().toString());
    String kit = "kit() { java -jar \"$KIT_JAR\" \"$@\"; }\n";
    return ChildProcess.start(
        lines, all, List.of("sh", "-c", "cd '" + folder + "' || exit 99\n" + kit + lines));
  }
}
