package org.robotmcpkit.verification;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import org.awaitility.Awaitility;
import org.awaitility.core.ConditionTimeoutException;

/** The events endpoint of a planner, written in Python with an HMAC of its own. */
final class Receiver implements AutoCloseable {
  /** What server and receiver share. */
  static final String SECRET = "a-secret-for-these-tests-0123456789";

  private static final Duration PATIENCE = Duration.ofSeconds(20);
  private static final Duration POLL = Duration.ofMillis(20);

  private final ChildProcess process;
  private final Path journal;
  private final String url;

  private Receiver(ChildProcess process, Path journal) {
    this.process = process;
    this.journal = journal;
    this.url = process.awaitStdout(line -> line.startsWith("http://"));
  }

  static Receiver start() {
    return startFailing(0);
  }

  /** A receiver that answers 500 to so many attempts first. */
  static Receiver startFailing(int attempts) {
    String python = Interpreter.PYTHON.command();
    try {
      Path journal = Files.createTempFile(Checkout.work("journals"), "events", ".jsonl");
      List<String> command =
          List.of(
              python,
              Checkout.clients().resolve("receiver.py").toString(),
              "--out",
              journal.toString(),
              "--fail-first",
              String.valueOf(attempts));
      return new Receiver(
          ChildProcess.start("receiver.py", Map.of("RVC_EVENT_SECRET", SECRET), command), journal);
    } catch (IOException unwritable) {
      throw new UncheckedIOException(unwritable);
    }
  }

  /** What a server needs to post to this receiver. */
  Map<String, String> environment() {
    return Map.of("RVC_CALLBACK_URL", url, "RVC_EVENT_SECRET", SECRET);
  }

  /** All attempts so far, in the order in which they came. */
  List<Attempt> attempts() {
    try {
      String text = Files.readString(journal);
      // whole lines only
      return text.substring(0, text.lastIndexOf('\n') + 1).lines().map(Attempt::parse).toList();
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }

  /**
   * All attempts, as soon as one fulfils the condition. At the latest what has come after a while:
   * tests assert.
   */
  List<Attempt> awaitAttempt(Predicate<Attempt> condition) {
    return await(attempts -> attempts.stream().anyMatch(condition));
  }

  /**
   * All attempts, as soon as there are so many. At the latest what has come after a while: tests
   * assert.
   */
  List<Attempt> awaitAttempts(int count) {
    return await(attempts -> attempts.size() >= count);
  }

  private List<Attempt> await(Predicate<List<Attempt>> condition) {
    try {
      return Awaitility.await()
          .atMost(PATIENCE)
          .pollInterval(POLL)
          .until(this::attempts, condition);
    } catch (ConditionTimeoutException late) {
      return attempts();
    }
  }

  @Override
  public void close() {
    process.close();
  }
}
