package org.robotmcpkit.cli;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.BufferedReader;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.awaitility.Awaitility;

/**
 * The command in this process: with or without a terminal, with what is typed and piped in, and
 * with ctrl-C.
 */
public final class KitRun {
  private static final Duration PATIENCE = Duration.ofSeconds(30);

  private final ByteArrayOutputStream out = new ByteArrayOutputStream();
  private final ByteArrayOutputStream err = new ByteArrayOutputStream();
  private final Map<String, String> variables = new HashMap<>(Map.of("MCP_REGISTRY", "off"));
  private final PipedOutputStream typed = new PipedOutputStream();
  private final CompletableFuture<Integer> leftAtOnce = new CompletableFuture<>();
  private final Interrupts interrupts = new Interrupts(leftAtOnce::complete);
  private String piped = "";
  private boolean isTerminal;
  private CompletableFuture<Integer> ended = new CompletableFuture<>();

  /** With a variable. */
  public KitRun with(String variable, String value) {
    variables.put(variable, value);
    return this;
  }

  /** With something piped in. */
  public KitRun pipedIn(String text) {
    piped = text;
    return this;
  }

  /** With a person at a terminal. */
  public KitRun atTerminal() {
    isTerminal = true;
    return this;
  }

  /** Starts. */
  public KitRun start(String... args) {
    Surroundings here = surroundings();
    ended =
        CompletableFuture.supplyAsync(
            () -> Kit.run(List.of(args), here), work -> new Thread(work, "kit").start());
    return this;
  }

  private Surroundings surroundings() {
    try {
      return new Surroundings(
          new PrintStream(out, true, UTF_8),
          new PrintStream(err, true, UTF_8),
          new ByteArrayInputStream(piped.getBytes(UTF_8)),
          isTerminal
              ? Optional.of(
                  new Keyboard(
                      new BufferedReader(
                          new InputStreamReader(new PipedInputStream(typed), UTF_8))))
              : Optional.empty(),
          variables,
          interrupts);
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible);
    }
  }

  /** Runs to the end; the exit code. */
  public int run(String... args) {
    return start(args).exitCode();
  }

  /** The exit code, as soon as it is over. */
  public int exitCode() {
    try {
      return (Integer)
          CompletableFuture.anyOf(ended, leftAtOnce).get(PATIENCE.toSeconds(), TimeUnit.SECONDS);
    } catch (InterruptedException | ExecutionException | TimeoutException failed) {
      throw new AssertionError("out: " + out() + ", err: " + err(), failed);
    }
  }

  /** Types a line. */
  public KitRun type(String line) {
    try {
      typed.write((line + "\n").getBytes(UTF_8));
      typed.flush();
      return this;
    } catch (IOException gone) {
      throw new UncheckedIOException(gone);
    }
  }

  /** The end of what is typed, ctrl-D. */
  KitRun typeEnd() {
    try {
      typed.close();
      return this;
    } catch (IOException gone) {
      throw new UncheckedIOException(gone);
    }
  }

  /** Presses ctrl-C. */
  public void interrupt() {
    interrupts.interrupt(ExitCode.INTERRUPTED);
  }

  /** Waits until that was printed. */
  public KitRun awaitOut(String text) {
    Awaitility.await("kit to print " + text + " among " + out() + err())
        .atMost(PATIENCE)
        .until(() -> out().contains(text));
    return this;
  }

  /** Waits until that was said besides. */
  public KitRun awaitErr(String text) {
    Awaitility.await("kit to say " + text + " among " + out() + err())
        .atMost(PATIENCE)
        .until(() -> err().contains(text));
    return this;
  }

  /** What was printed so far. */
  public String out() {
    return out.toString(UTF_8);
  }

  /** The lines that were printed so far. */
  public List<String> lines() {
    return out().lines().toList();
  }

  /** What was said besides so far. */
  public String err() {
    return err.toString(UTF_8);
  }
}
