package org.robotmcpkit.verification;

import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.TestWatcher;

/**
 * Says on the console which tests this machine could not run, and why: the build itself only counts
 * them.
 */
public final class SkippedTestsByName implements TestWatcher {
  @Override
  public void testAborted(ExtensionContext test, Throwable cause) {
    String testClass = test.getRequiredTestClass().getSimpleName();
    System.out.printf(
        "Skipped: %s.%s (%s)%n", testClass, test.getDisplayName(), cause.getMessage());
  }
}
