package org.robotmcpkit.verification;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import org.awaitility.Awaitility;

/**
 * A process that a test has started: the lines that it writes, its exit, and its certain end.
 *
 * <p>The child sees none of the variables that would configure a server or a JVM behind the test's
 * back.
 */
public final class ChildProcess implements AutoCloseable {
  private static final Set<String> FOREIGN_VARIABLES =
      Set.of(
          "JAVA_TOOL_OPTIONS", "JDK_JAVA_OPTIONS", "_JAVA_OPTIONS", "NODE_OPTIONS", "PYTHONPATH");
  private static final Duration PATIENCE = Duration.ofSeconds(30);

  private final String name;
  private final Process process;
  private final List<String> stdout = new CopyOnWriteArrayList<>();
  private final List<String> stderr = new CopyOnWriteArrayList<>();
  private final List<Thread> readers;

  private ChildProcess(String name, Process process) {
    this.name = name;
    this.process = process;
    this.readers =
        List.of(reader(process.getInputStream(), stdout), reader(process.getErrorStream(), stderr));
  }

  public static ChildProcess start(
      String name, Map<String, String> environment, List<String> command) {
    ProcessBuilder builder = new ProcessBuilder(command);
    builder.environment().keySet().removeIf(ChildProcess::isForeign);
    builder.environment().put("MCP_REGISTRY", "off");
    builder.environment().put("LOG_LEVEL", "warn");
    builder.environment().putAll(environment);
    try {
      return new ChildProcess(name, builder.start());
    } catch (IOException notStarted) {
      throw new UncheckedIOException(notStarted);
    }
  }

  /** The lines on stdout so far. */
  public List<String> stdout() {
    return List.copyOf(stdout);
  }

  /** The lines on stderr so far. */
  List<String> stderr() {
    return List.copyOf(stderr);
  }

  OutputStream stdin() {
    return process.getOutputStream();
  }

  /** What it has started itself, as a shell does. */
  List<ProcessHandle> descendants() {
    return process.descendants().toList();
  }

  boolean isAlive() {
    return process.isAlive();
  }

  /** The first line on stdout that fulfils the condition, as soon as it is there. */
  String awaitStdout(Predicate<String> condition) {
    return await(stdout, condition);
  }

  /** The first line on stderr that fulfils the condition, as soon as it is there. */
  public String awaitStderr(Predicate<String> condition) {
    return await(stderr, condition);
  }

  private String await(List<String> lines, Predicate<String> condition) {
    Awaitility.await(name + " to write the expected line")
        .atMost(PATIENCE)
        .pollInterval(Duration.ofMillis(10))
        .until(() -> lines.stream().anyMatch(condition) || !process.isAlive());
    return lines.stream()
        .filter(condition)
        .findFirst()
        .orElseThrow(() -> new AssertionError("the expected line is missing from " + transcript()));
  }

  /** Asks the process to end, as a supervisor does: SIGTERM. */
  public void terminate() {
    process.destroy();
  }

  /** Ends it in the middle of whatever it does, as a power cut would. */
  void kill() {
    process.destroyForcibly();
  }

  /**
   * The exit code; fails when the process takes longer than that. All its output has been read
   * then.
   */
  public int exitWithin(Duration limit) {
    try {
      assertThat(process.waitFor(limit.toMillis(), TimeUnit.MILLISECONDS))
          .withFailMessage(() -> "still running after " + limit + ": " + transcript())
          .isTrue();
      for (Thread reader : readers) {
        reader.join(PATIENCE.toMillis());
      }
      return process.exitValue();
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
      throw new AssertionError(interrupted);
    }
  }

  /** Ends the process, by force if need be, and what it has started. */
  @Override
  public void close() {
    List<ProcessHandle> descendants = process.descendants().toList();
    process.destroy();
    try {
      if (!process.waitFor(10, TimeUnit.SECONDS)) {
        process.destroyForcibly().waitFor(10, TimeUnit.SECONDS);
      }
    } catch (InterruptedException interrupted) {
      process.destroyForcibly();
      Thread.currentThread().interrupt();
    } finally {
      descendants.forEach(ProcessHandle::destroyForcibly);
    }
  }

  /** What it has written, for a message. */
  String transcript() {
    return name + ", stdout " + stdout + ", stderr " + stderr;
  }

  private static boolean isForeign(String variable) {
    return variable.startsWith("RVC_")
        || variable.startsWith("MCP_")
        || variable.startsWith("LOG_")
        || FOREIGN_VARIABLES.contains(variable);
  }

  private static Thread reader(InputStream stream, List<String> lines) {
    Thread thread = new Thread(() -> read(stream, lines), "reads a child's output");
    thread.setDaemon(true);
    thread.start();
    return thread;
  }

  private static void read(InputStream stream, List<String> lines) {
    try (BufferedReader reader = new BufferedReader(new InputStreamReader(stream, UTF_8))) {
      for (String line = reader.readLine(); line != null; line = reader.readLine()) {
        lines.add(line);
      }
    } catch (IOException closedWithTheProcess) {
      // nothing more will come
    }
  }
}
