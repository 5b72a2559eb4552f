package org.robotmcpkit;

import static org.junit.platform.engine.discovery.ClassNameFilter.excludeClassNamePatterns;
import static org.junit.platform.engine.discovery.ClassNameFilter.includeClassNamePatterns;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectPackage;
import static org.junit.platform.launcher.TagFilter.excludeTags;

import java.io.PrintWriter;
import java.nio.charset.Charset;
import java.time.ZoneId;
import org.junit.platform.launcher.LauncherDiscoveryRequest;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;
import org.junit.platform.launcher.listeners.SummaryGeneratingListener;
import org.junit.platform.launcher.listeners.TestExecutionSummary;

/**
 * The program of {@link LocaleTest}: says what this JVM makes of digits, letters, bytes and time,
 * and runs tests.
 *
 * <p>Its argument is a pattern for the names of test classes. Ends with 0 if all of them have
 * passed.
 */
final class LocaleProgram {
  private static final int MOST_FAILURES_SHOWN = 20;

  private LocaleProgram() {}

  public static void main(String[] args) {
    System.out.println(
        "here: "
            + String.format("%d", 1).codePointAt(0)
            + " "
            + "I".toLowerCase().codePointAt(0)
            + " "
            + Charset.defaultCharset()
            + " "
            + ZoneId.systemDefault());
    LauncherDiscoveryRequest request =
        LauncherDiscoveryRequestBuilder.request()
            .selectors(selectPackage("org.robotmcpkit"))
            .filters(
                includeClassNamePatterns(args[0]),
                excludeClassNamePatterns(".*\\.(LocaleTest|MutantsTest)"),
                // these need a machine, or a JVM, of their own
                excludeTags("load", "lincheck"))
            .build();
    SummaryGeneratingListener listener = new SummaryGeneratingListener();
    LauncherFactory.create().execute(request, listener);
    TestExecutionSummary summary = listener.getSummary();
    summary.printFailuresTo(new PrintWriter(System.out, true), MOST_FAILURES_SHOWN);
    System.out.println(
        "passed: "
            + summary.getTestsSucceededCount()
            + ", failed: "
            + summary.getTotalFailureCount());
    System.exit(summary.getTotalFailureCount() == 0 ? 0 : 1);
  }
}
